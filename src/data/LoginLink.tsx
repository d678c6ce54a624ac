import { isSessionExpired } from '#domain/errors.ts'
import { useLoginUrl } from '#login.ts'
import { errorText } from '#text/errors.ts'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import type { Elements } from '#ui/elements.ts'

/** Returns the link to login for an error by which the session has expired; nothing for any other. */
export function loginAction(error: unknown): Elements {
  return isSessionExpired(error) && <LoginLink />
}

function LoginLink() {
  return (
    <ButtonAnchor variant="secondary" size="small" href={useLoginUrl()}>
      {errorText.login}
    </ButtonAnchor>
  )
}
