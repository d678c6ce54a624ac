import { isSessionExpired } from '#domain/errors.ts'
import { useLoginUrl } from '#login.ts'
import { errorText } from '#text/errors.ts'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import type { Elements } from '#ui/elements.ts'

/** Returns a link to login when the error is an expired session; nothing for any other error. */
export function loginAction(error: unknown): Elements {
  return isSessionExpired(error) && <LoginLink />
}

export function LoginLink() {
  return (
    <ButtonAnchor variant="secondary" size="small" href={useLoginUrl()}>
      {errorText.login}
    </ButtonAnchor>
  )
}
