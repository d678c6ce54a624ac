import ArrowDown from 'lucide-react/icons/arrow-down'
import History from 'lucide-react/icons/rotate-ccw-clock'
import MessageCircle from 'lucide-react/icons/message-circle'
import { type RefObject, useState } from 'react'
import { now } from '#clock.ts'
import { count } from '#domain/numbers.ts'
import { messagesText } from '#text/messages.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { MessageItem } from './MessageItem.tsx'
import styles from './Messages.module.css'
import { mostShown, newestOf, type Thread } from './thread.ts'
import { useReadingPlace } from './useReadingPlace.ts'
import type { Older } from './useThread.ts'

type Props = {
  name: string
  thread: Thread
  /** Whether the viewer has opened the message dialog here, and no message of theirs has appeared since. */
  isWriting: RefObject<boolean>
  older: Older
  /** Loads older messages; its callback runs right before they are rendered. */
  onOlder: (beforeShown: () => void) => void
}

const text = messagesText.older

/** The messages of a conversation, oldest first, in a box that scrolls by itself. §2 Messages */
export function Messages({ name, thread, isWriting, older, onOlder }: Props) {
  const { scroller, note, keepPlace, goToNewest, hasUnseen } = useReadingPlace(thread, isWriting)
  const newest = newestOf(thread)
  const [stop, setStop] = useState<number | null>(null)
  const shownAt = now()
  if (thread.total === 0)
    return (
      <EmptyState
        headingLevel={3}
        className={styles.empty}
        icon={<MessageCircle aria-hidden="true" />}
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className={styles.scroller}
        onScroll={note}
      >
        <div className={styles.older}>
          {older === 'failed' && <Alert tone="error">{text.failed}</Alert>}
          {older === 'expired' && <Alert tone="error">{text.expired}</Alert>}
          {older === 'limit' && <p className={styles.soft}>{text.limit(count(mostShown))}</p>}
          {older !== 'none' && older !== 'limit' && (
            <Button
              variant="secondary"
              size="small"
              icon={<History aria-hidden="true" />}
              busy={older === 'loading'}
              onClick={() => onOlder(keepPlace)}
            >
              {text.load}
            </Button>
          )}
        </div>
        <ol className={styles.list}>
          {thread.messages.map(one => (
            <MessageItem
              key={one.number}
              {...one}
              now={shownAt}
              isStop={one.number === (stop ?? newest)}
              onStop={() => setStop(one.number)}
            />
          ))}
        </ol>
      </div>
      {hasUnseen && (
        <Button
          size="small"
          className={styles.newest}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={goToNewest}
        >
          {messagesText.newest}
        </Button>
      )}
    </div>
  )
}
