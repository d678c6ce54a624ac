// Parts of the drawn portraits: colours that go together, and hair as SVG paths in a box of 110 by 110.

export const backgrounds = [
  ['#d9ebe6', '#b9dcd3'],
  ['#fbe3cf', '#f6cba6'],
  ['#e3e4f4', '#c8cbea'],
  ['#fdeec4', '#f8dd8f'],
  ['#dcecf7', '#b8d8ee'],
  ['#f4dfe2', '#e9c0c7'],
  ['#e5edd3', '#cbdca7'],
  ['#ece5db', '#d8cab6'],
] as const

/** Colours of the face, and of the shade for neck, ears and nose. A pair that is listed twice is more frequent. */
export const skins = [
  ['#f8d9c0', '#e9bd9c'],
  ['#f8d9c0', '#e9bd9c'],
  ['#f3c9a8', '#dfa983'],
  ['#f3c9a8', '#dfa983'],
  ['#e8b48c', '#cf9469'],
  ['#e8b48c', '#cf9469'],
  ['#cf9a70', '#b27d54'],
] as const

export const hairColours = ['#2b211c', '#4a3223', '#6d4a2f', '#96683a', '#c79a56', '#a5472c']

/** Hair colours of tutors above 40. */
export const seniorHair = [...hairColours.slice(0, 3), '#8f8a86', '#8f8a86', '#b9b4ae']

/** Hair colours of tutors above 60. */
export const elderHair = ['#8f8a86', '#b9b4ae', '#d8d4cf']

/** A line on the forehead and one beside each end of the mouth, of tutors above 60. */
export const wrinkles = 'M46 33c6-1.5 12-1.5 18 0M43.5 60c-1.5 2-1.5 4-.5 6M66.5 60c1.5 2 1.5 4 .5 6'

export const clothes = [
  '#0f6f72',
  '#3c5a99',
  '#a8493a',
  '#6b4e8c',
  '#3f7a4f',
  '#c58a2a',
  '#39464d',
  '#b8627a',
]

/** Hair behind the head, by sex. */
export const hairBehind = {
  f: [
    'M27 50C25 21 40 12 55 12s30 9 28 38c-1 16 2 27 5 34-9 5-20 5-24 3H46c-4 2-15 2-24-3 3-7 6-18 5-34z',
    'M29 48C28 22 41 13 55 13s27 9 26 35c0 10 1 17-3 22H32c-4-5-3-12-3-22z',
    'M55 2a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM31 46c-2-22 10-31 24-31s26 9 24 31l-3 8H34z',
    'M26 52C22 36 28 14 55 12c27 2 33 24 29 40 6 6 3 14-2 16 2 6-4 11-9 9H37c-5 2-11-3-9-9-5-2-8-10-2-16z',
    'M30 46C28 22 41 13 55 13s27 9 25 33zM78 44c9 8 10 26 4 44-7 0-11-3-12-8 4-12 5-24 2-34z',
  ],
  m: [
    'M32 46c-3-22 9-32 23-32s26 10 23 32z',
    'M31 48c-3-24 10-35 24-35s27 11 24 35z',
    'M33 44c-2-19 8-28 22-28s24 9 22 28z',
    'M30 50c-4-26 10-37 25-37s29 11 25 37c-1 5-2 8-3 10H33c-1-2-2-5-3-10z',
    '',
  ],
} as const

/** Hair over the forehead, by sex. Each goes with any `hairBehind` of the same sex. */
export const hairFront = {
  f: [
    'M32 47c0-20 10-29 24-29s23 9 22 29c-4-12-13-18-22-19-3 7-14 12-24 19z',
    'M31 48c-1-20 9-31 24-31s25 11 24 31c-3-9-6-14-9-16H40c-4 3-7 8-9 16z',
    'M31 47c0-20 10-30 24-30s25 10 24 30c-5-4-8-9-10-15-8 8-24 12-38 15z',
    'M31 46c1-19 11-29 24-29s23 10 24 29c-2-10-9-19-24-19s-22 9-24 19z',
  ],
  m: [
    'M32 45c-2-20 9-30 24-30 12 0 24 8 22 30-2-7-4-11-7-14-11 2-24 1-32-2-3 4-6 9-7 16z',
    'M32 43c-1-10 2-18 7-22 3-6 12-9 22-7 12 2 19 12 17 29-2-5-3-9-6-12-6-4-10-2-16-3-7-1-12 1-17 4-4 3-5 6-7 11z',
    'M33 40c0-14 9-22 22-22s22 8 22 22c-3-7-7-11-11-12H44c-5 1-8 5-11 12z',
    'M31 44c0-8-2-14 5-17 1-7 10-8 14-9 5-4 12-3 15 0 7 0 10 5 10 9 6 4 4 10 4 17-2-6-5-9-8-10-5 1-8-2-11-3-5 2-10 1-13 1-5 3-12 3-16 12z',
    'M32 42c-1-6 0-10 2-13 0 4 1 6 2 7-2 1-3 3-4 6zm46 0c1-6 0-10-2-13 0 4-1 6-2 7 2 1 3 3 4 6z',
  ],
} as const
