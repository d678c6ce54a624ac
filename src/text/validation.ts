/** Validation messages. §5, letter for letter, misspellings included. */
export const validationText = {
  newRequest: {
    subject: 'Alege o materie',
    city: 'Alege un oras',
    description: 'Te rog introdu ce anume cauți ?',
    duration: 'Alege durata solicitarii',
    cycle: 'Alege categoria de varsta',
  },
  location: 'Te rog alege un oras sau meditatii online',
  studies: 'Acest camp este obligatoriu!',
  experience: 'Alegeti o experienta',
  occupation: 'Alegeti o ocpatie',
  ad: {
    subject: 'Selecteaza o materie!',
    description: 'Adauga o descriere!',
    cycles: 'Selecteaza cel putin 1 nivel!',
  },
  rating: 'Alegeți o notă de la 0 la 10.',
  booking: {
    hour: 'Alegeți o oră liberă.',
    agreement: 'Bifați acordul pentru a programa.',
  },
} as const
