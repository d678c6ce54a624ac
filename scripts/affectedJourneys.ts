/**
 * Journeys (Playwright tests in e2e/) by the folder or file whose behaviour they test. A change in a folder
 * runs its journeys. Code that all pages share has no entry: the tests beside it cover it, and `npm test`
 * runs all journeys.
 */
const journeysByFolder: Record<string, string[]> = {
  'src/pages/home': ['app/home', 'app/keyboard', 'production/firstFrame'],
  'src/pages/tutors': [
    'app/filters',
    'app/pager',
    'app/subjects',
    'app/narrow',
    'app/scroll',
    'production/races',
  ],
  'src/pages/tutor': ['app/review', 'app/tutorPhone', 'production/tutorHead'],
  'src/features/booking': ['app/booking', 'production/booking', 'production/timeZones', 'app/keyboardFlows'],
  'src/pages/requests': ['app/reply'],
  'src/pages/request': ['app/reply'],
  'src/pages/newRequest': ['app/newRequest', 'app/keyboardFlows'],
  'src/pages/plans': ['app/publicPages', 'app/marketplace'],
  'src/pages/static': ['app/publicPages'],
  'src/pages/payment': ['app/marketplace'],
  'src/pages/invoice': ['hosting/browser'],
  'src/pages/login': ['demo/login', 'production/login'],
  'src/pages/room': ['app/publicPages', 'app/marketplace'],
  'src/pages/account': ['app/accountFrames'],
  'src/pages/account/home': ['app/newTutor'],
  'src/pages/account/appointments': ['app/marketplace', 'app/session'],
  'src/pages/account/messages': ['app/conversation', 'demo/messages'],
  'src/pages/account/profile': ['app/newTutor', 'app/accountKeyboard', 'app/session'],
  'src/pages/account/report': ['app/marketplace'],
  'src/pages/account/subscription': ['app/marketplace'],
  'src/submit': ['production/pending', 'app/session'],
  'src/data': ['production/races'],
  'src/features/contact': ['app/messages', 'app/contactGate', 'app/conversation'],
  'src/features/lesson': ['app/marketplace'],
  'src/features/rating': ['app/review', 'app/session'],
  'src/features/head': ['production/head', 'production/tutorHead'],
  'src/features/plans': ['app/contactGate'],
  'src/app': [
    'production/firstFrame',
    'production/earlyReads',
    'production/homeFrameElsewhere',
    'production/prefetch',
    'production/overlay',
    'app/offline',
    'demo/failures',
    'demo/overlay',
  ],
  'src/api': ['production/calls', 'production/callsByPress', 'production/earlyReads'],
  'mocks/login': ['demo/login'],
  'mocks/panel': ['demo/panel'],
  mocks: ['demo/mock', 'server/backend'],
  'scripts/hosting': [
    'hosting/nginx',
    'hosting/nginxBackend',
    'hosting/browser',
    'hosting/iis',
    'hosting/rollout',
  ],
  'src/domain/screens.ts': ['hosting/nginx', 'hosting/iis', 'hosting/rollout'],
  'scripts/firstFrames.ts': ['production/firstFrame', 'production/build'],
  'scripts/firstVisitChunk.ts': ['production/budgets', 'production/build'],
  'mocks/recorded': ['server/recording'],
  'scripts/record': ['server/recording'],
  'e2e/screens.ts': ['app/screens', 'demo/screens'],
}

/** Returns the files of the journeys that the changed files can break. */
export function affectedJourneys(changed: string[]): string[] {
  const changedJourneys = changed.filter(file => /^e2e\/.*\.spec\.ts$/.test(file))
  const journeysOfFolders = Object.entries(journeysByFolder)
    .filter(([folder]) => changed.some(file => file === folder || file.startsWith(`${folder}/`)))
    .flatMap(([, names]) => names.map(fileOf))
  return [...new Set([...changedJourneys, ...journeysOfFolders])]
}

/** All journeys and all folders of the table, for the test that the table is complete and up to date. */
export const namedJourneys = new Set(Object.values(journeysByFolder).flat().map(fileOf))
export const namedFolders = Object.keys(journeysByFolder)

function fileOf(name: string): string {
  return `e2e/${name}.spec.ts`
}
