import type { Stats } from '#api/users.ts'
import { Deferred } from '#data/Deferred.tsx'
import { count } from '#domain/numbers.ts'
import { homeText } from '#text/home.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import styles from './StatsCounters.module.css'

/** The three counters, behind the stats flag. They are left out when the call fails. §2 */
export function StatsCounters({ stats }: { stats: Promise<Stats> }) {
  return (
    <Deferred promise={stats} skeleton={<Counters />}>
      {numbers => <Counters numbers={numbers} />}
    </Deferred>
  )
}

function Counters({ numbers }: { numbers?: Stats }) {
  const { heading, teachers, users, views } = homeText.stats
  const counters = [
    { label: teachers, value: numbers?.TotalTeacher },
    { label: users, value: numbers?.TotalUser },
    { label: views, value: numbers?.TotalViews },
  ]
  return (
    <section aria-label={heading}>
      <Columns as="dl" least={12} gap={4}>
        {counters.map(({ label, value }) => (
          <div key={label} className={styles.counter}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <Skeleton className={styles.numberSkeleton} /> : count(value)}</dd>
          </div>
        ))}
      </Columns>
    </section>
  )
}
