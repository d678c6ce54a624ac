import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Tutor', tags: ['!test'] })

type Options = Parameters<typeof screen>[1]

/** Mihai Ionescu's ad for mathematics. */
const tutor = (options?: Options) => screen('/teacherprofile/ae31oi', options)

/** A case of mocks/catalogue.ts, as a student sees it. */
const named = (name: string, options: Options = {}) =>
  screen(`/teacherprofile/a-${name}`, { as: 'student', ...options })

/** The same on the narrowest phone, where no text may make the page scroll sideways. */
const fitting = (name: string) => ({
  ...named(name, { viewport: 'phone320' }),
  async play() {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const RoleVisitor = meta.story({ ...tutor(), tags: ['test'] })
export const RoleStudent = meta.story(tutor({ as: 'student' }))
export const RoleTutor = meta.story(screen('/teacherprofile/qxgimh', { as: 'teacher' }))
export const RoleUnpaidTutor = meta.story(tutor({ as: 'teacherUnpaid' }))
export const RoleOwner = meta.story(tutor({ as: 'teacher' }))
export const RoleStudentWhoRated = meta.story(screen('/teacherprofile/qxgimh', { as: 'student' }))

export const WidthVisitorOnAPhone = meta.story(tutor({ viewport: 'phone320' }))

export const StateEverythingMissing = meta.story({ ...named('ad-empty'), tags: ['test'] })
export const StateNoName = meta.story(named('no-name'))
export const StateLongName = meta.story(fitting('long-name'))
export const StateUnbrokenName = meta.story({ ...fitting('unbroken-name'), tags: ['test'] })
export const StateLongDescription = meta.story(named('long-description'))
export const StateUnbrokenDescription = meta.story({ ...fitting('unbroken-text'), tags: ['test'] })
export const StateManyCities = meta.story({ ...fitting('many-cities'), tags: ['test'] })
export const StateHighPrice = meta.story(fitting('price-high'))
export const StateMarkup = meta.story(fitting('html'))
export const StateEmoji = meta.story(named('emoji'))
export const StateRightToLeft = meta.story(fitting('rtl'))
export const StateBrokenPhoto = meta.story(named('broken-photo'))
export const StateRatingZero = meta.story(named('rating-zero'))
export const StateNoReviews = meta.story(named('no-reviews'))
export const StateNoPhone = meta.story(named('no-phone'))
export const StateBadVideo = meta.story(named('bad-video'))

export const StatePending = meta.story(tutor({ pending: true }))
export const StateFailing = meta.story(tutor({ scenario: 'failing' }))
export const StateNotFound = meta.story(screen('/teacherprofile/nimic'))

export const StatePartsFailing = meta.story({
  ...tutor({
    as: 'student',
    faults: { getRatings: '500', getSuggestedTeachers: '500', getAdViews: '500' },
  }),
  async play() {
    await shown()
    await expect(await page.findByText('Recenziile nu s-au putut încărca.')).toBeVisible()
    await expect(await page.findByText('Profesorii asemănători nu s-au putut încărca.')).toBeVisible()
    await expect(await page.findByText(/nu s-au putut citi/)).toBeVisible()
  },
})

export const StateWithoutReviewsAndSuggestions = meta.story(
  tutor({
    as: 'student',
    faults: { getRatings: 'empty', getSuggestedTeachers: 'empty' },
  }),
)

export const StatePartsPending = meta.story({
  ...tutor({
    as: 'student',
    faults: { getRatings: 'timeout', getSuggestedTeachers: 'timeout', getAdViews: 'timeout' },
  }),
  async play() {
    await expect(await page.findByRole('button', { name: 'Trimite mesaj' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recenzii' })).toBeVisible()
  },
})

export const StateViewerPending = meta.story({
  ...tutor({ as: 'student', faults: { readCurrentProfile: 'timeout' } }),
  async play() {
    await expect(await page.findByText('Mihai I.')).toBeVisible()
    const contact = within(page.getByRole('region', { name: 'Contact' }))
    await expect(contact.queryByRole('button', { name: 'Trimite mesaj' })).toBeNull()
    await expect(contact.queryByRole('button', { name: 'Arată numărul de telefon' })).toBeNull()
  },
})

async function askForPhone() {
  await shown()
  await userEvent.click(await page.findByRole('button', { name: 'Arată numărul de telefon' }))
}

export const StatePhoneShown = meta.story({
  ...tutor({ as: 'student' }),
  async play() {
    await askForPhone()
    const number = await page.findByRole('link', { name: 'Telefonul lui Mihai Ionescu: 0700 300 400' })
    await waitFor(() => expect(number).toHaveFocus())
  },
})

export const StatePhonePending = meta.story({
  ...tutor({ as: 'student', faults: { getPhoneNumber: 'timeout' } }),
  async play() {
    await askForPhone()
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Arată numărul de telefon' })).toHaveAttribute('aria-busy'),
    )
  },
})

export const StatePhoneFailing = meta.story({
  ...tutor({ as: 'student', viewport: 'phone320', faults: { getPhoneNumber: '500' } }),
  async play() {
    await askForPhone()
    await expect(await page.findByText('Nu am putut încărca numărul de telefon.')).toBeVisible()
  },
})

export const StatePhoneMissing = meta.story({
  ...tutor({ as: 'student', faults: { getPhoneNumber: 'empty' } }),
  async play() {
    await askForPhone()
    await expect(await page.findByText('Profesorul nu are un număr de telefon.')).toBeVisible()
  },
})

/** The video before it is started: a story contacts no other site. */
export const StateVideo = meta.story({
  ...tutor({ viewport: 'phone390' }),
  async play() {
    await shown()
    await expect(page.getByRole('button', { name: 'Redă videoul de prezentare' })).toBeVisible()
    await expect(document.querySelector('iframe[src*=youtu]')).toBeNull()
  },
})

export const StateAllReviews = meta.story({
  ...tutor(),
  async play() {
    await shown()
    await userEvent.click(await page.findByRole('button', { name: 'Mai multe recenzii' }))
    await userEvent.click(page.getByRole('button', { name: 'Mai multe recenzii' }))
    await expect(page.queryByRole('button', { name: 'Mai multe recenzii' })).toBeNull()
  },
})

export const StateWholeDescription = meta.story({
  ...named('long-description', { viewport: 'phone390' }),
  async play() {
    await shown()
    await userEvent.click(await page.findByRole('button', { name: 'mai mult' }))
    await expect(page.getByRole('button', { name: 'mai puțin' })).toBeVisible()
  },
})

/** The bar with the price and the main action, once the user has scrolled past the page's own buttons. */
export const StateBarAtTheBottom = meta.story({
  ...tutor({ as: 'student', viewport: 'phone320' }),
  async play() {
    await shown()
    page.getByRole('heading', { name: 'Recenzii' }).scrollIntoView({ behavior: 'instant' })
    await expect(await page.findByRole('region', { name: 'Prețul și pasul următor' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  tags: ['test'],
})
