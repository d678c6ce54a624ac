import ClipboardList from 'lucide-react/icons/clipboard-list'
import FilePlus2 from 'lucide-react/icons/file-plus-corner'
import Search from 'lucide-react/icons/search'
import { useRevalidator } from 'react-router'
import { getActiveAppointments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { usePolling, useRefreshOnReturn } from '#data/usePolling.ts'
import { useDeferred } from '#data/useDeferred.ts'
import { isWithinDays } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { accountHomeText } from '#text/accountHome.ts'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import link from '#ui/CoverLink/CoverLink.module.css'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { Columns, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './StartPage.module.css'
import { type NextAppointment as Next, nextOf, type StudentHome } from './load.ts'
import { Conversations, NextAppointment, ToRate } from './StartSections.tsx'

const text = accountHomeText

const ways = [
  { to: paths.tutors, Icon: Search, title: text.ways.tutors, help: text.ways.tutorsHelp },
  { to: paths.newRequest, Icon: FilePlus2, title: text.ways.newRequest, help: text.ways.newRequestHelp },
  { to: paths.requests, Icon: ClipboardList, title: text.ways.requests, help: text.ways.requestsHelp },
]

/** A student's start page: the next lesson, the newest conversations, a lesson to rate, and links to the main tasks. §6 */
export function StartPage({ viewer, next, toRate, partners }: StudentHome) {
  useLiveNext(next)
  const name = displayName({ FirstName: viewer.FirstName }, true)
  return (
    <Stack gap={6}>
      <PageHead title={text.title} noIndex />
      <ScreenHeader
        lead={text.lead}
        title={
          <>
            <span>{name === '' ? `${text.greeting}!` : `${text.greeting}, `}</span>
            {name !== '' && <bdi>{name}</bdi>}
            {name !== '' && <span>!</span>}
          </>
        }
      />
      <Columns least={20} gap={4}>
        <NextAppointment next={next} />
        <Conversations partners={partners} />
      </Columns>
      <ToRate toRate={toRate} viewer={viewer} />
      <Stack as="section" gap={4}>
        <Text as="h2" size={4}>
          {text.ways.heading}
        </Text>
        <Columns as="ul" least={14} gap={4}>
          {ways.map(({ to, Icon, title, help }) => (
            <li key={to}>
              <Card className={classes(link.card, styles.way)}>
                <Icon className={styles.wayIcon} />
                <Text as="h3" size={3}>
                  <CoverLink to={to} className={styles.cover}>
                    {title}
                  </CoverLink>
                </Text>
                <Text tone="soft" size={2}>
                  {help}
                </Text>
              </Card>
            </li>
          ))}
        </Columns>
      </Stack>
    </Stack>
  )
}

const pollEvery = 60_000

/**
 * Refetches the page when the tab is shown again, when a poll on the day of the lesson finds a change, and when a poll
 * succeeds after a failed refetch. §4
 */
function useLiveNext(next: Promise<Next | null>): void {
  const { revalidate } = useRevalidator()
  const { status, value: shown } = useDeferred(next)

  async function poll(signal: AbortSignal) {
    const hasFailed = status === 'failed'
    // Since the page was loaded, the day of the lesson may have begun, or passed while the computer slept.
    const isDue = shown && isWithinDays(shown.appointment, shown.now, now())
    if (!hasFailed && !isDue) return
    const { Entities } = await getActiveAppointments({ page: 1 }, { background: true, signal })
    if (hasFailed || fingerprint(nextOf(Entities, now())) !== fingerprint(shown)) await revalidate()
  }
  useRefreshOnReturn()
  usePolling(shown !== undefined, pollEvery, poll)
}

const fingerprint = (next: Next | null | undefined) =>
  JSON.stringify(next && { ...next, now: isoDay(next.now) })
