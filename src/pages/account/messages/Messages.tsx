import ArrowDown from 'lucide-react/icons/arrow-down'
import History from 'lucide-react/icons/rotate-ccw-clock'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import { now } from '#clock.ts'
import { dayOfMessage, isoDay } from '#domain/dates.ts'
import { toParts } from '#domain/links.ts'
import { count } from '#domain/numbers.ts'
import { knownAs } from '#domain/people.ts'
import { fullDate, relativeTime } from '#domain/relativeTime.ts'
import { useModal } from '#stores/modal.ts'
import { PressButton, usePress } from '#submit/usePress.tsx'
import { messagesText } from '#text/messages.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { NewTabLink } from '#ui/NewTabLink.tsx'
import { Tooltip } from '#ui/Tooltip/Tooltip.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Messages.module.css'
import { mostShown, newestOf, type Numbered, type Older, type Thread } from './thread.ts'

type Props = {
  name: string
  thread: Thread
  /** Whether the viewer has opened the message dialog here, and no message of theirs has appeared since. */
  isWriting: RefObject<boolean>
  older: Older
}

const text = messagesText.older

/** The messages of a conversation, oldest first, in a box that scrolls by itself. §2 Messages */
export function Messages({ name, thread, isWriting, older }: Props) {
  const { scroller, recordScroll, keepPlace, goToNewest, hasUnseen } = useReadingPlace(thread, isWriting)
  const newest = newestOf(thread)
  const loading = usePress(older.read, read => {
    keepPlace()
    older.add(read)
  })
  const [tabStop, setTabStop] = useState<number | null>(null)
  const shownAt = now()
  if (thread.total === 0)
    return (
      <EmptyState
        headingLevel={3}
        className={styles.empty}
        icon={<MessageCircle />}
        title={messagesText.empty}
      >
        {messagesText.emptyHelp(name)}
      </EmptyState>
    )
  return (
    <div className={styles.messages}>
      <div
        ref={scroller}
        role="region"
        aria-label={messagesText.conversationWith(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        className={styles.scroller}
        onScroll={recordScroll}
      >
        <Stack gap={3} align="center" className={styles.older}>
          {older.state === 'limit' && (
            <Text tone="soft" size={2}>
              {text.limit(count(mostShown))}
            </Text>
          )}
          {older.state === 'more' && (
            <PressButton
              press={loading}
              failed={text.failed}
              variant="secondary"
              size="small"
              icon={<History />}
            >
              {text.load}
            </PressButton>
          )}
        </Stack>
        <Stack as="ol" gap={4}>
          {thread.messages.map((one, index) => (
            <MessageItem
              key={one.number}
              {...one}
              day={newDay(one, thread.messages[index - 1])}
              shownAt={shownAt}
              isTabStop={one.number === (tabStop ?? newest)}
              onFocus={() => setTabStop(one.number)}
            />
          ))}
        </Stack>
      </div>
      {hasUnseen && (
        <Button size="small" className={styles.newest} icon={<ArrowDown />} onClick={goToNewest}>
          {messagesText.newest}
        </Button>
      )}
    </div>
  )
}

/** Returns the day of a message in Romania, `2026-11-18`, when the message before it is of another one. */
function newDay({ message }: Numbered, before: Numbered | undefined): string | undefined {
  const day = message.Added && isoDay(message.Added)
  return day && day !== (before?.message.Added && isoDay(before.message.Added)) ? day : undefined
}

type ItemProps = Numbered & {
  /** Set for the first message of a day. */
  day: string | undefined
  shownAt: Date
  isTabStop: boolean
  onFocus: () => void
}

/** A message as plain text with links. All times share one tab stop (`isTabStop`) and the arrow keys. §2 */
function MessageItem({ number, message, day, shownAt, isTabStop, onFocus }: ItemProps) {
  const { SenderName, FromProfileImageUrl, Body, Added, isMy } = message
  const name = knownAs(SenderName)
  return (
    <li className={styles.message} data-mine={isMy || undefined} data-number={number} tabIndex={-1}>
      {day && (
        <Text tone="soft" size={1} className={styles.day}>
          {dayOfMessage(day, isoDay(shownAt))}
        </Text>
      )}
      <p className={styles.caption}>
        <Avatar name={name} src={portraitUrl(FromProfileImageUrl)} size={28} />
        <span dir="auto">{name}</span>
        {Added && (
          <Tooltip content={fullDate(Added)}>
            <button
              type="button"
              className={styles.time}
              tabIndex={isTabStop ? 0 : -1}
              onFocus={onFocus}
              onKeyDown={goToNeighbour}
            >
              <time dateTime={Added.toISOString()}>{relativeTime(Added, shownAt)}</time>
            </button>
          </Tooltip>
        )}
      </p>
      <p className={styles.bubble} dir="auto">
        {toParts(Body).map(({ text: part, href }, index) =>
          href === undefined ? (
            <span key={index}>{part}</span>
          ) : (
            <NewTabLink key={index} href={href} rel="noopener noreferrer nofollow">
              {part}
            </NewTabLink>
          ),
        )}
      </p>
    </li>
  )
}

function goToNeighbour(event: KeyboardEvent<HTMLElement>) {
  const item = event.currentTarget.closest('li')
  const neighbour =
    event.key === 'ArrowUp'
      ? item?.previousElementSibling
      : event.key === 'ArrowDown'
        ? item?.nextElementSibling
        : null
  const time = neighbour?.querySelector('button')
  if (!time) return
  event.preventDefault()
  time.focus()
}

/** Within this many pixels of the bottom the newest message counts as read. */
const nearEnd = 48

/**
 * Controls the scroll position of a conversation. It opens at the newest message, and stays at the end as new
 * messages arrive. While the viewer reads further up, messages that are added below or above do not move the view;
 * `hasUnseen` then offers the button to the newest. A message that the viewer has just written here (`isWriting`) is
 * scrolled to and focused.
 */
function useReadingPlace(thread: Thread, isWriting: RefObject<boolean>) {
  const scroller = useRef<HTMLDivElement>(null)
  const place = useRef<Place>({ newest: null, isAtEnd: true, hasWritten: false, anchor: null })
  const isDialogOpen = useModal(({ open }) => open !== null)
  const [seen, setSeen] = useState(0)
  const newest = newestOf(thread)

  function recordScroll() {
    const { current: element } = scroller
    if (!element) return
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= nearEnd
    place.current.isAtEnd = isAtEnd
    if (isAtEnd) setSeen(newest)
  }

  /** Call right before older messages are rendered: the first message so far stays where it is on the screen. */
  function keepPlace() {
    const [oldest] = thread.messages
    const element = oldest && findMessage(scroller.current, oldest.number)
    if (element) place.current.anchor = { number: oldest.number, top: element.getBoundingClientRect().top }
  }

  function goToNewest() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    focusMessage(scroller.current, newest)
    recordScroll()
  }

  // Syncs with the scroll position, which is state of the DOM.
  useLayoutEffect(() => {
    const { current } = place
    const { anchor } = current
    const anchored = anchor && findMessage(scroller.current, anchor.number)
    if (anchored && scroller.current) {
      scroller.current.scrollTop += anchored.getBoundingClientRect().top - anchor.top
      // The pressed button may have unmounted.
      if (document.activeElement === document.body) focusMessage(scroller.current, anchor.number)
    }
    current.anchor = null
    const last = current.newest
    if (
      isWriting.current &&
      last !== null &&
      thread.messages.some(({ number, message }) => number > last && message.isMy)
    ) {
      isWriting.current = false
      current.hasWritten = true
    }
    // A poll may show the message while its submission is still pending, and an open dialog keeps the focus.
    if (current.hasWritten && !isDialogOpen) {
      current.hasWritten = false
      goToNewest()
    } else if (last === null || (newest > last && current.isAtEnd))
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    current.newest = newest
    recordScroll()
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the conversation changes, or the dialog opens or closes
  }, [thread, isDialogOpen])

  return { scroller, recordScroll, keepPlace, goToNewest, hasUnseen: newest > seen }
}

type Place = { newest: number | null; isAtEnd: boolean; hasWritten: boolean; anchor: Anchor | null }
type Anchor = { number: number; top: number }

function findMessage(scroller: HTMLElement | null, number: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-number="${number}"]`) ?? null
}

function focusMessage(scroller: HTMLElement | null, number: number) {
  if (useModal.getState().open === null) findMessage(scroller, number)?.focus({ preventScroll: true })
}
