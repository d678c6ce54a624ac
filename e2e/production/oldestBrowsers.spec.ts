import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { parse } from 'acorn'
import { oldestBrowsers } from '#app/firstVisit/oldestBrowsers.ts'
import { newerFeatures, versionsOf } from '#scripts/newerFeatures.ts'
import { serveBackend } from '../backend.ts'
import { cards, expectTotal } from '../list.ts'
import { composeDialog } from '../messages.ts'
import { sidewaysScroll } from '../screen.ts'
import { test } from '../test.ts'

/** Where a script checks for a newer feature before it uses it, by the file's name without the hash. */
const checked: Record<string, string[]> = {
  // ky
  fetchWithRetries: ['api.AbortSignal.any_static'],
  // app/firstVisit/prefetch.ts
  app: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
  // React
  base: ['api.Window.navigation', 'api.Document.startViewTransition', 'api.ViewTransition.skipTransition'],
  // Base UI
  kit: ['api.Element.checkVisibility'],
}

/** Methods of libraries that are called like a newer method of the browser. */
const namesakes: Record<string, string[]> = {
  // Embla
  PlansPage: ['api.FileSystemWritableFileStream.seek'],
  // zod
  app: ['api.FontFaceSet.check'],
  base: ['api.FontFaceSet.check'],
  tutor: ['api.FontFaceSet.check'],
  // React's `Children`
  kit: ['javascript.builtins.Iterator.toArray'],
}

/** Features that some browsers have only in part, in a way that does not matter here. */
const partial = [
  // Chrome before 124 aborts with another error, and both uses treat every error alike.
  'api.AbortSignal.timeout_static',
  // Safari's does not change with the zoom.
  'api.Window.devicePixelRatio',
  'css.at-rules.page',
  'css.properties.accent-color',
  // A dialog whose content does not scroll lets the page behind it scroll.
  'css.properties.overscroll-behavior',
  'css.properties.overscroll-behavior-x',
  'css.selectors.marker',
]

/** Styles without which a browser still shows a complete page, only less even or less quiet. */
const enhancements = [
  'css.at-rules.media.prefers-reduced-transparency',
  // Hides elements that need scripts when scripts are off.
  'css.at-rules.media.scripting',
  'css.at-rules.starting-style',
  'css.properties.field-sizing',
  'css.properties.forced-color-adjust',
  'css.properties.overflow-anchor',
  'css.properties.scrollbar-gutter',
  'css.properties.scrollbar-width',
  'css.properties.text-wrap',
]

/** Declarations of such styles, after the character before them. */
const newerStyles = /([{;])(?:field-sizing|scrollbar-gutter|text-wrap):[^;}]*/g

const assets = join(import.meta.dirname, '../../dist/assets')
const files = readdirSync(assets)
  .filter(file => /\.(js|css)$/.test(file))
  .map(file => ({
    name: file.replace(/-[^.]{7}\..*$/, ''),
    language: file.endsWith('.js') ? ('js' as const) : ('css' as const),
    text: readFileSync(join(assets, file), 'utf8'),
  }))

test('no file of the build needs a newer browser than the oldest supported ones', () => {
  const found = files.flatMap(({ name, language, text }) =>
    newerFeatures(text, language, oldestBrowsers).map(feature => ({ name, feature })),
  )
  const isAllowed = ({ name, feature }: (typeof found)[number]) =>
    [...partial, ...enhancements, ...(checked[name] ?? []), ...(namesakes[name] ?? [])].includes(feature)
  expect(found.filter(one => !isAllowed(one))).toEqual([])
  // Every allowed feature is still in use.
  const listed = [...partial, ...enhancements, ...[checked, namesakes].flatMap(Object.values).flat()]
  expect(listed.filter(feature => !found.some(one => one.feature === feature))).toEqual([])
})

test('the early script checks for a feature that exactly the supported browsers have', () => {
  const { chrome, edge, firefox, safari } = versionsOf('api.HTMLElement.showPopover') ?? {}
  expect({ chrome, edge, firefox, safari }).toEqual(oldestBrowsers)
  const early = files.find(({ name }) => name === 'early')
  expect(() => parse(early?.text ?? '', { ecmaVersion: 2018 })).not.toThrow()
})

test('a browser that is too old gets a notice with the supported versions', async ({ page }) => {
  await serveBackend(page)
  await page.addInitScript(() => {
    // @ts-expect-error -- an old browser does not have it
    delete HTMLElement.prototype.showPopover
  })
  await page.goto('/Matematica')
  await expect(page.getByRole('alert')).toHaveText(
    'Browserul dvs. este prea vechi, iar site-ul nu va funcționa corect. Actualizați-l: aveți nevoie cel puțin de Chrome 114, Edge 114, Firefox 125, Safari 17 sau iOS 17.',
  )
})

test('the list, its filters, a tutor and a message work without features newer than the oldest browsers', async ({
  page,
}) => {
  await serveBackend(page, { persona: 'student' })
  await page.route(/\.css$/, async route => {
    const styles = await route.fetch()
    const body = (await styles.text()).replaceAll(newerStyles, '$1')
    await route.fulfill({ response: styles, body })
  })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [AbortSignal, ['any']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['try', 'withResolvers']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [URL, ['canParse', 'parse']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ['map', 'filter', 'toArray', 'some', 'find', 'forEach', 'reduce', 'flatMap'],
      ],
    ]
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
  })
  await page.goto('/Matematica')
  await expectTotal(page, '35 de anunțuri')
  await page.getByRole('button', { name: 'Filtre' }).click()
  const filters = page.getByRole('dialog')
  await filters.getByRole('link', { name: 'Online', exact: true }).click()
  await filters.getByRole('button', { name: /^Arată/ }).click()
  await expectTotal(page, '20 de anunțuri')
  expect(await sidewaysScroll(page)).toBe(0)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Trimite mesaj' }).click()
  const message = composeDialog(page)
  const field = message.getByRole('textbox')
  expect(await field.evaluate(element => getComputedStyle(element).getPropertyValue('field-sizing'))).toBe(
    'fixed',
  )
  await field.fill('Bună ziua!\n'.repeat(40))
  expect(await field.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
  await expect(message.getByRole('button', { name: 'Trimite', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBe(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
