import { expect } from '@playwright/test'
import { type PersonaId, personas } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { test } from './backEnd.ts'
import { Rules } from './rules.ts'
import { Network, wait } from './network.ts'
import { random } from './random.ts'
import { translatePages } from '../translated.ts'
import { User } from './user.ts'
import { signIn } from './world.ts'

// Random users find problems that no journey covers, between screens and between moments. A walk repeats by its seed, which
// is in its title: `npm run test:journeys -- --project walk -g 'walk 7:'`. `npm test -- --all` walks further and more often.

const isLong = Boolean(process.env['TEST_ALL'])
const walks = isLong ? 200 : 20
const steps = isLong ? 40 : 10

const conditions = ['two accounts', 'translated', 'storage refused', 'plain', 'slow scripts'] as const

/** Addresses where a walk may begin, besides the home page: bookmarks and shared links. */
const addresses: Record<'all' | 'signedIn', string[]> = {
  all: [
    '/',
    '/Matematica',
    '/teacher?city=-1',
    '/teacherprofile/qxgimh',
    '/teacherprofile/a-html',
    '/solicitare-de-meditatii',
  ],
  signedIn: [
    '/u',
    '/u/messages',
    '/u/profile',
    '/u/appoitments',
    '/adauga-solicitare-noua',
    '/payment/31',
    '/u/abonamentul-meu',
  ],
}

for (let seed = 1; seed <= walks; seed++) {
  const personaIds = Object.keys(personas) as PersonaId[]
  const persona = personaIds[seed % 5] ?? 'visitor'
  const condition = conditions[(seed + Math.floor(seed / 5)) % 5]
  const width = seed % 2 === 0 ? 390 : 1280

  test(`walk ${seed}: ${persona}, ${width} px, ${condition}`, async ({ page, context, origin }) => {
    resetMocks()
    const network = new Network(page, { seed, hasSlowScripts: condition === 'slow scripts' })
    await network.listen(context)
    if (condition === 'translated') await translatePages(context)
    if (condition === 'storage refused') await context.addInitScript(refuseStorage)
    await page.setViewportSize({ width, height: 800 })
    await signInAs(persona)

    let step = 0
    const user = new User(page, network, seed, {
      hasStorage: condition !== 'storage refused',
      typesFirst: condition === 'slow scripts',
      weights: condition === 'two accounts' ? { signInElsewhere: 12 } : {},
      async signInElsewhere() {
        const other = personaIds[1 + Math.floor(random(seed, step, 'other') * 4)] ?? 'student'
        const tab = await context.newPage()
        await tab.goto(`${origin}/Account/Login?persona=${other}&returnUrl=/Contact`)
        await tab.waitForLoadState('networkidle')
        await tab.close()
        // The browser's storage tells the other tabs. Without it they learn of the viewer once the user comes back to them.
        if (condition === 'storage refused') await user.comeBack()
        return other
      },
      async loseSession() {
        await signInAs('visitor')
        return ''
      },
    })
    await user.listen()
    const rules = new Rules(page, user, network)
    const known = [...addresses.all, ...(persona === 'visitor' ? [] : addresses.signedIn)]
    await page.goto(origin + known[Math.floor(random(seed, 'start') * known.length)], { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor()

    for (; step < steps; step++) {
      await user.act()
      await wait(random(seed, step, 'pause') * 150)
      await rules.checkStep()
    }
    await rules.checkQuiet()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(rules.broken, user.steps.join('\n')).toEqual([])

    async function signInAs(next: PersonaId) {
      await signIn(context, origin, next)
      network.persona = next
    }
  })
}

/** Runs in the page: a browser that refuses storage to the site. */
function refuseStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}
