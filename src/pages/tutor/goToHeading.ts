/** Scrolls to a heading of the page and focuses it, unless something in its section has taken the focus by itself. */
export function goToHeading(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  if (heading?.closest('section')?.contains(document.activeElement)) return
  heading?.focus({ preventScroll: true })
}
