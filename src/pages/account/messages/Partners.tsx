import { Link } from 'react-router'
import type { Partner } from '#api/messages.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { knownAs } from '#domain/people.ts'
import { messagesText } from '#text/messages.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import styles from './Partners.module.css'

type Props = { partners: Partner[]; chosen: string | undefined }

const text = messagesText.list

/** The list of conversation partners; the chosen one is in the URL. §2 Messages */
export function Partners({ partners, chosen }: Props) {
  return (
    <ul className={styles.list}>
      {partners.map(partner => {
        const { Code, Name, NrOfMessage, isRead } = partner
        const isChosen = Code === chosen
        return (
          <li key={Code}>
            <Link
              to={`${paths.messages}?user=${encodeURIComponent(Code)}`}
              className={styles.partner}
              aria-current={isChosen ? 'true' : undefined}
            >
              <Avatar name={Name ?? ''} size={40} />
              <span className={styles.texts}>
                <span className={styles.name} dir="auto">
                  {knownAs(partner.Name)}
                </span>{' '}
                {typeof NrOfMessage === 'number' && (
                  <span className={styles.count}>{counted(NrOfMessage, text.messages)}</span>
                )}{' '}
                {/* The open conversation counts as read, whatever the list says. */}
                {isRead === false && !isChosen && <Badge tone="action">{text.unread}</Badge>}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
