import { missingFields } from '#domain/profile.ts'
import { paths } from '#domain/paths.ts'
import type { Viewer } from '#session.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { profileText } from '#text/profile.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'

const text = ownAdsText.incomplete
const list = new Intl.ListFormat('ro-RO', { type: 'conjunction' })

/** A note with the missing fields of the tutor's profile, which every ad shows. §2 My profile */
export function IncompleteNote({ viewer }: { viewer: Viewer }) {
  const missing = missingFields(viewer).map(field => profileText.fieldNames[field])
  if (missing.length === 0) return null
  return (
    <Alert
      tone="info"
      title={text.title}
      action={
        <ButtonLink variant="secondary" size="small" to={paths.profile}>
          {text.link}
        </ButtonLink>
      }
    >
      {text.help(list.format(missing))}
    </Alert>
  )
}
