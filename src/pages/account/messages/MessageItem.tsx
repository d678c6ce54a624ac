import type { KeyboardEvent } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import { toParts } from '#domain/links.ts'
import { knownAs } from '#domain/people.ts'
import { fullDate, relativeTime } from '#domain/relativeTime.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Tooltip } from '#ui/Tooltip/Tooltip.tsx'
import styles from './Messages.module.css'
import type { Numbered } from './thread.ts'

type Props = Numbered & { now: Date; isStop: boolean; onStop: () => void }

/**
 * A message, rendered as plain text in which web addresses are links. All times of the conversation share one
 * tab stop, which is here if `isStop`; the arrow keys move between them. §2 Messages
 */
export function MessageItem({ number, message, now, isStop, onStop }: Props) {
  const { SenderName, FromProfileImageUrl, Body, Added, isMy } = message
  const name = SenderName?.trim() ?? ''
  return (
    <li className={styles.message} data-mine={isMy || undefined} data-number={number} tabIndex={-1}>
      <Avatar name={name} src={portraitUrl(FromProfileImageUrl)} size={40} />
      <div className={styles.bubble}>
        <p className={styles.meta}>
          <strong dir="auto">{knownAs(name)}</strong>
          {Added && (
            <Tooltip content={fullDate(Added)}>
              <button
                type="button"
                className={styles.time}
                tabIndex={isStop ? 0 : -1}
                onFocus={onStop}
                onKeyDown={goToNeighbour}
              >
                <time dateTime={Added.toISOString()}>{relativeTime(Added, now)}</time>
              </button>
            </Tooltip>
          )}
        </p>
        <p className={styles.body} dir="auto">
          {toParts(Body).map(({ text, href }, index) =>
            href === undefined ? (
              text
            ) : (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
                {text}
              </a>
            ),
          )}
        </p>
      </div>
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
