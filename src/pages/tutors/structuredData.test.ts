import { expect, test } from 'vitest'
import { Ad } from '#api/users.ts'
import { read } from '#api/mismatches.ts'
import { structuredData } from './structuredData.ts'

function ad(Code: string, FirstName: string | null, LastName: string | null): Ad {
  const Teacher = { UserCode: 'm4t7k2', FirstName, LastName }
  const reading = read(Ad, { Code, Category: { Id: '1', Name: 'Matematica' }, Price: 70, Teacher })
  if ('broken' in reading) throw new Error(JSON.stringify(reading.mismatches))
  return reading.value
}

test('lists the tutors in their order, with the address of their page and without their last name', () => {
  const ads = [ad('a1', 'Mihai', 'Ionescu'), ad('b/2', null, null)]
  expect(structuredData(ads, path => `https://x.ro${path}`)).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Mihai I.', url: 'https://x.ro/teacherprofile/a1' },
      { '@type': 'ListItem', position: 2, url: 'https://x.ro/teacherprofile/b%2F2' },
    ],
  })
})
