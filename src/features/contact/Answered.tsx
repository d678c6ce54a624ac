import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { Link } from 'react-router'
import { now } from '#clock.ts'
import { dayAndTime } from '#domain/lessonTimes.ts'
import { paths } from '#domain/paths.ts'
import { contactText as text } from '#text/contact.ts'
import { classes } from '#ui/classes.ts'
import styles from './Answered.module.css'

type Props = {
  /** When the viewer answered, in milliseconds. */
  at: number
  /** The `UserCode` of the request's author; without it the link leads to all messages. */
  learner: string | undefined
  className?: string
}

/** Says when the viewer has answered a request, with a link to the conversation. */
export function Answered({ at, learner, className }: Props) {
  const [time] = useState(now)
  return (
    <p className={classes(styles.answered, className)}>
      <Check />
      <span>{`${text.replied(dayAndTime(new Date(at), time))} · `}</span>
      <Link to={learner ? paths.conversation(learner) : paths.messages} className="touchTarget">
        {text.conversation}
      </Link>
    </p>
  )
}
