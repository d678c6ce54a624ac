import { paths } from '#domain/paths.ts'
import { tutorsText } from '#text/tutors.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

type Props = { isSubject: boolean }

/** The empty state when no ad matches the filters. Its text has diacritics on subject pages only. §2 Tutor list */
export function EmptyList({ isSubject }: Props) {
  return (
    <EmptyState
      title={isSubject ? tutorsText.emptySubject : tutorsText.empty}
      action={
        <ButtonLink variant="secondary" to={paths.newRequest}>
          {tutorsText.addRequest}
        </ButtonLink>
      }
    >
      {tutorsText.emptyHelp}
    </EmptyState>
  )
}
