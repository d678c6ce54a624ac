import Star from 'lucide-react/icons/star'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Rating } from '#api/ratings.ts'
import { longDay } from '#domain/dates.ts'
import { describeError } from '#domain/errors.ts'
import { canReview } from '#domain/gates.ts'
import { scoreText } from '#domain/numbers.ts'
import { displayName, knownAs } from '#domain/people.ts'
import type { Viewer } from '#session.ts'
import { openModal, type Rated } from '#stores/modal.ts'
import { tutorText } from '#text/tutor.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Grade } from '#ui/Grade/Grade.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { usePromise } from '#data/usePromise.ts'
import { Distribution } from './Distribution.tsx'
import styles from './Reviews.module.css'

type Props = { ratings: Promise<Rating[]>; tutor: Rated; viewer: Viewer | null | undefined }

const text = tutorText.reviews

/** The id of the heading, to which the quoted review leads. */
export const reviewsId = 'recenzii'

/** The reviews of the tutor, with a button to add one, once per viewer. §2 Tutor ad page, §6 */
export function Reviews(props: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.reviews}>
      <h2 id={reviewsId} ref={heading} tabIndex={-1}>
        {text.heading}
      </h2>
      <Content {...props} headingRef={heading} />
    </section>
  )
}

type ContentProps = Props & { headingRef: RefObject<HTMLElement | null> }

function Content({ ratings, tutor, viewer, headingRef }: ContentProps) {
  const state = usePromise(ratings)
  const mayAdd = state.status === 'done' ? canReview(viewer ?? null, tutor.code, state.value) : undefined
  useFocusOnceRated(mayAdd, headingRef)
  if (state.status === 'failed')
    return <RetryAlert title={text.failed}>{describeError(state.error).help}</RetryAlert>
  if (state.status === 'pending') {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="8rem" />
      </div>
    )
  }
  const list = state.value
  const add = mayAdd && (
    <Button
      variant="secondary"
      icon={<Star aria-hidden="true" />}
      onClick={() => openModal({ kind: 'rating', of: tutor })}
    >
      {text.add}
    </Button>
  )
  if (list.length === 0)
    return (
      <EmptyState headingLevel={3} icon={<Star aria-hidden="true" />} title={text.empty} action={add}>
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

/** Moves the focus to the heading after a rating: the button that had it has unmounted. */
function useFocusOnceRated(mayAdd: boolean | undefined, heading: RefObject<HTMLElement | null>) {
  const couldAdd = useRef(mayAdd)

  // Syncs with the document's focus.
  useEffect(() => {
    if (mayAdd === undefined) return
    const isLost = document.activeElement === document.body
    if (couldAdd.current && !mayAdd && isLost) heading.current?.focus({ preventScroll: true })
    couldAdd.current = mayAdd
  }, [mayAdd, heading])
}

const shownAtOnce = 5

function ReviewList({ list, isLoggedIn }: { list: Rating[]; isLoggedIn: boolean }) {
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <>
      <ul className={styles.list}>
        {list.slice(0, shown).map(({ Rating: note, RatingText, Added, Student }, index) => {
          const name = knownAs(displayName(Student ?? {}, isLoggedIn))
          return (
            <li key={index} className={styles.review}>
              <Avatar name={name} size={40} />
              <p className={styles.who}>
                <strong dir="auto">{name}</strong>
                {Added && <time dateTime={Added.toISOString()}>{longDay(Added)}</time>}
              </p>
              <Grade
                figure={scoreText(note)}
                label={tutorText.rating.note(scoreText(note))}
                className={styles.grade}
              />
              {RatingText?.trim() && <ReviewText text={RatingText.trim()} />}
            </li>
          )
        })}
      </ul>
      {list.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + 2 * shownAtOnce)}>
          {text.more}
        </Button>
      )}
    </>
  )
}

/** Number of characters of a long review that are shown until the user asks for all of it. */
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
