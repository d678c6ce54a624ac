import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { DateLib, DayPicker } from 'react-day-picker'
import type { ChevronProps, ClassNames, Labels } from 'react-day-picker'
// Not from `react-day-picker/locale`, which loads every language in development.
import { ro } from 'react-day-picker/locale/ro'
import { calendarText } from '#text/calendar.ts'
import { classes } from '#ui/classes.ts'
import styles from './Calendar.module.css'
import { toDate, toDay } from './days.ts'

type Props = {
  /** The chosen day. Days are `yyyy-MM-dd`: calendar days without a time zone. */
  value: string | null
  /** Also called for a press on the day that is already chosen. */
  onValueChange: (day: string) => void
  /** Marked as today; earlier days are disabled. */
  today: string
  /** Later days are disabled. */
  lastDay: string
  /** Days that are known to have something to choose. */
  freeDays?: readonly string[]
  /** Days that are known to have nothing to choose. */
  emptyDays?: readonly string[]
  /** Accessible name of the calendar; the grid in it is named by its month. */
  label: string
  /** On mount, focuses the chosen day, or else today. */
  autoFocus?: boolean
}

/** A month view for choosing a day. On a phone and in a narrow column it begins with the week of today. Import it lazily: nothing else needs its library. */
export function Calendar(props: Props) {
  const {
    value,
    onValueChange,
    today,
    lastDay,
    label,
    autoFocus = false,
    freeDays = [],
    emptyDays = [],
  } = props
  const [month, setMonth] = useMonth(value, today)
  return (
    <div role="group" aria-label={label} className={styles.calendar}>
      <DayPicker
        mode="single"
        required
        selected={value === null ? undefined : toDate(value)}
        onSelect={date => onValueChange(toDay(date))}
        month={month}
        onMonthChange={setMonth}
        {...boundsOf(toDate(today), toDate(lastDay))}
        modifiers={{
          past: { before: toDate(today) },
          free: freeDays.map(toDate),
          empty: emptyDays.map(toDate),
        }}
        modifiersClassNames={modifierClasses}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for it where a press has opened the calendar
        autoFocus={autoFocus}
        navLayout="around"
        locale={ro}
        labels={labels}
        components={components}
        classNames={classNames}
      />
    </div>
  )
}

/** Holds the shown month: the one to which the user has paged, until `value` changes. */
function useMonth(value: string | null, today: string) {
  const [month, setMonth] = useState(() => toDate(value ?? today))
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    if (value !== null) setMonth(toDate(value))
  }
  return [month, setMonth] as const
}

function boundsOf(first: Date, last: Date) {
  return { today: first, startMonth: first, endMonth: last, disabled: [{ before: first }, { after: last }] }
}

/** Adds the state of a day to its label, the selection too: the button with the focus lacks `aria-selected`. */
const labels: Partial<Labels> = {
  labelDayButton(date, modifiers, options, dateLib) {
    const day = (dateLib ?? new DateLib(options)).format(date, 'PPPP')
    const named = modifiers['today'] ? calendarText.today(day) : day
    if (modifiers['selected']) return calendarText.chosenDay(named)
    if (modifiers['free']) return calendarText.freeDay(named)
    return modifiers['empty'] ? calendarText.emptyDay(named) : named
  },
  labelPrevious: () => calendarText.previousMonth,
  labelNext: () => calendarText.nextMonth,
}

const components = { Chevron }

function Chevron({ orientation }: ChevronProps) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Arrow />
}

/** CSS classes by the library's names for its parts and states. */
const classNames: Partial<ClassNames> = {
  month: classes(styles.month),
  month_caption: classes(styles.caption),
  button_previous: classes(styles.turn),
  button_next: classes(styles.turn),
  month_grid: classes(styles.grid),
  week: classes(styles.week),
  weekday: classes(styles.weekday),
  day: classes(styles.cell),
  day_button: classes(styles.day),
  today: classes(styles.today),
  selected: classes(styles.selected),
}

const modifierClasses = {
  past: classes(styles.past),
  free: classes(styles.free),
  empty: classes(styles.empty),
}
