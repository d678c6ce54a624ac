/** The ticket of a lesson: when it is, and its steps. §4 Appointment */
export const lessonText = {
  today: 'Astăzi',
  chosen: 'Aleasă pentru plată',
  /** Labels of the steps on the ticket. */
  steps: {
    requested: 'cerută',
    accepted: 'acceptată',
    paid: 'plătită',
    rated: 'notată',
  },
  /** Labels of the step that is next. The score is optional, so it is never due. */
  due: {
    accepted: 'de acceptat',
    paid: 'de plătit',
  },
  /** The label of the last step once the viewer has rated the tutor. */
  score: (score: number) => `Nota dvs.: ${score}`,
  /** The steps as one sentence, for screen readers. */
  progress: (place: number, count: number, step: string) => `Etapa ${place} din ${count}: ${step}`,
  next: {
    accepted: 'urmează acceptarea',
    paid: 'urmează plata',
    rated: 'urmează nota',
  },
  lapsed: {
    requested: 'A trecut fără să fie acceptată.',
    accepted: 'A trecut fără să fie plătită.',
    paid: '',
    rated: '',
  },
} as const
