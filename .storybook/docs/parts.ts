/** A part of the sidebar, and the page with which it begins. */
type Part = { name: string; id: string; meaning: string }

/** The parts of the sidebar, in its order. */
export const parts: Part[] = [
  {
    name: 'Foundations',
    id: 'foundations-colours--colours',
    meaning: 'Colours with their contrast, type, space, motion, icons and illustrations, read from the code.',
  },
  {
    name: 'Kit',
    id: 'kit-alert--docs',
    meaning: 'The components, each with a page that says when to use it, its states, its props and its code.',
  },
  {
    name: 'Features',
    id: 'features-appointment-card--state-unpaid-seen-by-the-student',
    meaning: 'Parts that several screens share, such as an appointment, booking, rating and the header.',
  },
  {
    name: 'Screens',
    id: 'screens-home--docs',
    meaning:
      'The whole product, in the order of its addresses. The page Docs of a screen shows all of its states at once.',
  },
  {
    name: 'Flows',
    id: 'flows-find-and-book--docs',
    meaning: 'The screens of the five main journeys, in their order.',
  },
]

/** Returns the address of a story or page in Storybook, relative to the preview. */
export const pageAddress = (id: string) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
