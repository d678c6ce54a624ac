import { useLoaderData } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
import { UnsavedGuard } from '#features/unsaved/UnsavedGuard.tsx'
import { useViewer, type Viewer } from '#session.ts'
import { profileText as text } from '#text/profile.ts'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { AvatarButton } from './avatar/AvatarButton.tsx'
import { Availability } from './availability/Availability.tsx'
import { Choice } from './Choice.tsx'
import { General } from './General.tsx'
import { Incomplete } from './Incomplete.tsx'
import type { ProfileData, TutorData } from './load.ts'
import { Location } from './Location.tsx'
import styles from './ProfilePage.module.css'
import { Studies } from './Studies.tsx'
import { useProfile } from './useProfile.ts'

export { loader } from './load.ts'

/** What others know of the viewer. §2 My profile, §4 Profile sections */
export function Component() {
  const { viewer, tutor } = useLoaderData<ProfileData>()
  // Includes what was saved since the loader ran. When another tab has ended the session, the forms stay mounted.
  const current = useViewer() ?? viewer
  return <Profile key={current.UserCode} viewer={current} tutor={tutor} />
}

type Props = { viewer: Viewer; tutor: TutorData | null }

function Profile({ viewer, tutor }: Props) {
  const { general, location, studies, subjects, levels, isDirty } = useProfile(viewer, tutor)
  return (
    <div className={styles.page}>
      <PageHead title={text.title} noIndex />
      {isDirty && <UnsavedGuard isDirty />}
      <ScreenHeader title={text.title} lead={tutor ? text.lead.tutor : text.lead.student}>
        <Incomplete viewer={viewer} />
      </ScreenHeader>
      <div className={styles.columns}>
        <div className={styles.side}>
          <AvatarButton viewer={viewer} />
          {tutor && (
            <section aria-label={text.choices.menu} className={styles.menu}>
              <Choice {...subjects} />
              <Choice {...levels} />
            </section>
          )}
        </div>
        <div className={styles.sections}>
          <General viewer={viewer} {...general} />
          {tutor && <Location viewer={viewer} {...location} />}
          <Studies viewer={viewer} {...studies} />
          {tutor && <Availability viewerCode={viewer.UserCode} slots={tutor.availability} />}
        </div>
      </div>
    </div>
  )
}
