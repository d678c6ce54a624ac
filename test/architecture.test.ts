import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** One violation of each architecture rule: a file, and a line that the linter must refuse in it. */
const violations: Record<string, [file: string, line: string]> = {
  'api imports nothing of the project but strings': ['src/api/one.ts', "import '#domain/pager.ts'"],
  'strings imports nothing of the project': ['src/strings/one.ts', "import '#text/ui.ts'"],
  'text imports nothing of the project': ['src/text/one.ts', "import '#text/ui.ts'"],
  'domain never imports React': ['src/domain/react.ts', "import 'react'"],
  'domain never imports the router': ['src/domain/router.ts', "import 'react-router'"],
  'domain imports only types from api': [
    'src/domain/api.ts',
    "import { getAds } from '#api/users.ts'; getAds({})",
  ],
  'ui never imports api': [
    'src/ui/One/Api.ts',
    "import type { Ad } from '#api/users.ts'; export type X = Ad",
  ],
  'ui never imports stores': ['src/ui/One/Store.ts', "import '#stores/modal.ts'"],
  'ui never imports the session': ['src/ui/One/Session.ts', "import '#session.ts'"],
  'a page never imports a page': ['src/pages/one/Page.ts', "import '#pages/home/HomePage.tsx'"],
  'a page never imports the app': ['src/pages/one/App.ts', "import '#app/routes.tsx'"],
  'a feature never imports a feature': ['src/features/one/a.ts', "import '#features/plans/Packages.tsx'"],
  'a feature never imports a page': ['src/features/one/b.ts', "import '#pages/home/HomePage.tsx'"],
  'only app imports pages': ['src/one.ts', "import '#pages/home/HomePage.tsx'"],
  'the product never imports the mocks': ['src/app/mocks.ts', "import '#mocks/personas.ts'"],
  'the product never imports msw': ['src/pages/one/msw.ts', "import 'msw/http'"],
  'data never imports the session': ['src/data/one.ts', "import '#session.ts'"],
  'stores import only domain': ['src/stores/one.ts', "import '#api/users.ts'"],
  'only api/fetchWithRetries imports ky': ['src/api/two.ts', "import 'ky'"],
  'a page does not import ky': ['src/pages/one/ky.ts', "import 'ky'"],
  'only ui imports the component library': ['src/pages/one/kit.ts', "import '@base-ui/react/dialog'"],
  'the app does not import the component library': ['src/app/kit.ts', "import '@base-ui/react/dialog'"],
  'imports do not use ../': ['src/pages/one/climb.ts', "import '../../log.ts'"],
  'no module but main loads the mocks dynamically': [
    'src/app/dynamic.ts',
    "export const mocks = () => import('#mocks/personas.ts')",
  ],
  'domain does not fetch': ['src/domain/fetch.ts', "export const get = () => fetch('/api/x')"],
  'domain does not use localStorage': [
    'src/domain/storage.ts',
    "export const get = () => localStorage.getItem('x')",
  ],
  'domain does not read the clock of the device': [
    'src/domain/time.ts',
    'export const now = () => Date.now()',
  ],
  'domain reads no files': ['src/domain/files.ts', "import 'node:fs'"],
  'only one component imports react-cropper': ['src/ui/One/Cropper.tsx', "import 'react-cropper'"],
  'no module imports a barrel': ['src/pages/one/barrel.ts', "import '#ui/Button/index.ts'"],
  'no module imports the barrel of its own folder': ['src/features/one/barrel.ts', "import './index.ts'"],
  'no module re-exports a whole file': ['src/features/one/all.ts', "export * from './a.ts'"],
  'mocks import api, domain and text, not ui': ['mocks/kit.ts', "import '#ui/Button/Button.tsx'"],
  'mocks do not import stores': ['mocks/handlers/store.ts', "import '#stores/modal.ts'"],
  'the panel imports no stores': ['mocks/panel/store.ts', "import '#stores/modal.ts'"],
  'the panel does not import the session': ['mocks/panel/session.ts', "import '#session.ts'"],
  'the sign-in page imports no features': ['mocks/login/feature.ts', "import '#features/plans/Packages.tsx'"],
  'modules do not import each other in a cycle': [
    'src/domain/cycleA.ts',
    "import { b } from './cycleB.ts'; export const a = () => b",
  ],
}

/** Similar lines where they are allowed. They catch a rule that refuses too much. */
const allowed: Record<string, [file: string, line: string]> = {
  'api may import strings': ['src/api/ok.ts', "import '#strings/blank.ts'"],
  'domain may import strings': ['src/domain/strings.ts', "import '#strings/blank.ts'"],
  'ui may import strings': ['src/ui/One/Strings.ts', "import '#strings/blank.ts'"],
  'domain may import types from api': [
    'src/domain/ok.ts',
    "import type { Ad } from '#api/users.ts'; export type X = Ad",
  ],
  'domain may import domain and text': [
    'src/domain/ok2.ts',
    "import '#domain/pager.ts'; import '#text/ui.ts'",
  ],
  'fetchWithRetries may import ky': ['src/api/fetchWithRetries.ts', "import 'ky'"],
  'ui may import the component library': ['src/ui/One/ok.ts', "import '@base-ui/react/dialog'"],
  'the session may import data': ['src/session.ts', "import '#data/usePromise.ts'"],
  'a page may import features': ['src/pages/one/ok.ts', "import '#features/plans/Packages.tsx'"],
  'app may import pages': ['src/app/ok.ts', "export const page = () => import('#pages/home/HomePage.tsx')"],
  'one component may import react-cropper': ['src/ui/Cropper/Cropper.tsx', "import 'react-cropper'"],
  'files beside that component may import types from react-cropper': [
    'src/ui/Cropper/ok.ts',
    "import type { ReactCropperElement } from 'react-cropper'; export type X = ReactCropperElement",
  ],
  'a page may re-export its loader': ['src/pages/one/Loaded.tsx', "export { loader } from './load.ts'"],
  'mocks may import api, domain and text': [
    'mocks/ok.ts',
    "import '#api/users.ts'; import '#domain/pager.ts'; import '#text/ui.ts'",
  ],
  'the panel may import ui and the log': [
    'mocks/panel/ok.ts',
    "import '#ui/Button/Button.tsx'; import '#log.ts'",
  ],
  'the sign-in page may import ui and the drafts': [
    'mocks/login/ok.ts',
    "import '#ui/Button/Button.tsx'; import '#stores/drafts.ts'",
  ],
  'main may load the mocks': ['src/main.tsx', "export const mocks = () => import('#mocks/personas.ts')"],
}

let folder: string
let refused: Map<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'architecture-'))
  cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
  const cycle: [string, string] = [
    'src/domain/cycleB.ts',
    "import { a } from './cycleA.ts'; export const b = () => a",
  ]
  for (const [file, line] of [...Object.values(violations), ...Object.values(allowed), cycle]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${line}\n`)
  }
  refused = await lint(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the files that break an architecture rule, each with the rule's name. */
async function lint(where: string) {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  // oxlint exits with 1 when it finds something, which is expected here.
  const { stdout } = await run(process.execPath, [oxlint, '--format', 'json', 'src', 'mocks'], {
    cwd: where,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const architecture = diagnostics.filter(({ code }) => /no-restricted|no-cycle|no-barrel/.test(code))
  return new Map(architecture.map(({ filename, code }) => [filename.replaceAll('\\', '/'), code]))
}

test('the linter refuses each violation of an architecture rule', () => {
  const passed = Object.entries(violations).filter(([, [file]]) => !refused.has(file))
  expect(passed.map(([rule]) => rule)).toEqual([])
})

test('the linter accepts similar lines where they are allowed', () => {
  const failed = Object.entries(allowed).filter(([, [file]]) => refused.has(file))
  expect(failed.map(([rule]) => rule)).toEqual([])
})

test('docs/architecture.md names every module of domain, stores and features', () => {
  const map = /^src\/$[^]*?^```$/m.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))?.[0] ?? ''
  for (const name of ['domain', 'stores', 'features']) {
    const line = new RegExp(`^  ${name}/ [^]*?(?=^  \\w|^\\w)`, 'm').exec(map)?.[0] ?? ''
    const files = readdirSync(join(root, 'src', name)).filter(file => !file.includes('.test.'))
    expect(files.length, name).toBeGreaterThan(5)
    expect
      .soft(line.match(/\w+/g), name)
      .toEqual(expect.arrayContaining(files.map(file => file.replace(/\.tsx?$/, ''))))
  }
})

/** Returns the modules of a folder without tests and stories, as paths from the root and their text. */
function modulesOf(name: string): [file: string, text: string][] {
  return readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map(file => [`${name}/${file.replaceAll('\\', '/')}`, readFileSync(join(root, name, file), 'utf8')])
}

/** Returns the modules of src, as paths from src and their text. */
function productFiles(): [file: string, text: string][] {
  return modulesOf('src').map(([file, text]) => [file.slice('src/'.length), text])
}

/**
 * Calls that only count something are no submissions. `getPhoneNumber` counts too, but the test skips it by
 * its response.
 */
const counters = new Set(['countAdView'])

test('every module that changes data on the server does so through src/submit', () => {
  const changes = endpoints
    .filter(({ isChange, method, response }) => isChange && (method === 'POST' || response === null))
    .map(({ name }) => name)
    .filter(name => !counters.has(name))
  expect(changes.length).toBeGreaterThan(10)
  const imports = (text: string, name: string) =>
    new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '#api/`, 'm').test(text)
  const senders = productFiles().filter(
    ([file, text]) => !file.startsWith('api/') && changes.some(name => imports(text, name)),
  )
  const unsent = changes.filter(name => !senders.some(([, text]) => imports(text, name)))
  expect(unsent).toEqual([])
  for (const [file, text] of senders)
    expect(text, file).toMatch(/from '#(submit\/submit|features\/profileService\/profileService)\.ts'/)
})

test('only the expected modules define or use what has one place', () => {
  const kinds: [what: string, pattern: RegExp, places: string[]][] = [
    [
      'drafts and other stored state',
      /\blocalStorage\b|\bsessionStorage\b/,
      ['stores/storage.ts', 'telemetry/reporter.ts', 'missingCode.ts'],
    ],
    [
      'the parsing of JSON',
      /\bJSON\.parse\(/,
      [
        'stores/drafts.ts',
        'api/client.ts',
        'telemetry/reporter.ts',
        'app/firstVisit/snapshot.ts',
        'settings.ts',
      ],
    ],
    [
      'drafts without useDraft',
      /\breadDraft\(/,
      ['stores/drafts.ts', 'submit/useDraft.ts', 'features/booking/choice.ts', 'pages/payment/attempts.ts'],
    ],
    ['the outcome type', /^(?:export )?type \w*Outcome\b/m, ['submit/']],
    [
      'pending state of a component, which is for reads only',
      /\bsetIs(?:Pending|Busy|Sending|Saving|Submitting)\b/,
      ['submit/usePress.tsx'],
    ],
    [
      'a check whether a component is mounted',
      /\b(?:is|was|has)(?:Mounted|Unmounted)\b/,
      ['ui/Cropper/useDecodedUrl.ts'],
    ],
    [
      'the record of pending submissions',
      /create<Readonly<Record<string, Submission>>>/,
      ['submit/submissions.ts'],
    ],
  ]
  for (const [what, pattern, places] of kinds) {
    const found = productFiles().filter(([, text]) => pattern.test(text))
    expect.soft(found.length, what).toBeGreaterThan(0)
    const others = found.filter(([file]) => !places.some(place => file.startsWith(place)))
    expect
      .soft(
        others.map(([file]) => file),
        what,
      )
      .toEqual([])
  }
})

/** Lists of texts or data, which would not be clearer in parts. decision 0015 */
const lists = /^(src\/text|mocks\/data)\/|^mocks\/catalogue\.ts$/

test('no module is longer than 300 lines', () => {
  const modules = ['src', 'mocks', 'scripts', '.storybook'].flatMap(name => modulesOf(name))
  expect(modules.length).toBeGreaterThan(500)
  const long = modules.filter(([file, text]) => !lists.test(file) && text.split('\n').length > 301)
  expect(long.map(([file]) => file)).toEqual([])
})
