/** School levels. An id is the position in the list, from 1. */
export const levelNames = [
  'Preșcolar',
  'Clasele I-IV',
  'Clasele V-VIII',
  'Evaluare națională',
  'Clasele IX-XII',
  'Bacalaureat',
  'Admitere facultate',
  'Studenți',
  'Adulți',
]

export const experienceNames = [
  'Fără experiență',
  'Sub 1 an',
  '1-3 ani',
  '3-5 ani',
  '5-10 ani',
  '10-20 de ani',
  'Peste 20 de ani',
]

/** Minimum and maximum years of each experience, in the order of `experienceNames`. */
export const experienceYears: [least: number, most: number][] = [
  [0, 0],
  [0, 1],
  [1, 3],
  [3, 5],
  [5, 10],
  [10, 20],
  [20, 45],
]

export const occupationNames = [
  'Profesor',
  'Student',
  'Elev olimpic',
  'Inginer',
  'Învățător',
  'Profesor universitar',
  'Doctorand',
  'Programator',
  'Traducător',
  'Medic',
  'Economist',
  'Psiholog',
  'Muzician',
  'Antrenor',
  'Artist plastic',
  'Profesor pensionar',
]

/** The durations of an ad in minutes, §9. */
export const durations: [minutes: number, name: string][] = [
  [60, '1 oră'],
  [90, '1 oră și 30 de minute'],
  [120, '2 ore'],
  [150, '2 ore și 30 de minute'],
  [180, '3 ore'],
]
