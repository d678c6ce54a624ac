/** Rating a tutor. §5 Rating: 0 is very poor, 10 very good. */
export const ratingText = {
  title: 'Acordă o notă',
  of: (name: string) => `Pentru ${name}`,
  score: 'Nota dvs.',
  worst: 'foarte slab',
  best: 'foarte bun',
  text: 'Recenzia dvs.',
  textHint: 'Ce a mers bine și ce ar putea fi mai bun? O citesc toți cei care văd anunțul.',
  email: (email: string) => `E-mailul dvs.: ${email}. Nu este afișat nimănui.`,
  noEmail: 'fără e-mail în profil',
  send: 'Trimite',
  saved: 'Recenzia dvs. a fost trimisă',
  submission: {
    failed: (name: string) => `Recenzia pentru ${name} nu a fost trimisă. Textul este păstrat.`,
    notArrived: 'Serverul nu a răspuns la timp și recenzia nu apare. O puteți trimite din nou.',
    unknown:
      'Nu știm dacă recenzia a ajuns. Textul este păstrat; verificați recenziile profesorului înainte de a o trimite din nou.',
    expired: 'Sesiunea a expirat. Recenzia este păstrată; autentificați-vă pentru a o trimite.',
  },
  isRated: 'Ați acordat deja o notă acestui profesor',
} as const
