import * as z from 'zod/mini'
import { legacyScreensFor } from '#domain/screenSelection.ts'
import { nearest } from '#strings/nearest.ts'

/** Returns the schema of a text setting; `""` and absent give the default. */
const setting = (fallback: string) =>
  z.pipe(
    z.optional(z.string()),
    z.transform(value => (value === undefined || value === '' ? fallback : value)),
  )

/** A phone number: digits and the usual separators; `""` and absent mean "none". */
const phone = z.optional(z.string().check(z.regex(/^(\+?[\d\s().-]{6,})?$/)))

const flag = z.pipe(
  z.optional(z.enum(['', 'true', 'false'])),
  z.transform(value => value === 'true'),
)

const day = z.iso.date('must be a day such as 2026-11-23')
const filled = z.string('is missing').check(z.minLength(1, 'is empty'))

/** The operator's part of the accessibility statement. */
const Statement = z.strictObject(
  {
    /** The company that makes the statement, and its address for complaints. */
    operator: filled,
    email: z.email('must be an e-mail address'),
    phone: z.optional(phone),
    /** The day of the statement, and the day of its last review. */
    date: day,
    reviewed: z.optional(day),
    /** The authority that enforces the law. */
    authority: filled,
    /** The page that describes its procedure. */
    authorityUrl: z.optional(z.url({ protocol: /^https?$/, error: 'must be an address on the web' })),
    law: z.optional(filled),
    /** Other limits: pages and services of the operator that are not part of the app. */
    limits: z.optional(z.array(filled)),
  },
  {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? `has unknown fields: ${issue.keys.join(', ')}`
        : 'is not an object',
  },
)

/** The statement of a build with mocks. */
const sampleStatement: z.infer<typeof Statement> = {
  operator: 'Exemplu SRL',
  email: 'contact@example.com',
  date: '2026-11-20',
  authority: 'Autoritatea Exemplu',
  authorityUrl: 'https://example.com/sesizari',
}

/** Parses JSON; `""` and absent mean "none". */
const json = z.transform((text: string | undefined, context) => {
  try {
    return text ? (JSON.parse(text) as unknown) : undefined
  } catch {
    context.issues.push({ code: 'custom', message: 'is not JSON', input: text })
    return z.NEVER
  }
})

const Config = z.object({
  /** The product's name, in the header and in titles. */
  VITE_BRAND: setting('Meditații'),
  /** Origin for canonical links, `https://host`; empty: the origin that serves the page. */
  VITE_SITE_URL: z.optional(z.union([z.literal(''), z.url()])),
  // Assumption: the spec names neither the cookie nor the header; these are Angular's defaults.
  VITE_XSRF_COOKIE: setting('XSRF-TOKEN'),
  VITE_XSRF_HEADER: setting('X-XSRF-TOKEN'),
  /** The back end's sign-in page, `/Account/Login`; `?returnUrl=` is added. */
  VITE_LOGIN_URL: setting(''),
  /** The back end's sign-out page. The spec names none: without this setting the account menu has no such item. */
  VITE_LOGOUT_URL: setting(''),
  /** E-mail address and phone number of the contact page; what is not set is not shown. A build with mocks has an address of its own. */
  VITE_CONTACT_EMAIL: z.optional(z.union([z.literal(''), z.email()])),
  VITE_CONTACT_PHONE: phone,
  /** The three counters on the home page (§2 Home: the flag starts off). */
  VITE_STATS: flag,
  /** Number of days from today that are searched for a tutor's first free hour; 0: neither searched nor shown. */
  VITE_FIRST_FREE_DAYS: z.pipe(
    z.optional(z.string().check(z.regex(/^(\d|[12]\d)?$/))),
    z.transform(text => Number(text || 7)),
  ),
  /** HTML entities in the server's texts (`&#536;`, `&amp;`) are decoded; `false` shows them as they come. */
  VITE_HTML_ENTITIES: z.pipe(
    z.optional(z.enum(['', 'true', 'false'])),
    z.transform(value => value !== 'false'),
  ),
  /** The ad slot under the header; when on, a blocked ad only logs a warning (§8). */
  VITE_AD_BANNER: flag,
  /** The accessibility statement as JSON (docs/settings.md); without it there is none. */
  VITE_ACCESSIBILITY: z.pipe(z.pipe(z.optional(z.string()), json), z.optional(Statement)),
  /** The screens and groups of screens that this app serves (domain/screenSelection.ts); the legacy UI serves all others. */
  VITE_SCREENS: setting('all'),
  /** Address that receives reports of errors and of Web Vitals (docs/reporting.md); empty: nothing is sent. */
  VITE_REPORT_URL: z.optional(z.union([z.literal(''), z.url()])),
  /** Name of this build in reports. vite.config.ts sets it to the commit. */
  VITE_BUILD_ID: setting(''),
  /** Address of Storybook, to which QA's panel links. */
  VITE_STORYBOOK_URL: z.optional(z.string()),
  /** Vite's own: the path under which the app is served, with a slash at both ends. */
  BASE_URL: setting('/'),
  /** Set by vite.config.ts: a build with mocks has sign-in pages of its own. */
  MOCKS: z.optional(z.boolean()),
})

/** Vite's own variable: `NODE_ENV` of a file with settings. */
const viteOwn = 'VITE_USER_NODE_ENV'

const isUnknown = (name: string) =>
  name.startsWith('VITE_') && name !== viteOwn && !Object.hasOwn(Config.shape, name)

/**
 * Reads the settings of the installation from the build's environment (`VITE_*`).
 * @throws Error naming each invalid setting, or the first unknown one, which fails the build
 */
export function readConfig(env: Record<string, unknown>) {
  const unknown = Object.keys(env).find(isUnknown)
  if (unknown !== undefined) {
    const meant = nearest(unknown, Object.keys(Config.shape))
    throw new Error(`Wrong setting: ${unknown} does not exist.${meant ? ` Did you mean ${meant}?` : ''}`)
  }
  const result = z.safeParse(Config, env)
  if (!result.success) throw new Error(`Wrong setting: ${z.prettifyError(result.error)}`)
  const read = result.data
  const mockPage = (path: string) => (read.MOCKS ? read.BASE_URL + path : undefined)
  return {
    brand: read.VITE_BRAND,
    siteUrl: read.VITE_SITE_URL?.replace(/\/$/, '') ?? '',
    xsrf: { cookie: read.VITE_XSRF_COOKIE, header: read.VITE_XSRF_HEADER },
    basePath: read.BASE_URL,
    loginUrl: read.VITE_LOGIN_URL || (mockPage('Account/Login') ?? '/Account/Login'),
    logoutUrl: read.VITE_LOGOUT_URL || (mockPage('Account/LogOff') ?? ''),
    contact: {
      email: read.VITE_CONTACT_EMAIL || (read.MOCKS ? 'contact@example.com' : ''),
      phone: read.VITE_CONTACT_PHONE ?? '',
    },
    stats: read.VITE_STATS,
    firstFreeDays: read.VITE_FIRST_FREE_DAYS,
    decodesEntities: read.VITE_HTML_ENTITIES,
    adBanner: read.VITE_AD_BANNER,
    accessibility: read.VITE_ACCESSIBILITY ?? (read.MOCKS ? sampleStatement : undefined),
    legacyScreens: legacyScreensFor(read.VITE_SCREENS),
    // Without reports the build is not named, so that its files keep their names when they do not change.
    report: { url: read.VITE_REPORT_URL ?? '', build: read.VITE_REPORT_URL ? read.VITE_BUILD_ID : '' },
  }
}

export type Config = ReturnType<typeof readConfig>
