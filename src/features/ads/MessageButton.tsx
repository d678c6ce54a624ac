import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useRef, useState } from 'react'
import { type Ad, getAdByCode } from '#api/users.ts'
import { describeError } from '#domain/errors.ts'
import { getViewer, orLogin } from '#session.ts'
import type { Partner } from '#stores/modal.ts'
import { errorText } from '#text/errors.ts'
import { tutorsText } from '#text/tutors.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import styles from './AdCard.module.css'

type Props = {
  ad: Ad
  /** The tutor's name as this viewer may see it. */
  name: string
  /** Takes the viewer through the messaging gate. */
  onWrite: (partner: Partner) => Promise<void>
}

const text = tutorsText.card

/**
 * The button 'Trimite mesaj' of a card. §3 does not list `UserCode` among the fields of a tutor in the list:
 * without it, a press first reads the ad, which has it, and then goes through the messaging gate.
 */
export function MessageButton({ ad, name, onWrite }: Props) {
  const [readCode, setReadCode] = useState<string>()
  const code = ad.Teacher.UserCode || readCode
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOwn, setIsOwn] = useState(false)
  const reading = useRef<AbortController>(undefined)

  // A dialog must not open over the page that replaced this one.
  useEffect(() => () => reading.current?.abort(), [])

  async function write() {
    if (code) return onWrite({ code, name })
    const { signal } = (reading.current = new AbortController())
    setIsPending(true)
    setFailure(null)
    try {
      const [read, viewer] = await Promise.all([
        orLogin(getAdByCode({ adid: ad.Code }, { signal })),
        getViewer().catch(() => null),
      ])
      if (signal.aborted) return
      const found = read?.Teacher.UserCode
      if (found === undefined) setFailure(text.adGone)
      else if (found === viewer?.UserCode) setIsOwn(true)
      else {
        setReadCode(found)
        await onWrite({ code: found, name })
      }
    } catch (error) {
      if (signal.aborted) return
      setFailure(describeError(error).help)
    }
    setIsPending(false)
  }

  if (isOwn) {
    return (
      <p ref={focusOnMount} tabIndex={-1}>
        {text.own}
      </p>
    )
  }
  return (
    <>
      {failure !== null && (
        <Alert tone="error" title={text.messageFailed}>
          {failure}
        </Alert>
      )}
      {/* The same button retries, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        icon={<MessageCircle aria-hidden="true" />}
        busy={isPending}
        aria-label={failure === null ? text.messageTo(name) : text.retryMessageTo(name)}
        onClick={() => void write()}
      >
        {failure === null ? <span className={styles.message}>{text.message}</span> : errorText.retry}
      </Button>
    </>
  )
}
