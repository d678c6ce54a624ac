import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageCircle from 'lucide-react/icons/message-circle'
import UserX from 'lucide-react/icons/user-x'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { portraitUrl } from '#api/portraits.ts'
import { now } from '#clock.ts'
import { dayFromToday } from '#domain/booking.ts'
import { addDays, isoDay } from '#domain/dates.ts'
import { messageGate } from '#domain/gates.ts'
import { hoursOf, lessonInWords } from '#domain/lessonTimes.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { knownAs } from '#domain/people.ts'
import { BookAgain } from '#features/booking/BookAgain.tsx'
import { bookingForm } from '#features/booking/choice.ts'
import { writeTo } from '#features/contact/writeTo.ts'
import { getViewerFor, useViewer, type Viewer } from '#session.ts'
import { draftName } from '#stores/modal.ts'
import { noteWords } from '#stores/ownActions.ts'
import { betweenFacts } from '#strings/betweenFacts.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { PressButton, usePress } from '#submit/usePress.tsx'
import { errorText } from '#text/errors.ts'
import { messagesText } from '#text/messages.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Conversation.module.css'
import { type Chosen, type ConversationData, findLessons } from './load.ts'
import { Messages } from './Messages.tsx'
import { ConversationSkeleton } from './skeletons.tsx'
import { LoadFailure } from '#data/Deferred.tsx'
import { useDeferred } from '#data/useDeferred.ts'
import { usePolling } from '#data/usePolling.ts'
import { type Announcement, conversationOf, type Thread, useThread } from './thread.ts'

type Props = {
  data: ConversationData
  viewer: Viewer
  /** The partner as the list knows them, until the partner is read. */
  listed: Chosen | undefined
  headingRef: RefObject<HTMLHeadingElement | null>
}

const text = messagesText

const lessonsEvery = 60_000

/** The conversation with one partner, and a button to write to them. §2 Messages */
export function Conversation({ data, viewer, listed, headingRef }: Props) {
  const partner = useDeferred(data.partner)
  const conversation = useThread(data, Boolean(partner.value))
  const isWriting = useRef(false)
  const chosen = partner.status === 'pending' ? (partner.value ?? listed) : partner.value
  const press = usePress(
    () => getViewerFor(messageGate),
    latest => {
      if (!chosen) return
      isWriting.current = true
      writeTo({ ...chosen, ...conversationOf(conversation.thread) }, latest)
    },
  )
  const { value: lessons, status: nextStatus } = useDeferred(data.lessons)
  const [polled, setPolled] = useState<{ since: typeof lessons; lessons: readonly Appointment[] }>()
  const latest = polled?.since === lessons ? polled?.lessons : lessons
  const next = latest?.find(({ EndDate }) => EndDate > now())
  // A lesson may be accepted or cancelled elsewhere.
  usePolling(Boolean(partner.value), lessonsEvery, async signal =>
    setPolled({ since: lessons, lessons: await findLessons(data.code, signal) }),
  )
  const [isBooking, setIsBooking] = useState(false)
  const picture = pictureIn(conversation.thread)
  useKeptWords(viewer.UserCode, data.code, conversation.thread)
  const book = () => setIsBooking(true)
  useFormAsked(
    useViewer() && chosen ? { [draftName(chosen)]: press.start, [bookingForm(chosen.code)]: book } : {},
  )
  return (
    <section className={styles.conversation} aria-label={text.conversation} data-conversation="">
      <header className={styles.header}>
        <Link to={paths.messages} className={styles.back} aria-label={text.back}>
          <ArrowLeft />
        </Link>
        {chosen && <Avatar name={chosen.name} src={portraitUrl(picture)} size={40} />}
        <div className={styles.partner}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.name} dir="auto">
            {chosen?.name ?? <Unnamed isPending={chosen === undefined && partner.status === 'pending'} />}
          </h2>
          {next && (
            <p className={styles.next}>
              <span className="visuallyHidden">{`${text.nextLesson}: `}</span>
              <span>
                {[next.Category?.Name, shortTime(next.StartDate)].filter(Boolean).join(betweenFacts)}
              </span>
            </p>
          )}
          {/* Room for the lesson: a line that appeared would move the messages away from their end. */}
          {!next && nextStatus === 'pending' && (
            <p className={styles.next} aria-hidden="true">
              {'\u00a0'}
            </p>
          )}
        </div>
        {chosen && !viewer.IsTeacher && (
          <Button variant="quiet" size="small" className={styles.book} onClick={book}>
            {text.book}
          </Button>
        )}
      </header>
      {isBooking && chosen && (
        <BookAgain
          title={text.bookTitle}
          tutorCode={chosen.code}
          lesson={{ name: chosen.name, subject: next?.Category?.Name }}
          viewer={viewer}
          formName={bookingForm(chosen.code)}
          onClose={() => setIsBooking(false)}
        />
      )}
      <Content
        chosen={chosen}
        conversation={conversation}
        isWriting={isWriting}
        error={partner.error ?? conversation.error}
        // The name that is known stays right when it cannot be read again.
        hasFailed={(partner.status === 'failed' && !partner.value) || conversation.hasFailed}
      />
      {chosen && (
        <div className={styles.footer} data-bottom-bar="">
          <PressButton press={press} failed={errorText.cannotWrite} icon={<MessageCircle />}>
            {text.write}
          </PressButton>
        </div>
      )}
      <p aria-live="polite" className="visuallyHidden">
        {/* A new element each time, so that screen readers announce a repeated text again. */}
        {conversation.announcement && (
          <span key={keyOf(conversation.announcement)}>{textOf(conversation.announcement, chosen)}</span>
        )}
      </p>
    </section>
  )
}

/** Returns the portrait of the partner, as the newest of their messages has it. */
function pictureIn(thread: Thread | null): string | undefined {
  const newest = thread?.messages.findLast(({ message }) => !message.isMy && message.FromProfileImageUrl)
  return newest?.message.FromProfileImageUrl ?? undefined
}

/** Length of the last words that are kept: a line of the list. */
const keptLength = 80

/** Keeps the newest message of an open conversation for the list. Syncs with the browser's storage. */
function useKeptWords(viewerCode: string, code: string, thread: Thread | null) {
  useEffect(() => {
    const newest = thread?.messages.at(-1)?.message
    if (!thread || !newest?.Added) return
    noteWords(viewerCode, code, {
      text: newest.Body.slice(0, keptLength).replaceAll(/\s+/g, ' '),
      at: newest.Added.getTime(),
      isMy: newest.isMy,
      total: thread.total,
      picture: pictureIn(thread),
    })
  }, [viewerCode, code, thread])
}

/** Returns when a lesson is, as briefly as is clear: `mâine, 14:00`, `vineri, 16:00`, `30 noiembrie, 16:00`. */
function shortTime(start: Date): string {
  const [day, today] = [isoDay(start), isoDay(now())]
  const [weekday = '', date = weekday] = dayFromToday(day, today).split(', ')
  return lessonInWords(day < addDays(today, 7) ? weekday : date, hoursOf({ StartDate: start }), start)
}

function Unnamed({ isPending }: { isPending: boolean }) {
  if (!isPending) return <span>{text.conversation}</span>
  return (
    <>
      <span className="visuallyHidden">{text.conversation}</span>
      <Skeleton width="8rem" />
    </>
  )
}

type ContentProps = {
  /** `null` when there is no such person, `undefined` until that is known. */
  chosen: Chosen | null | undefined
  conversation: ReturnType<typeof useThread>
  isWriting: RefObject<boolean>
  error: unknown
  hasFailed: boolean
}

function Content({ chosen, conversation, isWriting, error, hasFailed }: ContentProps) {
  const { thread, older } = conversation
  if (chosen === null)
    return (
      <EmptyState
        headingLevel={3}
        className={styles.empty}
        icon={<UserX />}
        title={text.unknown}
        action={
          <ButtonLink variant="secondary" to={paths.messages}>
            {text.unknownWayOn}
          </ButtonLink>
        }
      >
        {text.unknownHelp}
      </EmptyState>
    )
  const alert = hasFailed && (
    <div className={styles.failed}>
      <LoadFailure failed={text.failed} error={error} isStale={Boolean(chosen && thread)} />
    </div>
  )
  if (!chosen || !thread) return alert || <ConversationSkeleton />
  if (thread.total > 0 && thread.messages.length === 0 && older.state === 'none')
    return (
      alert || (
        <div className={styles.failed}>
          <RetryAlert title={text.unreadable}>{text.unreadableHelp}</RetryAlert>
        </div>
      )
    )
  return (
    <>
      {alert}
      <Messages name={chosen.name} thread={thread} isWriting={isWriting} older={older} />
    </>
  )
}

const keyOf = ({ kind, thread }: Announcement) => `${kind} ${thread.messages[0]?.number} ${thread.total}`

function textOf({ kind, count }: Announcement, chosen: Chosen | null | undefined): string {
  return counted(count, kind === 'older' ? text.older.loaded : text.arrived(chosen?.name ?? knownAs(null)))
}
