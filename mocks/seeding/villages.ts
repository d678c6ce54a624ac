import {
  towns,
  villageComplements,
  villageHeads,
  villagePlaces,
  villageSettlements,
} from '#mocks/data/localities.ts'
import { startSequence, pickSome } from '#mocks/random.ts'
import type { City } from '#api/users.ts'

/** Creates `count` invented villages with ids that follow `lastId`. A name occurs only once in a county. */
export function seedVillages(count: number, lastId: number): City[] {
  startSequence('villages')
  const names = [
    ...villageHeads.flatMap(head => villageComplements.map(complement => `${head} ${complement}`)),
    ...villageSettlements.flatMap(settlement => villagePlaces.map(place => `${settlement}${place}`)),
  ]
  const taken = new Set(towns.map(town => town.join()))
  const counties = new Set(towns.map(([, county]) => county))
  const everywhere = [...counties]
    .filter(county => county !== 'București')
    .flatMap(County => names.map(Name => ({ Name, County })))
    .filter(({ Name, County }) => !taken.has(`${Name},${County}`))
  return pickSome(everywhere, count).map((place, index) => ({ Id: lastId + index + 1, ...place }))
}
