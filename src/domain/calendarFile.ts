import { lessonEnd, lessonStart } from './booking.ts'

type Lesson = {
  /** `yyyy-MM-dd` */
  day: string
  hour: number
  title: string
  description: string
  /** Identifies the event, so that a calendar that imports it twice shows it once. */
  id: string
  /** Time at which the file was created. */
  made: Date
}

/** The rules of Romania's time zone, for calendar programs that do not know the zone by its name. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Bucharest',
  'BEGIN:DAYLIGHT',
  'TZNAME:EEST',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'DTSTART:19700329T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:EET',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'DTSTART:19701025T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Returns a lesson of one hour as an iCalendar file (RFC 5545), in Romanian time. */
export function calendarFile({ day, hour, title, description, id, made }: Lesson): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//meditatii-web//RO',
    ...zone,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(made.toISOString())}`,
    `DTSTART;TZID=Europe/Bucharest:${compact(lessonStart(day, hour))}`,
    `DTEND;TZID=Europe/Bucharest:${compact(lessonEnd(day, hour))}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
}

/** Returns a moment in the notation of the file, `20261120T140000`. */
const compact = (moment: string) => moment.replace(/[-:]|\.\d+/g, '')

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const maxLineBytes = 75
const encoder = new TextEncoder()

/** Folds a line into lines of at most 75 bytes, each continuation beginning with a space. */
function fold(line: string): string {
  const parts: string[] = ['']
  for (const character of line) {
    const part = parts.at(-1) + character
    if (encoder.encode(part).length <= maxLineBytes) parts[parts.length - 1] = part
    else parts.push(` ${character}`)
  }
  return parts.join('\r\n')
}
