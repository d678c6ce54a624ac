import Check from 'lucide-react/icons/check'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'react-router'
import type { PublicRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { hasReplyButton } from '#domain/gates.ts'
import { dayAndTime } from '#domain/lessonTimes.ts'
import { paths } from '#domain/paths.ts'
import { useViewer } from '#session.ts'
import { useOwnActions } from '#stores/ownActions.ts'
import { contactText as text } from '#text/contact.ts'
import styles from './RequestNote.module.css'

type Props = { request: Pick<PublicRequest, 'RequestCode' | 'Learner'> }

/** Says that a request is the viewer's own, or when they have answered it, with a link to the conversation; otherwise nothing. */
export function RequestNote({ request: { RequestCode, Learner } }: Props) {
  const viewer = useViewer()
  const at = useOwnActions(viewer?.UserCode).answers[RequestCode]
  if (!hasReplyButton({ Learner }, viewer ?? null))
    return (
      <p className={styles.note}>
        <UserRound />
        <span>{text.ownRequest}</span>
      </p>
    )
  if (!at) return null
  return (
    <p className={styles.note}>
      <Check />
      <span>{text.replied(dayAndTime(new Date(at), now()))}</span>
      <Link
        to={Learner?.UserCode ? paths.conversation(Learner.UserCode) : paths.messages}
        className="touchTarget"
      >
        {text.conversation}
      </Link>
    </p>
  )
}
