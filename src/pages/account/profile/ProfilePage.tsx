import { type Ref, useId } from 'react'
import { useLoaderData } from 'react-router'
import { useList } from '#data/useList.ts'
import { useRefreshOnReturn } from '#data/usePolling.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { useSectionFocus } from '#features/sectionFocus/useSectionFocus.ts'
import { useViewer, type Viewer } from '#session.ts'
import { profileText as text } from '#text/profile.ts'
import { shellText } from '#text/shell.ts'
import { Card } from '#ui/Card/Card.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { AvatarButton } from './AvatarButton.tsx'
import { Availability } from './Availability.tsx'
import { Incomplete, Recommended, useJumps } from './Checklist.tsx'
import { Choice } from './Choice.tsx'
import { General } from './General.tsx'
import type { ProfileData, TutorData } from './calls.ts'
import { Location } from './Location.tsx'
import styles from './ProfilePage.module.css'
import { Studies } from './Studies.tsx'

export { loader } from './calls.ts'

/** The viewer's own profile, in sections that are edited one by one. §2 My profile, §4 Profile sections */
export function Component() {
  const { viewer, tutor } = useLoaderData<ProfileData>()
  // `useViewer` is fresher after a save. When another tab has ended the session, the forms stay mounted.
  const current = useViewer() ?? viewer
  useRefreshOnReturn()
  return <Profile key={current.UserCode} viewer={current} tutor={tutor} />
}

function Profile({ viewer, tutor }: { viewer: Viewer; tutor: TutorData | null }) {
  const { general, location, studies, week, subjects, levels, picture, jumps } = useJumps()
  useSectionFocus()
  return (
    <Stack gap={6} className={styles.page}>
      <PageHead title={text.title} noIndex />
      <ScreenHeader title={text.title} lead={tutor ? text.lead.tutor : text.lead.student} />
      <Incomplete viewer={viewer} jumps={jumps} />
      {tutor && <Recommended viewer={viewer} slots={tutor.availability} jumps={jumps} />}
      <Stack gap={5} className={styles.columns}>
        <Stack gap={5} align="start">
          <AvatarButton ref={picture} viewer={viewer} />
          {tutor && <Choices viewer={viewer} tutor={tutor} subjectsRef={subjects} levelsRef={levels} />}
        </Stack>
        <Stack gap={5}>
          <General viewer={viewer} tutor={tutor} editRef={general} />
          {tutor && <Location viewer={viewer} tutor={tutor} editRef={location} />}
          <Studies viewer={viewer} editRef={studies} />
          {tutor && <Availability viewerCode={viewer.UserCode} slots={tutor.availability} editRef={week} />}
        </Stack>
      </Stack>
    </Stack>
  )
}

type ButtonRef = Ref<HTMLButtonElement>
type ChoicesProps = { viewer: Viewer; tutor: TutorData; subjectsRef: ButtonRef; levelsRef: ButtonRef }

function Choices({ viewer, tutor, subjectsRef, levelsRef }: ChoicesProps) {
  const groups = useList(tutor.groups)
  const cycles = useList(tutor.cycles)
  const { levels, menu } = text.choices
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.menu}>
      <h2 id={id} className="visuallyHidden">
        {menu}
      </h2>
      <Choice
        name="subjects"
        viewer={viewer}
        offered={{
          ...groups,
          items: groups.items.map(({ Name, Categories }) => ({ Name, Options: Categories })),
        }}
        ref={subjectsRef}
      />
      <Choice
        name="levels"
        viewer={viewer}
        offered={{ ...cycles, items: [{ Name: levels.button, Options: cycles.items }] }}
        ref={levelsRef}
      />
    </section>
  )
}

/** The page's first frame: the portrait and the sections that every role has. */
export function HydrateFallback() {
  return (
    <Stack gap={6} className={styles.page} role="status" aria-label={shellText.loading}>
      <ScreenHeaderSkeleton />
      <Stack gap={5} className={styles.columns}>
        <Skeleton shape="circle" width={110} />
        <Stack gap={5}>
          {[4, 1].map(rows => (
            <Card key={rows} gap={5}>
              <Skeleton width="10rem" size={4} />
              {Array.from({ length: rows }, (_, index) => (
                <div key={index}>
                  <Skeleton width="5rem" />
                  <Skeleton width="min(16rem, 100%)" />
                </div>
              ))}
            </Card>
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}
