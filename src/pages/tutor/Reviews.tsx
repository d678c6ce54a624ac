import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import type { Rating } from '#api/ratings.ts'
import { Deferred } from '#data/Deferred.tsx'
import { longDay } from '#domain/dates.ts'
import { canReview } from '#domain/gates.ts'
import { counted, scoreText } from '#domain/numbers.ts'
import { displayName, knownAs } from '#domain/people.ts'
import { bestReview, distribution } from '#domain/ratings.ts'
import type { Viewer } from '#session.ts'
import { openModal, type Rated, ratingForm } from '#stores/modal.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { tutorText } from '#text/tutor.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { Grade } from '#ui/Grade/Grade.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import quote from './Quote.module.css'
import styles from './Reviews.module.css'

type Props = { ratings: Promise<Rating[]>; tutor: Rated; viewer: Viewer | null | undefined }

const text = tutorText.reviews

/** The id of the heading that the quoted review links to. */
export const reviewsId = 'recenzii'

/** The reviews of the tutor, with a button to add one, once per viewer. §2 Tutor ad page, §6 */
export function Reviews({ ratings, ...content }: Props) {
  return (
    <Stack as="section" gap={5} align="start" className={styles.reviews}>
      <h2 id={reviewsId} tabIndex={-1}>
        {text.heading}
      </h2>
      <Deferred promise={ratings} skeleton={<ReviewsSkeleton />} failed={text.failed}>
        {list => <Content list={list} {...content} />}
      </Deferred>
    </Stack>
  )
}

function ReviewsSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="8rem" />
    </div>
  )
}

type ContentProps = Omit<Props, 'ratings'> & { list: Rating[] }

function Content({ list, tutor, viewer }: ContentProps) {
  const mayAdd = canReview(viewer ?? null, tutor.code, list)
  const open = () => openModal({ kind: 'rating', of: tutor })
  useFormAsked(mayAdd ? { [ratingForm(tutor.code)]: open } : {})
  const add = mayAdd && (
    <Button
      // A rating removes the button.
      ref={moveFocusOnUnmount}
      variant="secondary"
      icon={<Star />}
      onClick={open}
    >
      {text.add}
    </Button>
  )
  if (list.length === 0)
    return (
      <EmptyState headingLevel={3} icon={<Star />} title={text.empty} action={add}>
        {text.emptyHelp}
      </EmptyState>
    )
  return (
    <>
      <Distribution ratings={list} />
      {add}
      <ReviewList list={list} isLoggedIn={Boolean(viewer)} />
    </>
  )
}

const shownFirst = 5
const addedByPress = 10

function ReviewList({ list, isLoggedIn }: { list: Rating[]; isLoggedIn: boolean }) {
  const [shown, setShown] = useState(shownFirst)
  return (
    <>
      <Stack as="ul" gap={5} reading>
        {list.slice(0, shown).map(({ Rating: score, RatingText, Added, Student }, index) => {
          const name = knownAs(displayName(Student ?? {}, isLoggedIn))
          // The first added review takes the focus, so that a screen reader continues there.
          const isFirstAdded = index >= shownFirst && (index - shownFirst) % addedByPress === 0
          return (
            <li
              key={index}
              ref={isFirstAdded ? focusOnMount : undefined}
              tabIndex={isFirstAdded ? -1 : undefined}
              className={styles.review}
            >
              <Avatar name={name} size={40} />
              <p className={styles.who}>
                <strong dir="auto">{name}</strong>
                {Added && <time dateTime={Added.toISOString()}>{longDay(Added)}</time>}
              </p>
              <Grade
                figure={scoreText(score)}
                label={tutorText.rating.score(scoreText(score))}
                className={styles.grade}
              />
              {RatingText && <ReviewText text={RatingText} />}
            </li>
          )
        })}
      </Stack>
      {list.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + addedByPress)}>
          {text.more}
        </Button>
      )}
    </>
  )
}

/** Number of characters of a long review that are shown until the user unfolds it. */
const firstLength = 400

function ReviewText({ text: whole }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const characters = Array.from(whole)
  const isCut = !isWhole && characters.length > firstLength
  return (
    <div className={styles.text}>
      <p dir="auto">{isCut ? `${characters.slice(0, firstLength).join('')}…` : whole}</p>
      {isCut && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {text.whole}
        </Button>
      )}
    </div>
  )
}

/** The distribution of the ratings, as bars. */
function Distribution({ ratings }: { ratings: readonly Rating[] }) {
  return (
    <Stack as="ul" gap={1} className={styles.spread} aria-label={text.spread}>
      {distribution(ratings).map(({ from, to, count, share }) => (
        <li key={from} className={styles.band}>
          <span className="visuallyHidden">
            {text.bandSpoken(from, to, counted(count, tutorText.rating.count))}
          </span>
          <span aria-hidden="true" className={styles.grades}>
            {text.band(from, to)}
          </span>
          {/* An attribute and not a style, as in ui/Stars. */}
          <svg aria-hidden="true" className={styles.bar}>
            <rect width={`${share}%`} height="100%" />
          </svg>
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </Stack>
  )
}

type QuoteProps = {
  /** Undefined until they have loaded. */
  ratings: readonly Rating[] | undefined
  hasFailed: boolean
  isLoggedIn: boolean
  onShowAll: () => void
}

/** The best review that has a text (`bestReview`), with a button that leads to all of them. Renders nothing
 * without one. */
export function Quote({ ratings, hasFailed, isLoggedIn, onShowAll }: QuoteProps) {
  if (!ratings && !hasFailed)
    return (
      <div className={quote.quote} aria-busy="true">
        <Skeleton shape="block" className={quote.waiting} />
      </div>
    )
  const review = ratings && bestReview(ratings)
  if (!review) return null
  const by = knownAs(displayName(review.Student ?? {}, isLoggedIn))
  const figure = scoreText(review.Rating)
  return (
    <figure className={quote.quote}>
      <blockquote className={quote.text} dir="auto">
        {text.quote(review.RatingText ?? '')}
      </blockquote>
      <Cluster as="figcaption" gap={4} rowGap={0} align="center" tone="soft" size={2} className={quote.by}>
        <Grade figure={figure} label={tutorText.rating.score(figure)} />
        <span>
          <span>{by}</span>
          {review.Added && (
            <>
              <span>, </span>
              <time dateTime={review.Added.toISOString()}>{longDay(review.Added)}</time>
            </>
          )}
        </span>
        <Button variant="quiet" size="small" onClick={onShowAll}>
          {text.all}
        </Button>
      </Cluster>
    </figure>
  )
}
