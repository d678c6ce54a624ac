import { listOf } from './listOf.ts'

/** School levels. An id is the position in the list, from 1. */
export const levelNames = listOf(
  'Preșcolar, Clasele I-IV, Clasele V-VIII, Evaluare națională, Clasele IX-XII, Bacalaureat, Admitere facultate, Studenți, Adulți',
)

/** The choices for a tutor's experience, with their minimum and maximum years. */
export const experienceYears: [name: string, least: number, most: number][] = [
  ['Fără experiență', 0, 0],
  ['Sub 1 an', 0, 1],
  ['1-3 ani', 1, 3],
  ['3-5 ani', 3, 5],
  ['5-10 ani', 5, 10],
  ['10-20 de ani', 10, 20],
  ['Peste 20 de ani', 20, 45],
]

/** The durations of an ad in minutes, §9. */
export const durations: [minutes: number, name: string][] = [
  [60, '1 oră'],
  [90, '1 oră și 30 de minute'],
  [120, '2 ore'],
  [150, '2 ore și 30 de minute'],
  [180, '3 ore'],
]
