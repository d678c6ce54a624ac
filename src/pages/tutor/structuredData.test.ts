import { expect, test } from 'vitest'
import { FullAd } from '#api/users.ts'
import { read } from '#api/mismatches.ts'
import { structuredData } from './structuredData.ts'

function ad(fields: object = {}, teacher: object = {}): FullAd {
  const whole = {
    Code: 'a1',
    Category: { Id: '1', Name: 'Matematica' },
    Price: 70,
    Teacher: { UserCode: 'm4t7k2', FirstName: 'Mihai', LastName: 'Ionescu', ...teacher },
    ...fields,
  }
  const reading = read(FullAd, whole)
  if ('broken' in reading) throw new Error(JSON.stringify(reading.mismatches))
  return reading.value
}

test('describes a service of the tutor, with its price and the rating and without the last name', () => {
  const data = structuredData(ad({}, { Occupation: { Id: '2', Name: 'Profesor' } }), 'Mihai I.', 8.7, 12)
  expect(data).toMatchObject({
    '@type': 'Service',
    name: 'Meditatii Matematica',
    provider: { '@type': 'Person', name: 'Mihai I.', jobTitle: 'Profesor' },
    offers: { '@type': 'Offer', price: 70, priceCurrency: 'RON' },
    aggregateRating: { ratingValue: 8.7, bestRating: 10, worstRating: 0, ratingCount: 12 },
  })
  expect(JSON.stringify(data)).not.toContain('Ionescu')
})

test.each([
  ['has no offer without a price', 'offers', 8.7, 12],
  ['has no rating without reviews', 'aggregateRating', 8.7, 0],
  ['has no rating while the number of reviews is unknown', 'aggregateRating', 8.7, undefined],
  ['has no rating when the tutor is not rated', 'aggregateRating', null, 3],
])('%s', (_, field, score, count) => {
  expect(structuredData(ad({ Price: 0 }), 'Mihai I.', score, count)).not.toHaveProperty(field)
})
