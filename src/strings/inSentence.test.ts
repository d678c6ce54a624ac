import { expect, test } from 'vitest'
import { inSentence } from './inSentence.ts'

test('a name inside a sentence begins with a small letter, an abbreviation does not', () => {
  expect(['Pian', 'Științe', 'Limba engleză', 'biologie', 'IT', 'C++', ''].map(inSentence)).toEqual([
    'pian',
    'științe',
    'limba engleză',
    'biologie',
    'IT',
    'C++',
    '',
  ])
})
