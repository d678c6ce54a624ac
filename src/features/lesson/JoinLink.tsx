import LogIn from 'lucide-react/icons/log-in'
import { useHref } from 'react-router'
import { paths } from '#domain/paths.ts'
import { appointmentsText } from '#text/appointments.ts'
import { ButtonAnchor } from '#ui/Button/ButtonLink.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

const text = appointmentsText.actions

/** The link into the lesson room, in a new tab. §2 room/{id} */
export function JoinLink({ id, name, when }: { id: number; name: string; when: string }) {
  const href = useHref(paths.room(id))
  // Not ButtonLink: a Link drops the cleanup of moveFocusOnUnmount.
  return (
    <ButtonAnchor
      ref={moveFocusOnUnmount}
      size="small"
      icon={<LogIn />}
      href={href}
      target="_blank"
      rel="noopener"
    >
      {text.join} <span className="visuallyHidden">{text.ofInNewTab(name, when)}</span>
    </ButtonAnchor>
  )
}
