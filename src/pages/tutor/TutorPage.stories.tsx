import { http, HttpResponse } from 'msw/http'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Tutor' })

type Options = Parameters<typeof screen>[1]

/** Mihai Ionescu's ad for mathematics. */
const tutor = (options?: Options) => screen('/teacherprofile/ae31oi', options)

/** A case of docs/cases.md, as a student sees it. */
const named = (name: string, options: Options = {}) =>
  screen(`/teacherprofile/a-${name}`, { as: 'student', ...options })

/** The same on the narrowest phone, where no text may be so long that the page scrolls sideways. */
const fitting = (name: string) => ({
  ...named(name, { viewport: 'phone320' }),
  async play() {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Visitor = meta.story(tutor())
export const Student = meta.story(tutor({ as: 'student' }))
export const Teacher = meta.story(screen('/teacherprofile/qxgimh', { as: 'teacher' }))
export const TeacherUnpaid = meta.story(tutor({ as: 'teacherUnpaid' }))
export const OwnAd = meta.story(tutor({ as: 'teacher' }))
export const HasRated = meta.story(screen('/teacherprofile/qxgimh', { as: 'student' }))

export const VisitorOnAPhone = meta.story({ ...tutor({ viewport: 'phone320' }), tags: ['width'] })
export const StudentOnAPhone = meta.story({
  ...tutor({ as: 'student', viewport: 'phone390' }),
  tags: ['width'],
})
export const Tablet = meta.story({ ...tutor({ as: 'student', viewport: 'tablet' }), tags: ['width'] })
export const Desktop = meta.story({ ...tutor({ as: 'student', viewport: 'desktop' }), tags: ['width'] })

export const EverythingMissing = meta.story(named('ad-empty'))
export const NoName = meta.story(named('no-name'))
export const LongName = meta.story(fitting('long-name'))
export const UnbrokenName = meta.story(fitting('unbroken-name'))
export const LongDescription = meta.story(named('long-description'))
export const UnbrokenDescription = meta.story(fitting('unbroken-text'))
export const ManyCities = meta.story(fitting('many-cities'))
export const HighPrice = meta.story(fitting('price-high'))
export const Markup = meta.story(fitting('html'))
export const Emoji = meta.story(named('emoji'))
export const RightToLeft = meta.story(fitting('rtl'))
export const BrokenPhoto = meta.story(named('broken-photo'))
export const RatingZero = meta.story(named('rating-zero'))
export const NoPhone = meta.story(named('no-phone'))
export const BadVideo = meta.story(named('bad-video'))

export const Pending = meta.story(tutor({ pending: true }))
export const Failing = meta.story(tutor({ scenario: 'failing' }))
export const Offline = meta.story(tutor({ scenario: 'offline' }))
export const SessionEnded = meta.story({
  ...tutor({ answers: [http.get('/api/users/getadbycode', () => new HttpResponse(null, { status: 401 }))] }),
  async play() {
    await expect(await page.findByRole('heading', { level: 1, name: 'Sesiunea a expirat' })).toBeVisible()
    await shown()
  },
})
export const NotFound = meta.story(screen('/teacherprofile/nimic'))

const ratings = '/api/teacherrating/getallratingforteacher'
const suggested = '/api/users/GetSuggestedUsers'
const views = '/api/users/getNrOfViewsForAd'
const phone = '/api/users/getUserPhoneNumber'

const fail = () => new HttpResponse(null, { status: 500 })

export const PartsFailing = meta.story({
  ...tutor({ as: 'student', answers: [ratings, suggested, views].map(path => http.get(path, fail)) }),
  async play() {
    await shown()
    await expect(await page.findByText('Recenziile nu s-au putut încărca.')).toBeVisible()
    await expect(await page.findByText('Profesorii asemănători nu s-au putut încărca.')).toBeVisible()
    await expect(await page.findByText(/nu s-au putut citi/)).toBeVisible()
  },
})

export const NothingBesides = meta.story(
  tutor({
    as: 'student',
    answers: [ratings, suggested].map(path => http.get(path, () => HttpResponse.json(null))),
  }),
)

let answered = Promise.withResolvers<void>()
/** Holds the answers until Storybook leaves the story. */
const beforeEach = () => {
  answered = Promise.withResolvers<void>()
  return () => answered.resolve()
}
const held = async () => {
  await answered.promise
  return fail()
}

export const PartsPending = meta.story({
  ...tutor({ as: 'student', answers: [ratings, suggested, views].map(path => http.get(path, held)) }),
  async play() {
    await expect(await page.findByRole('button', { name: 'Trimite mesaj' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recenzii' })).toBeVisible()
  },
  beforeEach,
})

export const ViewerPending = meta.story({
  ...tutor({ as: 'student', answers: [http.get('/api/users/GetCurrentProfile', held)] }),
  async play() {
    await expect(await page.findByText('Mihai I.')).toBeVisible()
    await expect(within(page.getByRole('region', { name: 'Contact' })).queryByRole('button')).toBeNull()
  },
  beforeEach,
})

async function askForPhone() {
  await shown()
  await userEvent.click(await page.findByRole('button', { name: 'Arată numărul de telefon' }))
}

export const PhoneShown = meta.story({
  ...tutor({ as: 'student' }),
  async play() {
    await askForPhone()
    const number = await page.findByRole('link', { name: 'Telefonul lui Mihai Ionescu: 0700 300 400' })
    await waitFor(() => expect(number).toHaveFocus())
  },
})

export const PhoneAsked = meta.story({
  ...tutor({ as: 'student', answers: [http.get(phone, held)] }),
  async play() {
    await askForPhone()
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Arată numărul de telefon' })).toHaveAttribute('aria-busy'),
    )
  },
  beforeEach,
})

export const PhoneFailing = meta.story({
  ...tutor({ as: 'student', viewport: 'phone320', answers: [http.get(phone, fail)] }),
  async play() {
    await askForPhone()
    await expect(await page.findByText('Nu am putut încărca numărul de telefon.')).toBeVisible()
  },
})

export const PhoneNoneAfterAll = meta.story({
  ...tutor({ as: 'student', answers: [http.get(phone, () => HttpResponse.json(null))] }),
  async play() {
    await askForPhone()
    await expect(await page.findByText('Profesorul nu are un număr de telefon.')).toBeVisible()
  },
})

/** The video before it is started: a story contacts no other site. */
export const Video = meta.story({
  ...tutor({ viewport: 'phone390' }),
  async play() {
    await shown()
    await expect(page.getByRole('button', { name: 'Redă videoul de prezentare' })).toBeVisible()
    await expect(document.querySelector('iframe[src*=youtu]')).toBeNull()
  },
})

export const AllReviews = meta.story({
  ...tutor(),
  async play() {
    await shown()
    await userEvent.click(await page.findByRole('button', { name: 'Mai multe recenzii' }))
    await userEvent.click(page.getByRole('button', { name: 'Mai multe recenzii' }))
    await expect(page.queryByRole('button', { name: 'Mai multe recenzii' })).toBeNull()
  },
})

export const WholeDescription = meta.story({
  ...named('long-description', { viewport: 'phone390' }),
  async play() {
    await shown()
    await userEvent.click(await page.findByRole('button', { name: 'mai mult' }))
    await expect(page.getByRole('button', { name: 'mai puțin' })).toBeVisible()
  },
})

/** The bar with the price and the main action, once the reader has scrolled past the page's own buttons. */
export const BarAtTheBottom = meta.story({
  ...tutor({ as: 'student', viewport: 'phone320' }),
  async play() {
    await shown()
    page.getByRole('heading', { name: 'Recenzii' }).scrollIntoView({ behavior: 'instant' })
    await expect(await page.findByRole('region', { name: 'Prețul și pasul următor' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
