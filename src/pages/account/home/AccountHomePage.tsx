import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getViewer } from '#session.ts'
import { loadMyAds, type TutorHome } from './ads/load.ts'
import { MyAds } from './ads/MyAds.tsx'
import { loadStart, type StudentHome } from './start/load.ts'
import { StartPage } from './start/StartPage.tsx'

export { HomeFrame as HydrateFallback } from './HomeFrame.tsx'

export async function loader({ request }: LoaderFunctionArgs): Promise<TutorHome | StudentHome> {
  // Never null: the route requires a session.
  const viewer = await getViewer()
  return viewer?.IsTeacher ? loadMyAds(viewer, request) : loadStart(viewer, request)
}

/** `/u` and `/u/home`: a tutor's ads, a student's start page. §2 My ads, §6 */
export function Component() {
  const data = useLoaderData<TutorHome | StudentHome>()
  return data.kind === 'tutor' ? <MyAds {...data} /> : <StartPage {...data} />
}
