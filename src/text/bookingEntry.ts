/** The head of the booking section of a tutor's page; the texts of its form load with its code. §2 Tutor ad page */
export const bookingEntryText = {
  heading: 'Programează o ședință',
  help: 'O ședință durează o oră. Profesorul primește cererea și o acceptă; plătiți după aceea.',
} as const
