/** The attribute of the small frames, by which a story recognizes that it is in one. */
export const quietFrame = 'data-quiet-frame'

type View = Window & typeof globalThis

const quiet = new WeakSet<View>()

/**
 * In a small frame, keeps stories from moving the focus and the scroll position of the page around it: `focus`
 * and `scrollIntoView` reach through frames of the same origin. The focus within the frame is simulated; giving
 * the real one back would unset the frame's active element, on which stories and popups rely.
 */
export function keepFrameQuiet(view: View = window): void {
  if (quiet.has(view) || !view.frameElement?.hasAttribute(quietFrame)) return
  quiet.add(view)
  simulateFocus(view)
  view.Element.prototype.scrollIntoView = function () {
    reveal(this, view)
  }
}

/** Replaces the focus of the window's document with a simulated one, which its scripts see and its styles do not. */
function simulateFocus(view: View): void {
  let focused: HTMLElement | undefined
  const active = () => (focused?.isConnected ? focused : undefined)

  function move(next: HTMLElement | undefined) {
    const last = active()
    if (next === last) return
    focused = next
    for (const [type, bubbles] of [
      ['blur', false],
      ['focusout', true],
    ] as const)
      last?.dispatchEvent(new view.FocusEvent(type, { bubbles, relatedTarget: next ?? null }))
    for (const [type, bubbles] of [
      ['focus', false],
      ['focusin', true],
    ] as const)
      next?.dispatchEvent(new view.FocusEvent(type, { bubbles, relatedTarget: last ?? null }))
  }

  Object.defineProperty(view.document, 'activeElement', { get: () => active() ?? view.document.body })
  view.HTMLElement.prototype.focus = function (options) {
    if (!isFocusable(this)) return
    move(this)
    if (!options?.preventScroll) reveal(this, view)
  }
  view.HTMLElement.prototype.blur = function () {
    if (active() === this) move(undefined)
  }
}

function isFocusable(element: HTMLElement): boolean {
  const canFocus = element.tabIndex >= 0 || element.hasAttribute('tabindex')
  return canFocus && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()
}

/** Scrolls the frame so that the element is in its middle, if it is not in view. */
function reveal(element: Element, view: Window): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top < 0 || bottom > view.innerHeight)
    view.scrollBy({ top: top - Math.max(0, (view.innerHeight - height) / 2), behavior: 'instant' })
}
