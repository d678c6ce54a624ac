import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith } from '#test/backend.ts'
import { changeTutor, openTutor, readRatings } from '#test/tutor.ts'

const play = () => screen.queryByRole('button', { name: 'Redă videoul de prezentare' })
/** An element that would make the browser contact YouTube. */
const foreign = () => document.querySelector(':is([src], [href], [data])[src*=youtu], [href*=youtu], iframe')

/**
 * Blocks all frames of the document, so that the test contacts no other site: only the address of the frame
 * counts.
 */
function blockFrames() {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "frame-src 'none'"
  document.head.append(policy)
}

test('loads nothing from YouTube before the video is started', async () => {
  await openTutor()
  expect(play()).toBeVisible()
  expect(screen.getByText('Se redă de pe YouTube, care poate folosi module cookie.')).toBeVisible()
  expect(foreign()).toBeNull()
})

test('plays the video from the host without cookies, and focuses the player', async () => {
  blockFrames()
  changeTutor({ YouYubeURL: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s' })
  const { user } = await openTutor()
  await user.click(play() as HTMLElement)
  const frame = screen.getByTitle<HTMLIFrameElement>('Video de prezentare: Mihai I.')
  const { origin, pathname } = new URL(frame.src)
  expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  expect(frame).toHaveFocus()
  expect(play()).toBeNull()
})

test('focuses the player once, not on every render', async () => {
  blockFrames()
  const { user, router } = await openTutor({ as: 'student' })
  await user.click(play() as HTMLElement)
  const message = await screen.findByRole('button', { name: 'Trimite mesaj' })
  message.focus()
  await screen.findByRole('button', { name: 'Mai multe recenzii' })
  answerWith(http.get(readRatings, () => HttpResponse.json([])))
  await router.revalidate()
  await screen.findByText('Încă nu sunt recenzii')
  expect(message).toHaveFocus()
})

test('shows no video for an address that is not one of YouTube', async () => {
  await openTutor({}, 'a-script-video')
  await screen.findByRole('heading', { name: 'Recenzii' })
  expect(play()).toBeNull()
  expect(foreign()).toBeNull()
  expect(document.querySelector('main [href^="javascript:"], main [src^="javascript:"]')).toBeNull()
})
