/** Scrolls to a heading of the page and focuses it. */
export function goToHeading(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
