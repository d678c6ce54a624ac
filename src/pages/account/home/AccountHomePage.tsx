import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireProfile } from '#api/viewer.ts'
import { getViewer } from '#session.ts'
import { shellText } from '#text/shell.ts'
import { Card } from '#ui/Card/Card.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Columns, Stack } from '#ui/layout/layout.tsx'
import { loadMyAds, type TutorHome } from './ads/load.ts'
import { MyAds } from './ads/MyAds.tsx'
import { loadStart, type StudentHome } from './start/load.ts'
import { StartPage } from './start/StartPage.tsx'
import styles from './start/StartPage.module.css'

export async function loader({ request }: LoaderFunctionArgs): Promise<TutorHome | StudentHome> {
  const viewer = requireProfile(await getViewer())
  return viewer.IsTeacher ? loadMyAds(viewer, request) : loadStart(viewer, request)
}

/** `/u` and `/u/home`: a tutor's ads, a student's start page. §2 My ads, §6 */
export function Component() {
  const data = useLoaderData<TutorHome | StudentHome>()
  return data.kind === 'tutor' ? <MyAds {...data} /> : <StartPage {...data} />
}

/** The page's first frame. It is the same for both roles, because the role is not known yet. */
export function HydrateFallback() {
  return (
    <Stack gap={6} role="status" aria-label={shellText.loading}>
      <ScreenHeaderSkeleton />
      <Columns least={20} gap={4}>
        {[0, 1].map(part => (
          <Card key={part} gap={4} className={styles.card}>
            <Skeleton width="10rem" size={4} />
            <Skeleton shape="block" height="10rem" />
            <Skeleton width="8rem" />
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}
