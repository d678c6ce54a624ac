import { useLoaderData } from 'react-router'
import type { StudentHome, TutorHome } from './load.ts'
import { MyAds } from './MyAds.tsx'
import { StartPage } from './StartPage.tsx'

export { loader } from './load.ts'

/** `/u` and `/u/home`: a tutor's ads, a student's start page. §2 My ads, §6 */
export function Component() {
  const data = useLoaderData<TutorHome | StudentHome>()
  return data.kind === 'tutor' ? <MyAds {...data} /> : <StartPage {...data} />
}
