/** The marks of the calendar, and the lesson that is being booked. Loaded with the form. */
export const summaryText = {
  free: 'cu ore libere',
  empty: 'fără ore libere',
  heading: 'Ce programați',
  tutor: 'Profesor',
  subject: 'Materie',
  duration: 'Durată',
  oneHour: 'o oră',
  price: 'Preț în anunț',
  pastPrice: 'Prețul ședinței trecute',
} as const
