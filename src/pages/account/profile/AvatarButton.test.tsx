import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useViewer } from '#session.ts'
import { answerWith, hold, resetBackend } from '#test/backend.ts'
import { logged } from '#test/noise.ts'
import { visit } from '#test/visit.tsx'
import { AvatarButton } from './AvatarButton.tsx'
import { onPhone } from '#test/phone.ts'
import { drawBrokenPicture, drawPicture, svgAsPng } from '#test/pictures.ts'

const save = '/api/users/saveprofileimage'
const success = 'Poza de profil a fost salvată'
const opener = () => screen.findByRole('button', { name: 'Schimbă poza de profil' })
const saveButton = () => screen.getByRole('button', { name: 'Salvează' })
const area = () => screen.findByRole('application', { name: 'Zona de decupare' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const isReady = () => waitFor(() => expect(saveButton()).toBeEnabled())

/** The button alone, on the profile's address. */
const pages = [
  {
    path: 'u/profile',
    Component() {
      const viewer = useViewer()
      return <h1>{viewer ? <AvatarButton viewer={viewer} /> : 'Nimeni'}</h1>
    },
  },
]

const dropped = (picture: File) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(picture)
  return { dataTransfer, bubbles: true, cancelable: true }
}

async function open() {
  const app = visit('/u/profile', { as: 'teacher', pages, strict: true })
  await app.user.click(await opener())
  await screen.findByRole('dialog', { name: 'Poza de profil' })
  /**
   * Chooses a file without user-event, which drops files that `accept` does not name; browsers may let them through.
   */
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Fișierul cu poza'), { target: { files: [file] } })
  return { ...app, choose }
}

/** Opens the dialog with a picture that can be saved. */
async function crop(picture: File) {
  const app = await open()
  app.choose(picture)
  await area()
  await isReady()
  return app
}

/** Records the files of save requests, which the mocked back end still handles. */
function watchSaved(): File[] {
  const saved: File[] = []
  answerWith(
    http.post(save, async ({ request }) => {
      const form = await request.clone().formData()
      expect([...form.keys()]).toEqual(['profileimage'])
      const file = form.get('profileimage')
      if (file instanceof File) saved.push(file)
    }),
  )
  return saved
}

/** Waits like `waitFor`, which would also advance the fake timers. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await new Promise(resolve => setTimeout(resolve, 20))
}

/** Returns the queries of the pictures' addresses on the page: the header's and the button's. */
const portraits = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).search)

// src/domain/imageType.test.ts tests which files are pictures; src/ui/Cropper/output.test.ts tests the sizes of the
// result.
test('a file that is not a picture is refused; a picture is sent as a square PNG, and shows at once in the header and on the button', async () => {
  const saved = watchSaved()
  const { user, choose } = await open()
  const before = portraits()
  choose(svgAsPng)
  const refusal = await screen.findByText('Invalid image type')
  expect(refusal).toBeVisible()
  expect(refusal).toHaveAttribute('lang', 'en')
  expect(saveButton()).toBeDisabled()
  expect(screen.queryByRole('application')).toBeNull()
  choose(await drawPicture('poza.webp', { type: 'image/webp', width: 300, height: 250 }))
  await area()
  await isReady()
  expect(screen.queryByText('Invalid image type')).toBeNull()
  await user.click(saveButton())
  expect(await screen.findByText(success)).toBeVisible()
  await isClosed()

  const [file] = saved
  expect(saved).toHaveLength(1)
  expect(file?.name).toBe('profile.png')
  expect(file?.type).toBe('image/png')
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? [])
  expect(Array.from(bytes.slice(0, 8))).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const { width, height } = await createImageBitmap(new Blob([bytes]))
  expect([width, height]).toEqual([200, 200])

  await waitFor(() => expect(portraits()).toHaveLength(2))
  await waitFor(() => expect(portraits()[0]).toMatch(/^\?fileName=poza-/))
  expect(portraits()[1]).toBe(portraits()[0])
  expect(portraits()).not.toEqual(before)
  // Round, as it was cropped, so that nothing outside the circle shows.
  for (const { width: shownWidth, parentElement } of document.querySelectorAll('img'))
    expect(Number.parseFloat(getComputedStyle(parentElement as Element).borderRadius)).toBeGreaterThanOrEqual(
      shownWidth / 2,
    )
  await waitFor(async () => expect(await opener()).toHaveFocus())
})

test('a picture of more than 10 MB is scaled down before it is cropped', async () => {
  const picture = await drawPicture('poza.jpg', { type: 'image/jpeg', width: 1800, height: 2400 })
  const filling = new Uint8Array(10 * 1024 * 1024)
  await crop(new File([picture, filling], 'poza.jpg', { type: 'image/jpeg' }))
  const cropped = document.querySelector<HTMLImageElement>('.cropper-canvas img') as HTMLImageElement
  expect([cropped.naturalWidth, cropped.naturalHeight]).toEqual([1536, 2048])
  expect((await (await fetch(cropped.src)).blob()).size).toBeLessThan(1024 * 1024)
})

test('a picture that cannot be read shows an error after 40 retries, 50 ms apart, and another can be chosen', async () => {
  const { choose } = await open()
  const broken = await drawBrokenPicture('poza.png', 40)
  const whole = await drawPicture('poza.png')
  // Fakes only the timer of the retries: the file is still read in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  choose(broken)
  await until(() => screen.queryByRole('application') !== null && vi.getTimerCount() > 0)
  await vi.advanceTimersByTimeAsync(38 * 50)
  expect(screen.getByRole('application')).toBeVisible()
  await vi.advanceTimersByTimeAsync(2 * 50)
  vi.useRealTimers()
  expect(within(await screen.findByRole('alert')).getByText('Poza nu a putut fi citită')).toBeVisible()
  expect(saveButton()).toBeDisabled()
  // §8: "Image load failure emits a load-failed event."
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([
    { level: 'warn', text: 'The chosen picture could not be loaded.' },
  ])

  choose(whole)
  await area()
  await isReady()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a picture can be dropped on the page, but not while another is saved; a dialog that is closed and reopened meanwhile stays open', async () => {
  const reason = /^Poza nu a fost preluată, pentru că alta era în curs de salvare/
  const { user } = await open()
  const event = dropped(await drawPicture('poza.png'))
  const over = new DragEvent('dragover', event)
  fireEvent(screen.getByRole('dialog'), over)
  expect(over.defaultPrevented).toBe(true)
  expect(await screen.findByText('Dați drumul pozei aici')).toBeVisible()
  // Otherwise the browser would leave the page and open the file.
  const drop = new DragEvent('drop', event)
  fireEvent(document.body, drop)
  expect(drop.defaultPrevented).toBe(true)
  await area()
  await isReady()

  const fail = hold(save, () => new HttpResponse(null, { status: 500 }))
  await user.click(saveButton())
  fireEvent(document.body, new DragEvent('drop', dropped(await drawPicture('alta.png'))))
  expect(await screen.findByText(reason)).toBeVisible()
  fail()
  expect(await screen.findByText('Something bad happened; please try again later.')).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()

  resetBackend()
  const release = hold(save)
  await user.click(saveButton())
  expect(screen.queryByText(reason)).toBeNull()
  await user.keyboard('{Escape}')
  await isClosed()
  await user.click(await opener())
  await screen.findByRole('dialog')
  release()
  expect(await screen.findByText(success)).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a toast says that the picture was saved and shows later, when the profile cannot be refetched', async () => {
  const { user } = await crop(await drawPicture('poza.png'))
  const failRead = http.get('/api/users/GetCurrentProfile', () => new HttpResponse(null, { status: 500 }))
  answerWith(http.post(save, () => (answerWith(failRead), new HttpResponse(null))))
  await user.click(saveButton())
  expect(await screen.findByText(/^Modificările au fost salvate; le vedeți aici după/)).toBeVisible()
  await isClosed()
})

const rectOf = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()

// The rules of the box are tested in src/ui/Cropper/keys.test.ts.
test('the picture is cropped by keyboard, by pointer and with the slider', async () => {
  const findStatus = (text: string | RegExp) => within(screen.getByRole('dialog')).findByText(text)
  const box = async () => {
    const [, x, y, width] = /stânga (\d+), sus (\d+), lățime (\d+)/.exec(
      (await findStatus(/^Cercul: /)).textContent,
    ) ?? ['', '', '', '']
    return [x, y, width].map(Number) as [number, number, number]
  }
  const { user } = await crop(await drawPicture('poza.png', { width: 400, height: 200 }))

  // Arrow keys move the box by 3 pixels, or by the digit pressed before; with Shift they resize it.
  const place = await area()
  place.focus()
  expect(place).toHaveAccessibleDescription(/săgețile.*cifrele 1–9 schimbă pasul/)
  await user.keyboard('{ArrowRight}')
  const [x, y, width] = await box()
  await user.keyboard('{ArrowRight}')
  expect(await box()).toEqual([x + 3, y, width])
  await user.keyboard('{ArrowUp}')
  expect(await box()).toEqual([x + 3, y - 3, width])
  await user.keyboard('8')
  expect(await findStatus('Pas de 8 pixeli')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(await box()).toEqual([x - 5, y - 3, width])
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect((await box())[2]).toBe(width - 8)
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect((await box())[2]).toBe(width)

  // A press without dragging moves the box to that place, within the picture.
  const press = (clientX: number, clientY: number) => {
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX, clientY }
    const target = document.elementFromPoint(clientX, clientY) as Element
    fireEvent.pointerDown(target, { ...pointer, buttons: 1 })
    fireEvent.pointerUp(target, pointer)
  }
  const picture = rectOf('.cropper-canvas')
  const before = rectOf('.cropper-crop-box')
  press(picture.right - before.width / 2 - 10, picture.top + before.height / 2 + 5)
  const after = rectOf('.cropper-crop-box')
  expect(after.right).toBeCloseTo(picture.right - 10, 0)
  expect(after.top).toBeCloseTo(picture.top + 5, 0)
  expect(after.width).toBeCloseTo(before.width, 0)
  expect((await box())[2]).toBe(Math.round(before.width))
  press(picture.left + 3, picture.bottom - 3)
  expect(rectOf('.cropper-crop-box').left).toBeCloseTo(picture.left, 0)
  expect(rectOf('.cropper-crop-box').bottom).toBeCloseTo(picture.bottom, 0)

  // Dragging keeps the box at least 20 pixels wide.
  const cropBox = rectOf('.cropper-crop-box')
  const held = { pointerId: 1, button: 0, buttons: 1 }
  const handle = document.querySelector('.cropper-point.point-se') as HTMLElement
  fireEvent.pointerDown(handle, { ...held, clientX: cropBox.right, clientY: cropBox.bottom })
  fireEvent.pointerMove(document, { ...held, clientX: cropBox.left + 4, clientY: cropBox.top + 4 })
  fireEvent.pointerUp(document, { pointerId: 1, button: 0 })
  place.focus()
  await user.keyboard('{ArrowRight}')
  expect((await box())[2]).toBe(20)

  // The slider zooms the picture, and follows the other ways to zoom.
  const slider = within(screen.getByRole('dialog')).getByRole('slider', { name: 'Mărire' })
  const whole = rectOf('.cropper-canvas').width
  expect(slider).toHaveValue('100')
  fireEvent.change(slider, { target: { value: '200' } })
  await waitFor(() => expect(rectOf('.cropper-canvas').width).toBeCloseTo(2 * whole, 0))
  expect(slider).toHaveAttribute('aria-valuetext', '200%')
  place.focus()
  await user.keyboard('+')
  await waitFor(() => expect(Number((slider as HTMLInputElement).value)).toBeGreaterThan(200))
})

test('after the phone is turned the whole picture is visible, with the same part chosen, and the slider zooms from there', async () => {
  await onPhone()
  const { user } = await crop(await drawPicture('poza.png', { width: 300, height: 300 }))
  const slider = within(screen.getByRole('dialog')).getByRole('slider', { name: 'Mărire' })
  const zoomTo = (percent: string) => fireEvent.change(slider, { target: { value: percent } })
  const widths = () => ({ picture: rectOf('.cropper-canvas').width, box: rectOf('.cropper-crop-box').width })
  /** Left edge of the box, in widths of the picture. */
  const left = () => (rectOf('.cropper-crop-box').left - rectOf('.cropper-canvas').left) / widths().picture
  zoomTo('120')
  const place = await area()
  place.focus()
  await user.keyboard('9{ArrowRight}')
  const before = { ...widths(), left: left() }
  expect(slider).toHaveValue('120')

  await page.viewport(844, 390)
  await waitFor(() => expect(slider).toHaveValue('100'))
  const { picture, box } = widths()
  expect(picture).toBeCloseTo(rectOf('.cropper-container').height, 0)
  expect(box / picture).toBeCloseTo(before.box / before.picture, 2)
  expect(left()).toBeCloseTo(before.left, 2)
  zoomTo('200')
  expect(widths().picture).toBeCloseTo(2 * picture, 0)

  // A part that becomes smaller than the least box stays at its place, also when two events precede a frame.
  zoomTo('400')
  await user.keyboard('{Shift>}{ArrowLeft>50/}{/Shift}')
  const small = left()
  await page.viewport(390, 844)
  await waitFor(() => expect(slider).toHaveValue('100'))
  expect(widths().box).toBeCloseTo(20, 1)
  expect(left()).toBeCloseTo(small, 2)
  for (let event = 0; event < 2; event++) fireEvent(window, new Event('resize'))
  await new Promise(requestAnimationFrame)
  expect(left()).toBeCloseTo(small, 2)
})
