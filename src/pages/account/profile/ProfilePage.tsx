import { useLoaderData } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
import { useViewer, type Viewer } from '#session.ts'
import { profileText as text } from '#text/profile.ts'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { AvatarButton } from './avatar/AvatarButton.tsx'
import { Availability } from './Availability.tsx'
import { Choice } from './Choice.tsx'
import { General } from './General.tsx'
import { Incomplete } from './Incomplete.tsx'
import { useList } from './lists.ts'
import type { ProfileData, TutorData } from './load.ts'
import { Location } from './Location.tsx'
import styles from './ProfilePage.module.css'
import { Studies } from './Studies.tsx'
import { saveLevels, saveSubjects } from './save.ts'

export { loader } from './load.ts'

/** The viewer's own profile, in sections that are edited one by one. §2 My profile, §4 Profile sections */
export function Component() {
  const { viewer, tutor } = useLoaderData<ProfileData>()
  // `useViewer` is fresher after a save. When another tab has ended the session, the forms stay mounted.
  const current = useViewer() ?? viewer
  return <Profile key={current.UserCode} viewer={current} tutor={tutor} />
}

type Props = { viewer: Viewer; tutor: TutorData | null }

function Profile({ viewer, tutor }: Props) {
  return (
    <div className={styles.page}>
      <PageHead title={text.title} noIndex />
      <ScreenHeader title={text.title} lead={tutor ? text.lead.tutor : text.lead.student}>
        <Incomplete viewer={viewer} />
      </ScreenHeader>
      <div className={styles.columns}>
        <div className={styles.side}>
          <AvatarButton viewer={viewer} />
          {tutor && <Choices viewer={viewer} tutor={tutor} />}
        </div>
        <div className={styles.sections}>
          <General viewer={viewer} tutor={tutor} />
          {tutor && <Location viewer={viewer} tutor={tutor} />}
          <Studies viewer={viewer} />
          {tutor && <Availability viewerCode={viewer.UserCode} slots={tutor.availability} />}
        </div>
      </div>
    </div>
  )
}

/** The menu on the left: subjects and levels. */
function Choices({ viewer, tutor }: { viewer: Viewer; tutor: TutorData }) {
  const groups = useList(tutor.groups)
  const cycles = useList(tutor.cycles)
  const { levels, menu } = text.choices
  return (
    <section aria-label={menu} className={styles.menu}>
      <Choice
        name="subjects"
        viewerCode={viewer.UserCode}
        own={viewer.Categories}
        offered={{
          ...groups,
          items: groups.items.map(({ Name, Categories }) => ({ Name, Options: Categories })),
        }}
        save={saveSubjects}
      />
      <Choice
        name="levels"
        viewerCode={viewer.UserCode}
        own={viewer.Cycles}
        offered={{ ...cycles, items: [{ Name: levels.button, Options: cycles.items }] }}
        save={saveLevels}
      />
    </section>
  )
}
