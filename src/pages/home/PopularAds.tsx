import { ArrowRight } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { Paged } from '#api/schemas.ts'
import type { Ad } from '#api/users.ts'
import { describeError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { AdCard } from '#features/ads/AdCard.tsx'
import { AdCardSkeleton } from '#features/ads/AdCardSkeleton.tsx'
import { errorText } from '#text/errors.ts'
import { homeText } from '#text/home.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { usePromise } from '#ui/usePromise.ts'
import styles from './PopularAds.module.css'
import page from './HomePage.module.css'

type Props = { ads: Promise<Paged<Ad>> }

const text = homeText.popularAds
const shown = 6

/** A strip of the most popular ads: the list's own call in its first order. */
export function PopularAds({ ads }: Props) {
  return (
    <section>
      <header className={page.sectionHead}>
        <h2 className={page.sectionHeading}>{text.heading}</h2>
        <p>{text.help}</p>
        <Link to={paths.tutors} className={page.all}>
          {text.all}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      </header>
      <Strip ads={ads} />
    </section>
  )
}

function Strip({ ads }: Props) {
  const state = usePromise(ads)
  const { revalidate, state: retrying } = useRevalidator()
  if (state.status === 'failed') {
    return (
      <Alert
        tone="error"
        title={text.failed}
        action={
          <Button
            variant="secondary"
            size="small"
            busy={retrying === 'loading'}
            onClick={() => void revalidate()}
          >
            {errorText.retry}
          </Button>
        }
      >
        {describeError(state.error).help}
      </Alert>
    )
  }
  if (state.status === 'pending') {
    return (
      <div className={styles.strip} aria-busy="true">
        {Array.from({ length: shown }, (_, index) => (
          <div key={index} className={styles.item}>
            <AdCardSkeleton />
          </div>
        ))}
      </div>
    )
  }
  const list = state.value.Entities.slice(0, shown)
  if (list.length === 0) return <EmptyState headingLevel={3} title={text.empty} />
  return (
    <ul className={styles.strip}>
      {list.map(ad => (
        <li key={ad.Code} className={styles.item}>
          <AdCard ad={ad} headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}
