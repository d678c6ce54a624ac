import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Link } from 'react-router'
import type { PublicRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { dayAndTime } from '#domain/lessonTimes.ts'
import { paths } from '#domain/paths.ts'
import { useViewer } from '#session.ts'
import { useOwnActions } from '#stores/ownActions.ts'
import { betweenFacts } from '#strings/betweenFacts.ts'
import { contactText as text } from '#text/contact.ts'
import styles from './Answered.module.css'

type Props = { request: Pick<PublicRequest, 'RequestCode' | 'Learner'> }

/** Says when the viewer has answered a request, with a link to the conversation. Renders nothing when they have not. */
export function Answered({ request: { RequestCode, Learner } }: Props) {
  const [time] = useState(now)
  const at = useOwnActions(useViewer()?.UserCode).answers[RequestCode]
  if (!at) return null
  return (
    <p className={styles.answered}>
      <Check />
      <span>{`${text.replied(dayAndTime(new Date(at), time))}${betweenFacts}`}</span>
      <Link
        to={Learner?.UserCode ? paths.conversation(Learner.UserCode) : paths.messages}
        className="touchTarget"
      >
        {text.conversation}
      </Link>
    </p>
  )
}
