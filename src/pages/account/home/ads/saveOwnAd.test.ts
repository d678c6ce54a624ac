import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { formOf, toBody } from './adForm.ts'
import { type OwnAd, readOwnAds } from './load.ts'
import { deleteOwnAd, saveOwnAd } from './saveOwnAd.ts'

/** The ad as the server sends it: with ids as text, `null`s and unknown fields. */
const raw = {
  $id: '1',
  Code: 'a1',
  Category: { Id: '2', Name: 'Fizică', Slug: 'fizica' },
  DurationName: '1 oră',
  Price: null,
  Added: '2026-09-01T08:00:00',
  Description: 'Mecanică',
  Cycles: [{ Id: '6', Name: 'Bacalaureat', $id: '7' }],
  Teacher: { UserCode: 'm4t7k2' },
  Promoted: true,
}

const server = startNodeBackend()

beforeEach(() => serveAds({ Code: 'a1', Category: 'of another shape' }, raw))

function serveAds(...ads: object[]) {
  server.use(http.get('*/api/users/getadsforcurrentuser', () => HttpResponse.json(ads)))
}

function answerPosts(answer: () => Response, then = () => {}) {
  server.use(
    http.post('*/api/users/:call', () => {
      then()
      return answer()
    }),
  )
}

async function readAd(): Promise<OwnAd> {
  const [ad] = await readOwnAds()
  if (!ad) throw new Error('There is no ad.')
  return ad
}

/** Saves the ad with another description. */
async function describeAs(description: string) {
  const { Category: subject, Cycles: cycles } = await readAd()
  return saveOwnAd('a1', ad => toBody({ ...formOf(ad), description }, { ad, subject, cycles }))
}

test.each([
  ['as it was sent', {}],
  [
    'with the default duration, the price 0 and ids as numbers',
    {
      Duration: 60,
      Price: 0,
      Category: { Id: 2, Name: 'Fizică' },
      Cycles: [{ Id: 6, Name: 'Bacalaureat' }],
    },
  ],
])('after a lost response the ad counts as saved when the server has it %s', async (_, written) => {
  answerPosts(
    () => HttpResponse.error(),
    () => serveAds({ ...raw, Description: 'Optică', ...written }),
  )
  expect(await describeAs('Optică')).toMatchObject({ status: 'succeeded' })
})

test('after a lost response the ad does not count as saved when the server has the old one', async () => {
  answerPosts(() => HttpResponse.error())
  expect(await describeAs('Optică')).toMatchObject({ status: 'failed' })
})

test.each([
  ['a lost response', () => HttpResponse.error()],
  ['a 404', () => new HttpResponse(null, { status: 404 })],
])('after %s the ad counts as deleted only when the server lacks it', async (_, answer) => {
  const ad = await readAd()
  answerPosts(answer)
  expect(await deleteOwnAd(ad)).toMatchObject({ status: 'failed' })
  answerPosts(answer, () => serveAds({ ...raw, Code: 'other' }))
  expect(await deleteOwnAd(ad)).toMatchObject({ status: 'succeeded' })
})
