import PhoneIcon from 'lucide-react/icons/phone'
import { useState } from 'react'
import { getPhoneNumber } from '#api/users.ts'
import { PressButton, usePress } from '#submit/usePress.tsx'
import { tutorText } from '#text/tutor.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

type Props = { tutor: { code: string; name: string } }

const text = tutorText.contact

/** The tutor's phone number, requested only on press, since the server counts the requests. §2 Tutor ad page */
export function Phone({ tutor: { code, name } }: Props) {
  /** `null`: the tutor has none; `undefined`: not requested yet. */
  const [number, setNumber] = useState<string | null>()
  const press = usePress(() => getPhoneNumber({ userid: code }), setNumber)

  if (number) {
    return (
      <ButtonAnchor
        variant="secondary"
        icon={<PhoneIcon />}
        href={`tel:${number.replace(/[^\d+]/g, '')}`}
        aria-label={`${text.phoneOf(name)}: ${number}`}
        ref={focusOnMount}
      >
        {number}
      </ButtonAnchor>
    )
  }
  if (number !== undefined) return <Alert tone="info">{text.phoneNone}</Alert>
  return (
    <PressButton
      press={press}
      failed={text.phoneFailed}
      variant="secondary"
      icon={<PhoneIcon />}
      ref={moveFocusOnUnmount}
    >
      {text.phone}
    </PressButton>
  )
}
