/** The ages in years that fit an occupation, both ends included. */
export type Career = {
  ages: readonly [youngest: number, oldest: number]
  /** Ages at which tutors with this occupation give their first lesson. */
  begins: readonly [earliest: number, latest: number]
}

/** By occupation, whose id is its position in this list, from 1. */
export const careers: Record<string, Career> = {
  Profesor: { ages: [23, 64], begins: [21, 30] },
  Student: { ages: [19, 26], begins: [18, 23] },
  'Elev olimpic': { ages: [15, 18], begins: [16, 18] },
  Inginer: { ages: [24, 64], begins: [20, 40] },
  Învățător: { ages: [22, 64], begins: [20, 30] },
  'Profesor universitar': { ages: [30, 67], begins: [22, 32] },
  Doctorand: { ages: [24, 30], begins: [21, 28] },
  Programator: { ages: [22, 55], begins: [19, 40] },
  Traducător: { ages: [23, 64], begins: [20, 40] },
  Medic: { ages: [25, 67], begins: [20, 40] },
  Economist: { ages: [23, 64], begins: [20, 40] },
  Psiholog: { ages: [24, 65], begins: [22, 40] },
  Muzician: { ages: [18, 65], begins: [16, 35] },
  Antrenor: { ages: [20, 60], begins: [18, 35] },
  'Artist plastic': { ages: [22, 67], begins: [18, 40] },
  'Profesor pensionar': { ages: [62, 78], begins: [21, 48] },
}
