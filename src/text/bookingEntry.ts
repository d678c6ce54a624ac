/** The closed booking section of a tutor's page; the texts of the open one load with its code. §2 Tutor ad page */
export const bookingEntryText = {
  heading: 'Programează o ședință',
  help: 'O ședință durează o oră. Profesorul primește cererea și o acceptă; plătiți după aceea.',
  start: 'Vezi zilele și orele libere',
} as const
