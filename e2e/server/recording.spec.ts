import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { readHar } from '#scripts/contract/har.ts'
import { textsIn } from '#scripts/record/leaks.ts'
import { record } from '#scripts/record/record.ts'
import { cards, expectTotal } from '../list.ts'
import { failedCalls, test } from '../test.ts'

test('a HAR recording of a browser becomes a scenario that has none of its personal data', async ({
  browser,
}, testInfo) => {
  const path = testInfo.outputPath('session.har')
  const context = await browser.newContext({ recordHar: { path } })
  const page = await context.newPage()
  await page.goto('/Account/Login?persona=student&returnUrl=%2FMatematica')
  await expectTotal(page, '35 de anunțuri')
  await page.goto('/teacherprofile/ae31oi')
  await expect(page.getByText('(18 recenzii)')).toBeVisible()
  await page.goto('/u/messages')
  await expect(page.getByRole('link', { name: /Mihai Ionescu/ }).first()).toBeVisible()
  await context.close()

  const har = readFileSync(path, 'utf8')
  const recorded = record(readHar(har))
  if ('drift' in recorded) throw new Error('The recording does not fit the contract')
  const names = recorded.calls.map(({ call }) => call.split('?')[0])
  expect(names).toEqual(expect.arrayContaining(['getAds', 'getAdByCode', 'getRatings', 'getPartners']))
  expect(recorded.persona).toBe('student')

  // All texts of the recording's people: the response bodies are texts within the HAR.
  const written = textsIn(recorded.calls.map(({ answer }) => answer))
  const personal =
    /"(?:FirstName|LastName|Email|PhoneNumber|UserCode|RatingText|Body|Description)":"([^"]+)"/g
  const bodies = (JSON.parse(har) as { log: { entries: { response: { content: { text?: string } } }[] } }).log
    .entries
  const originals = new Set(
    bodies.flatMap(({ response }) =>
      [...(response.content.text ?? '').matchAll(personal)].map(([, text = '']) => text),
    ),
  )
  expect(originals.size).toBeGreaterThan(30)
  expect(written.filter(text => originals.has(text))).toEqual([])
})

test.describe('the sample recording', () => {
  test.use({ allowedErrors: failedCalls })

  test('is opened by a link, with its list, its tutor, its failure and its clock', async ({ page }) => {
    await page.goto('/Matematica?mock=slow-evening&mock-latency=0')
    await expectTotal(page, '35 de anunțuri')
    const card = cards(page).first()
    await expect(card).toContainText('Cătălin Kovacs')
    await card.getByRole('link', { name: 'Cătălin Kovacs', exact: true }).click()
    await expect(page).toHaveURL('/teacherprofile/rec-2')
    // The first free hour, counted from the evening of the recording.
    await expect(page.getByText('mâine, 14:00')).toBeVisible()
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await expect(page.getByText('(18 recenzii)')).toBeVisible()
  })
})
