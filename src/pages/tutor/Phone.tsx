import PhoneIcon from 'lucide-react/icons/phone'
import { useState } from 'react'
import { getPhoneNumber } from '#api/users.ts'
import { describeError } from '#domain/errors.ts'
import { redirectOnExpiry } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { tutorText } from '#text/tutor.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

type Props = { tutor: { code: string; name: string } }

const text = tutorText.contact

type State =
  { kind: 'hidden' } | { kind: 'shown'; number: string | null } | { kind: 'failed'; error: unknown }

/** The tutor's phone number, requested only on press, since the server counts the requests. §2 Tutor ad page */
export function Phone({ tutor: { code, name } }: Props) {
  const [state, setState] = useState<State>({ kind: 'hidden' })
  const [isLoading, setIsLoading] = useState(false)

  async function load() {
    setIsLoading(true)
    try {
      setState({ kind: 'shown', number: await redirectOnExpiry(getPhoneNumber({ userid: code })) })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
    setIsLoading(false)
  }

  if (state.kind === 'shown' && state.number) {
    return (
      <ButtonAnchor
        variant="secondary"
        icon={<PhoneIcon />}
        href={`tel:${state.number.replace(/[^\d+]/g, '')}`}
        aria-label={`${text.phoneOf(name)}: ${state.number}`}
        ref={focusOnMount}
      >
        {state.number}
      </ButtonAnchor>
    )
  }
  if (state.kind === 'shown') return <Alert tone="info">{text.phoneNone}</Alert>
  if (state.kind === 'failed') {
    return (
      <Alert
        ref={moveFocusOnUnmount}
        tone="error"
        title={text.phoneFailed}
        action={
          <Button
            ref={focusOnMount}
            variant="secondary"
            size="small"
            busy={isLoading}
            onClick={() => void load()}
          >
            {errorText.retry}
          </Button>
        }
      >
        {describeError(state.error).help}
      </Alert>
    )
  }
  return (
    <Button variant="secondary" icon={<PhoneIcon />} busy={isLoading} onClick={() => void load()}>
      {text.phone}
    </Button>
  )
}
