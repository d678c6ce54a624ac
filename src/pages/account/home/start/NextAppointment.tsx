import { portraitUrl } from '#api/portraits.ts'
import { Deferred } from '#data/Deferred.tsx'
import { dayOf, hoursOf, zoneNote } from '#domain/lessonTimes.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { accountHomeText } from '#text/accountHome.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import type { StudentHome } from './load.ts'
import type { NextAppointment as Next } from './next.ts'
import { StartSection, PartEmpty } from './StartSection.tsx'
import styles from './StartPage.module.css'

const text = accountHomeText.next

/** The next appointment: the tutor, and the Romanian time. */
export function NextAppointment({ next }: Pick<StudentHome, 'next'>) {
  return (
    <StartSection title={text.heading} all={text.all} to={paths.appointments}>
      <Deferred promise={next} skeleton={<LessonSkeleton />} failed={text.failed}>
        {lesson =>
          lesson ? <Lesson {...lesson} /> : <PartEmpty title={text.empty}>{text.emptyHelp}</PartEmpty>
        }
      </Deferred>
    </StartSection>
  )
}

function LessonSkeleton() {
  return (
    <div className={styles.person} aria-busy="true">
      <Skeleton shape="circle" width="3.5rem" height="3.5rem" />
      <div className={styles.lines}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
    </div>
  )
}

function Lesson({ appointment, state, isToday }: Next) {
  const { Teacher, Category, StartDate } = appointment
  const name = displayName(Teacher ?? {}, true) || text.unnamed
  const zone = zoneNote(StartDate)
  return (
    <div className={styles.person}>
      <Avatar name={name} src={portraitUrl(Teacher?.ProfileImageUrl)} size={56} />
      <div className={styles.lines}>
        <p className={styles.name}>
          {Category && <span dir="auto">{Category.Name}</span>} {text.with} <bdi>{name}</bdi>
        </p>
        <time dateTime={StartDate.toISOString()} className={styles.when}>
          {isToday ? text.today : dayOf(appointment)}, {hoursOf(appointment)}
          {zone && ` (${zone})`}
        </time>
        <p>
          <Badge tone={state === 'unpaid' ? 'amber' : 'action'}>{text.states[state]}</Badge>
        </p>
      </div>
    </div>
  )
}
