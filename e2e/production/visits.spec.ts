import { type BrowserContext, expect, type Page } from '@playwright/test'
import { serveBackend } from '../backend.ts'
import { recordCalls } from '../calls.ts'
import { meta } from '../head.ts'
import { expectSettled } from '../screen.ts'
import { test } from '../test.ts'

type Visit = {
  address: string
  heading: string
  /** The start of the document's title. */
  title: string
  /** All calls of the visit. */
  calls: string[]
  /** The build has rendered the first frame of this page into its HTML. */
  hasFrame: boolean
}

const viewer = 'GET /api/users/GetCurrentProfile'
const levels = 'GET /api/cycle/getall'
const cities = 'GET /api/users/GetCities'
const subjects = 'GET /api/categories/getall'
const ads = (query: string) => `GET /api/users/getusersdescription?${query}`
const requests = (query: string) => `GET /api/users/GetRequests?${query}`

function frame(address: string, heading: string, title: string, calls: string[]): Visit {
  return { address, heading, title, calls: [viewer, ...calls], hasFrame: true }
}

const lists: Visit[] = [
  frame('/', 'Găsiți profesorul care vi se potrivește', 'Meditații pentru elevi și studenți – ', [
    subjects,
    levels,
    cities,
    ads('categoryid=0&cycleid=0&cityid=0&order=1&page=1'),
  ]),
  // A page beyond the end: the app requests the last page once it knows the number of rows.
  frame('/Matematica?page=99', 'Meditatii Matematica', 'Meditatii Matematica, pagina 4 – ', [
    subjects,
    levels,
    cities,
    ads('categoryid=1&cycleid=0&cityid=0&order=0&page=4'),
    ads('categoryid=1&cycleid=0&cityid=0&order=0&page=99'),
  ]),
  frame('/Limba%20engleza', 'Meditatii Limba engleza', 'Meditatii Limba engleza – ', [
    subjects,
    levels,
    cities,
    ads('categoryid=9&cycleid=0&cityid=0&order=0&page=1'),
  ]),
  frame(
    '/teacher?maincategory=1&category=1&city=-1&cycle=5&order=3',
    'Ultimele anunturi',
    'Ultimele anunturi – ',
    [
      'GET /api/categories/getallgroupped',
      'GET /api/categories/getmains',
      levels,
      cities,
      ads('categoryid=1&cycleid=5&cityid=-1&order=3&page=1'),
    ],
  ),
]

const otherPages: Visit[] = [
  frame('/solicitare-de-meditatii', 'Solicitări de meditații', 'Solicitări de meditații – Meditații', [
    requests('city=&subject=&page=1'),
  ]),
  frame(
    '/solicitare-de-meditatii?subject=limba&city=Cluj-Napoca&page=7',
    'Solicitări de meditații',
    'Solicitări de meditații – Meditații',
    [requests('city=Cluj-Napoca&subject=limba&page=7'), requests('city=Cluj-Napoca&subject=limba&page=1')],
  ),
  ...[
    ['/abonamente', 'Abonament pentru profesori'],
    ['/Contact', 'Contact'],
    ['/CumFunctioneaza', 'Cum funcționează'],
    ['/termeni-si-conditii', 'Termeni și condiții'],
  ].map(([path = '', heading = '']) => frame(path, heading, `${heading} – Meditații`, [])),
  {
    address: '/solicitare-de-meditatii/c-online',
    heading: 'Am nevoie de meditatii la Informatica',
    title: 'Am nevoie de meditatii la Informatica – ',
    calls: [
      viewer,
      'GET /api/users/GetRequest?id=c-online',
      // There is no other of this subject, so the newest are read too.
      'GET /api/users/GetRequests?city=&subject=Informatica&page=1',
      'GET /api/users/GetRequests?city=&subject=&page=1',
    ],
    hasFrame: false,
  },
  {
    address: '/teacherprofile/ae31oi',
    heading: 'Meditatii Matematica',
    title: 'Mihai I. – meditații matematica – ',
    // The first free hour is searched once the page is idle; the tutor has one today, so one day is enough.
    calls: [
      viewer,
      'GET /api/teacherrating/getallratingforteacher?teacherid=m4t7k2',
      'GET /api/users/AdView?adCode=ae31oi',
      'GET /api/users/GetSuggestedUsers?userid=m4t7k2&categoryid=1&cityid=1',
      'GET /api/users/getNrOfViewsForAd?adCode=ae31oi',
      'GET /api/users/getadbycode?adid=ae31oi',
      'GET /api/users/getavailabilityforday?userid=m4t7k2&day=2026-11-20',
    ],
    hasFrame: false,
  },
]

/**
 * Marks elements of each first frame. The marks are lost if React replaces the elements instead of hydrating
 * them.
 */
async function markFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('header')?.setAttribute('data-marked', '')
      document.querySelector('main h1')?.setAttribute('data-marked', '')
    })
  })
}

/** Checks first frame, calls and head of an address. Returns a function that returns the calls of the tab so far. */
async function expectVisit(page: Page, { address, heading, title, calls, hasFrame }: Visit) {
  const recorded = recordCalls(page)
  await page.goto(address)
  const pageHeading = page.getByRole('heading', { level: 1 })
  await expect.soft(pageHeading, address).toHaveText(heading)
  await expectSettled(page)
  // A read that waits for an idle browser comes late.
  await expect.poll(recorded, address).toEqual(calls.toSorted())

  if (hasFrame) {
    await expect.soft(page.getByRole('banner'), address).toHaveAttribute('data-marked', '')
    await expect.soft(pageHeading, address).toHaveAttribute('data-marked', '')
  }
  const login = page.getByRole('banner').getByRole('link', { name: 'Autentificare' })
  const returnUrl = encodeURIComponent(address)
  await expect.soft(login, address).toHaveAttribute('href', `/Account/Login?returnUrl=${returnUrl}`)

  expect.soft((await page.title()).startsWith(title), `the title of ${address}`).toBe(true)
  await expect.soft(page.locator('title'), address).toHaveCount(1)
  await expect.soft(meta(page, 'description'), address).toHaveCount(1)
  await expect
    .soft(meta(page, 'description'), address)
    .toHaveAttribute('content', hasFrame ? /.{50,}/ : /.{30,}/)
  const canonical = page.locator('link[rel="canonical"]')
  const { href } = new URL(address.replace(/\?.*/, ''), page.url())
  await expect.soft(canonical, address).toHaveCount(1)
  await expect.soft(canonical, address).toHaveAttribute('href', href)
  await expect.soft(meta(page, 'robots'), address).toHaveCount(0)
  return recorded
}

// main.tsx logs a hydration mismatch as an error, and a console error fails the journey.
for (const [name, visits] of [
  ['the home page and lists', lists],
  ['the other pages', otherPages],
] as const) {
  test(`${name}: a visit hydrates the first frame, has a head of its own, and sends exactly the expected calls`, async ({
    page,
    context,
  }) => {
    await serveBackend(page)
    await markFrames(context)
    const portraits: string[] = []
    context.on('request', request => {
      if (request.url().includes('/get-profile-image')) portraits.push(request.url())
    })
    const visited = []
    for (const visit of visits) {
      const tab = await context.newPage()
      visited.push({ tab, visit, recorded: await expectVisit(tab, visit) })
    }
    // While the later tabs loaded, the earlier tabs had time to send an extra call.
    await visited.at(-1)?.tab.waitForLoadState('networkidle')
    for (const { visit, recorded } of visited)
      expect.soft(recorded(), visit.address).toEqual(visit.calls.toSorted())
    expect(portraits.length).toBeGreaterThan(0)
    for (const url of portraits)
      expect(url).toMatch(/\/get-profile-image\?fileName=[\w.-]+&width=110&height=110$/)
  })
}
