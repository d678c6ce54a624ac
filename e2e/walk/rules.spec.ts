import { expect, type Page } from '@playwright/test'
import { test } from './backEnd.ts'
import { Network } from './network.ts'
import { Rules } from './rules.ts'
import { translatePages } from '../translated.ts'
import { User } from './user.ts'

type Make = (page: Page, user: User, rules: Rules) => Promise<unknown>

/** Violations of each rule, made by hand on a page. All violations of a step are made together. */
const steps: Record<string, Make>[] = [
  {
    'script error': page => page.evaluate(() => void Promise.reject(new Error('planted'))),
    'console error': page => page.evaluate(() => console.error('planted')),
    'belongs to address and viewer': page =>
      add(page, 'main', '<p>‹list 1 0 0 0› Un anunț ‹viewer m4t7k2› Studii</p>'),
    reads: page => add(page, 'main', '<p>De la 31 decembrie 1</p>'),
    'leads to login': page => add(page, 'main', '<section>Autentificați-vă din nou</section>'),
    'what was typed is kept': typeAndErase,
    'translated texts are current': changeTranslatedText,
    'one press sends once': sendTwice,
  },
  { 'a list and its filters stay': failWithin },
  { 'focus after a dialog': closeWithoutFocus },
  {
    'a heading': page => page.evaluate(() => document.querySelector('h1')?.remove()),
    'nothing loads for ever': page => add(page, '#root', '<p aria-busy="true">Se încarcă</p>'),
  },
  {
    'nothing navigates that was not pressed': page => page.evaluate(() => history.pushState(null, '', '/u')),
    'a dialog opens where it was pressed': page => add(page, 'body', dialog),
  },
]

const dialog = '<div role="dialog"><h2>Mesaj nou</h2>Către Ion</div>'

test('each rule of the walks notices its violation', async ({ page, context, origin }) => {
  const network = new Network(page, { seed: 0, hasSlowScripts: false })
  await network.listen(context)
  await translatePages(context)
  const user = new User(page, network, 0, {
    hasStorage: true,
    typesFirst: false,
    weights: {},
    signInElsewhere: async () => '',
    loseSession: async () => '',
  })
  const rules = new Rules(page, user, network)
  // This page needs no data, so no failure of the network replaces it.
  await page.goto(`${origin}/Contact`)
  await rules.checkQuiet()
  expect(rules.broken).toEqual([])

  for (const step of steps) {
    for (const make of Object.values(step)) await make(page, user, rules)
    await rules.checkQuiet()
    for (const rule of Object.keys(step)) expect(rules.broken.join('\n')).toContain(`: ${rule}: `)
  }
})

function add(page: Page, parent: string, html: string): Promise<void> {
  return page
    .locator(parent)
    .evaluate((element, added) => element.insertAdjacentHTML('beforeend', added), html)
}

async function typeAndErase(page: Page, user: User) {
  await add(page, 'main', '<label>Notă<textarea></textarea></label>')
  const place = (await page.locator('h1').textContent()) ?? ''
  user.typed = [{ address: page.url(), place, name: 'textarea "Notă"', text: 'scris 1', isPicker: false }]
}

async function changeTranslatedText(page: Page) {
  await page.evaluate(() => {
    const text = new Text('Alese: 2')
    const parent = document.querySelector('main')?.appendChild(document.createElement('p'))
    parent?.append(text, document.createElement('b'))
    Object.assign(globalThis, { text })
  })
  await expect(page.locator('main p font font')).not.toHaveCount(0)
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as { text: Text }).text, { data: 'Alese: 5' }),
  )
}

/** Imitates a filter whose list cannot be read, with the error page in place of the list. */
async function failWithin(page: Page, user: User) {
  user.last = { address: page.url(), href: `${page.url()}?page=2`, owner: null, name: 'Pagina 2' }
  await page.locator('h1').evaluate(heading => (heading.textContent = 'Serverul nu a putut răspunde'))
}

async function sendTwice(page: Page) {
  await page.evaluate(async () => {
    for (const method of ['POST', 'POST'])
      await fetch('/api/messages/SaveNewMessage', { method }).catch(() => {})
  })
}

async function closeWithoutFocus(page: Page, user: User, rules: Rules) {
  user.last = { address: page.url(), href: null, owner: null, name: 'by hand' }
  await add(page, 'body', dialog)
  await rules.checkStep()
  await page.evaluate(() => {
    document.querySelector('[role="dialog"]')?.remove()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
