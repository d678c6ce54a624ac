import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFrameQuiet, quietFrame } from '#storybook/matrix/quietFrame.ts'

let button: HTMLButtonElement
let frame: HTMLIFrameElement

beforeEach(() => {
  button = document.createElement('button')
  button.textContent = 'Outside'
  frame = document.createElement('iframe')
  // Below the page's first screen, so that revealing it would scroll the page.
  frame.style.cssText = 'display: block; margin-top: 3000px'
  document.body.append(button, frame)
})

afterEach(() => {
  button.remove()
  frame.remove()
  window.scrollTo(0, 0)
})

/** Returns the frame's window, with a field far below its first screen. */
function framed() {
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The frame has no document.')
  const field = contentDocument.createElement('input')
  field.style.marginTop = '2000px'
  contentDocument.body.append(field)
  return { view: contentWindow as Window & typeof globalThis, field }
}

test('a story in a small frame takes neither the focus nor the scroll position of the page', () => {
  frame.setAttribute(quietFrame, '')
  const { view, field } = framed()
  keepFrameQuiet(view)
  keepFrameQuiet(view)
  button.focus()

  field.focus()
  expect(document.activeElement).toBe(button)
  expect(view.document.activeElement).toBe(field)
  expect(window.scrollY).toBe(0)
  expect(view.scrollY).toBeGreaterThan(1000)

  view.scrollTo(0, 0)
  field.scrollIntoView()
  expect(window.scrollY).toBe(0)
  expect(view.scrollY).toBeGreaterThan(1000)
})

test("the frame's scripts see the focus that its story moves", () => {
  frame.setAttribute(quietFrame, '')
  const { view, field } = framed()
  const next = field.ownerDocument.createElement('button')
  const disabled = Object.assign(field.ownerDocument.createElement('button'), { disabled: true })
  field.after(next, disabled)
  keepFrameQuiet(view)
  const events: string[] = []
  for (const type of ['focusin', 'focusout'])
    view.document.addEventListener(type, ({ target }) =>
      events.push(`${type} ${(target as Element).tagName}`),
    )

  field.focus()
  next.focus()
  disabled.focus()
  expect(view.document.activeElement).toBe(next)
  next.blur()
  expect(view.document.activeElement).toBe(view.document.body)
  expect(events).toEqual(['focusin INPUT', 'focusout INPUT', 'focusin BUTTON', 'focusout BUTTON'])

  field.focus()
  field.remove()
  expect(view.document.activeElement).toBe(view.document.body)
})

test('a focus that must not scroll does not scroll the frame either', () => {
  frame.setAttribute(quietFrame, '')
  const { view, field } = framed()
  keepFrameQuiet(view)
  field.focus({ preventScroll: true })
  expect(view.scrollY).toBe(0)
})

test('any other frame keeps the behaviour of the browser', () => {
  const { view, field } = framed()
  keepFrameQuiet(view)
  field.focus()
  expect(document.activeElement).toBe(frame)
  expect(window.scrollY).toBeGreaterThan(0)
})
