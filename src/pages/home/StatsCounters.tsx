import type { Stats } from '#api/users.ts'
import { count } from '#domain/numbers.ts'
import { homeText } from '#text/home.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { usePromise } from '#data/usePromise.ts'
import styles from './StatsCounters.module.css'

type Props = { stats: Promise<Stats> }

/** The three counters, behind the stats flag. They are left out when the call fails. §2 */
export function StatsCounters({ stats }: Props) {
  const state = usePromise(stats)
  if (state.status === 'failed') return null
  const { heading, teachers, users, views } = homeText.stats
  const numbers = state.status === 'done' ? state.value : null
  const counters = [
    { label: teachers, value: numbers?.TotalTeacher },
    { label: users, value: numbers?.TotalUser },
    { label: views, value: numbers?.TotalViews },
  ]
  return (
    <section aria-label={heading}>
      <dl className={styles.counters}>
        {counters.map(({ label, value }) => (
          <div key={label} className={styles.counter}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <Skeleton className={styles.numberSkeleton} /> : count(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
