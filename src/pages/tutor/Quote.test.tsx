import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith } from '#test/backend.ts'
import { changeTutor, openTutor, readRatings } from '#test/tutor.ts'

const quote = () => screen.queryByRole('blockquote')?.closest('figure') ?? null

function answerReviews(...reviews: [Rating: number, RatingText: string | null][]) {
  const Student = { FirstName: 'Ana', LastName: 'Popescu' }
  answerWith(
    http.get(readRatings, () =>
      HttpResponse.json(
        reviews.map(([Rating, RatingText]) => ({ Rating, RatingText, Added: null, Student })),
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

test('quotes nothing when no good review has a text', async () => {
  answerReviews([10, ' '], [4, 'Slab.'])
  await openTutor()
  expect(await screen.findByText('Slab.')).toBeVisible()
  expect(quote()).toBeNull()
})

test('quotes nothing for a tutor who is not rated', async () => {
  changeTutor({ Rating: 0 })
  answerReviews([9, 'Foarte bine!'])
  await openTutor()
  expect(await screen.findByText('Foarte bine!')).toBeVisible()
  expect(quote()).toBeNull()
})

test('quotes nothing when the reviews cannot be read', async () => {
  answerWith(http.get(readRatings, () => new HttpResponse(null, { status: 500 })))
  await openTutor()
  expect(await screen.findByText('Recenziile nu s-au putut încărca.')).toBeVisible()
  expect(quote()).toBeNull()
})
