import { longDay } from '#domain/dates.ts'
import { scoreText } from '#domain/numbers.ts'
import { displayName, knownAs } from '#domain/people.ts'
import { bestReview } from '#domain/ratings.ts'
import type { Rating } from '#api/ratings.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Grade } from '#ui/Grade/Grade.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { goToHeading } from './goToHeading.ts'
import styles from './Quote.module.css'
import { reviewsId } from './Reviews.tsx'

type Props = {
  /** Undefined until they have loaded. */
  ratings: readonly Rating[] | undefined
  hasFailed: boolean
  isLoggedIn: boolean
}

const text = tutorText.reviews

/** The best review that has a text (`bestReview`), with a way to all of them. Renders nothing without one. */
export function Quote({ ratings, hasFailed, isLoggedIn }: Props) {
  if (!ratings && !hasFailed)
    return (
      <div className={styles.quote} aria-busy="true">
        <Skeleton shape="block" className={styles.waiting} />
      </div>
    )
  const review = ratings && bestReview(ratings)
  if (!review) return null
  const by = knownAs(displayName(review.Student ?? {}, isLoggedIn))
  const figure = scoreText(review.Rating)
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text} dir="auto">
        {text.quote(review.RatingText?.trim() ?? '')}
      </blockquote>
      <figcaption className={styles.by}>
        <Grade figure={figure} label={tutorText.rating.note(figure)} />
        <span>
          {by}
          {review.Added && (
            <>
              {', '}
              <time dateTime={review.Added.toISOString()}>{longDay(review.Added)}</time>
            </>
          )}
        </span>
        <Button variant="quiet" size="small" onClick={() => goToHeading(reviewsId)}>
          {text.all}
        </Button>
      </figcaption>
    </figure>
  )
}
