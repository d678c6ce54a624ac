/**
 * Fails when an element still has the focus after the `play` of a specimen of the kit: a specimen rests in the state
 * that its name says. Only interaction stories and open popups keep the focus.
 */
export function expectAtRest({ title, name }: { title: string; name: string }): void {
  if (!title.startsWith('Kit/') || name.startsWith('Interaction') || document.querySelector('[data-open]'))
    return
  const { activeElement } = document
  if (activeElement && activeElement !== document.body)
    throw new Error(`The story leaves the focus on ${activeElement.outerHTML}`)
}
