import LogIn from 'lucide-react/icons/log-in'
import { paths } from '#domain/paths.ts'
import { appointmentsText } from '#text/appointments.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

const text = appointmentsText.actions

/** The link into the lesson room, in a new tab. §2 room/{id} */
export function JoinLink({ id, name, when }: { id: number; name: string; when: string }) {
  return (
    <ButtonLink size="small" icon={<LogIn />} to={paths.room(id)} target="_blank" rel="noopener">
      {text.join} <span className="visuallyHidden">{text.ofInNewTab(name, when)}</span>
    </ButtonLink>
  )
}
