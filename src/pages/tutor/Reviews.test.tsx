import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { getViewer } from '#session.ts'
import { answerWith, hold } from '#test/backend.ts'
import { onPhone } from '#test/phone.ts'
import { changeTutor, openTutor, ownNote, readRatings } from '#test/tutor.ts'

/** The part of the page under the heading 'Recenzii'. */
const part = () => within(screen.getByRole('heading', { name: 'Recenzii' }).parentElement as HTMLElement)
const add = () => part().queryByRole('button', { name: 'Acordă o notă' })
const more = () => part().queryByRole('button', { name: 'Mai multe recenzii' })
const reviews = () => {
  const lists = part().getAllByRole('list')
  return within(lists.at(-1) as HTMLElement)
    .getAllByRole('listitem')
    .map(item => item.textContent)
}

const answerRatings = (ratings: unknown) =>
  answerWith(http.get(readRatings, () => HttpResponse.json(ratings as object)))

test('shows a visitor the distribution of the ratings, short names, no way to rate, and five reviews with ten more on each press', async () => {
  const { user } = await openTutor()
  const spread = within(await part().findByRole('list', { name: 'Cum sunt împărțite notele' }))
  expect(spread.getAllByText(/^Note de la/).map(line => line.textContent)).toEqual([
    'Note de la 9 la 10: 16 recenzii',
    'Note de la 7 la 8: 2 recenzii',
    'Note de la 5 la 6: 0 recenzii',
    'Note de la 3 la 4: 0 recenzii',
    'Note de la 0 la 2: 0 recenzii',
  ])
  expect(await part().findByText('Matei M.')).toBeVisible()
  expect(document.documentElement.outerHTML).not.toContain('@example.')
  await screen.findAllByRole('link', { name: 'Autentificare' })
  expect(add()).toBeNull()

  expect(reviews()).toHaveLength(5)
  await user.click(more() as HTMLElement)
  expect(reviews()).toHaveLength(15)
  // The button may have unmounted, so the first added review takes the focus.
  expect(document.activeElement?.textContent).toBe(reviews()[5])
  await user.click(more() as HTMLElement)
  expect(reviews()).toHaveLength(18)
  expect(document.activeElement?.textContent).toBe(reviews()[15])
  expect(more()).toBeNull()
})

test('counts a review without a name and without a text', async () => {
  answerRatings([{ Rating: 0, RatingText: ' ', Added: null, Student: null }])
  await openTutor()
  expect(await part().findByText('Utilizator fara nume')).toBeVisible()
  expect(reviews()).toEqual(['Utilizator fara nume0'])
  expect(await screen.findByText('(1 recenzie)')).toBeVisible()
})

test('shows the beginning of a long review, and all of it on press', async () => {
  const text = 'Foarte bine. '.repeat(100).trim()
  answerRatings([{ Rating: 9, RatingText: text, Added: null, Student: { FirstName: 'Ana', LastName: null } }])
  const { user } = await openTutor()
  await part().findByText('Ana')
  expect(part().queryByText(text)).toBeNull()
  expect(part().getByText(/^Foarte bine\..*…$/)).toBeVisible()
  await user.click(part().getByRole('button', { name: 'Citește toată recenzia' }))
  expect(part().getByText(text)).toBeVisible()
  expect(part().queryByRole('button', { name: 'Citește toată recenzia' })).toBeNull()
})

test('does not delay the rest of the page while the reviews are pending, then shows a student each with name, day, grade and text', async () => {
  const release = hold(readRatings)
  await openTutor({ as: 'student' })
  expect(await screen.findByRole('button', { name: 'Trimite mesaj' })).toBeVisible()
  expect(ownNote()).toHaveAccessibleName('Nota 9,5 din 10')
  // While the reviews are pending it is unknown whether the viewer may add one.
  expect(add()).toBeNull()
  release()
  await waitFor(() => expect(add()).toBeVisible())
  expect(reviews()[2]).toBe(
    'Matei Moise16 mai 20268Băiatul meu așteaptă ședințele cu plăcere, ceea ce nu credeam că se poate la această materie.',
  )
  const review = part().getByText('Matei Moise').closest('li') as HTMLElement
  expect(within(review).getByRole('img', { name: 'Nota 8 din 10' })).toBeVisible()
})

test('keeps the reviews while the page refetches, but not those of another tutor', async () => {
  const { router } = await openTutor()
  await part().findByText('Matei M.')
  const release = hold(readRatings)
  const refetched = router.revalidate()
  await waitFor(() => expect(router.state.revalidation).toBe('idle'))
  expect(part().getByText('Matei M.')).toBeVisible()
  await router.navigate('/teacherprofile/a-no-phone')
  await waitFor(() => expect(part().queryByText('Matei M.')).toBeNull())
  release()
  await refetched
})

test('moves the focus to the heading, on the screen, when the first rating removes the empty state with its button', async () => {
  await onPhone()
  answerRatings([])
  const { router } = await openTutor({ as: 'student' })
  expect(await part().findByRole('heading', { level: 3, name: 'Încă nu sunt recenzii' })).toBeVisible()
  await waitFor(() => expect(add()).not.toBeNull())
  expect(part().queryByRole('list')).toBeNull()
  add()?.focus()
  // The button is then at the top of the screen, and the review that replaces it would be above.
  window.scrollBy(0, add()?.getBoundingClientRect().top ?? 0)
  const viewer = await getViewer()
  answerRatings([{ Rating: 9, RatingText: 'Bine', Added: null, Student: { UserCode: viewer?.UserCode } }])
  await router.revalidate()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recenzii' })).toHaveFocus())
  expect(part().getByText('Bine').getBoundingClientRect().top).toBeGreaterThan(64)
})

describe('the quoted review', () => {
  const quote = () => screen.queryByRole('blockquote')?.closest('figure') ?? null

  function answerReviews(...answered: [Rating: number, RatingText: string | null][]) {
    const Student = { FirstName: 'Ana', LastName: 'Popescu' }
    answerWith(
      http.get(readRatings, () =>
        HttpResponse.json(
          answered.map(([Rating, RatingText]) => ({ Rating, RatingText, Added: null, Student })),
        ),
      ),
    )
  }

  test('quotes the best review with a text near the top, and leads to all reviews', async () => {
    answerReviews([8, 'Bine.'], [10, null], [9, 'Foarte bine!'])
    const { user } = await openTutor()
    await waitFor(() => expect(quote()).toBeVisible())
    const shown = within(quote() as HTMLElement)
    expect(shown.getByRole('blockquote')).toHaveTextContent('„Foarte bine!”')
    expect(shown.getByRole('img', { name: 'Nota 9 din 10' })).toBeVisible()
    expect(shown.getByText('Ana P.')).toBeVisible()
    const about = screen.getByRole('heading', { name: 'Despre meditații' })
    expect(quote()?.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    await user.click(shown.getByRole('button', { name: 'Vezi toate recenziile' }))
    expect(screen.getByRole('heading', { name: 'Recenzii' })).toHaveFocus()
  })

  test('quotes nothing for a tutor who is not rated', async () => {
    changeTutor({ Rating: 0 })
    answerReviews([9, 'Foarte bine!'])
    await openTutor()
    expect(await screen.findByText('Foarte bine!')).toBeVisible()
    expect(quote()).toBeNull()
  })
})
