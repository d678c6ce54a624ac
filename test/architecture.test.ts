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
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Files with a line that breaks an import rule: at least one for each entry of `importRules` in oxlint.config.ts. */
const refused = table(`
  src/api/one.ts              import '#domain/pager.ts'
  src/strings/one.ts          import '#text/ui.ts'
  src/text/one.ts             import '#text/ui.ts'
  src/domain/react.ts         import 'react'
  src/domain/router.ts        import 'react-router'
  src/domain/api.ts           import { getAds } from '#api/users.ts'; getAds({})
  src/ui/One/Api.ts           import type { Ad } from '#api/users.ts'; export type X = Ad
  src/ui/One/Store.ts         import '#stores/modal.ts'
  src/ui/One/Session.ts       import '#session.ts'
  src/pages/one/Page.ts       import '#pages/home/HomePage.tsx'
  src/pages/one/App.ts        import '#app/routes.tsx'
  src/features/one/a.ts       import '#features/plans/Packages.tsx'
  src/features/one/b.ts       import '#pages/home/HomePage.tsx'
  src/one.ts                  import '#pages/home/HomePage.tsx'
  src/app/mocks.ts            import '#mocks/personas.ts'
  src/pages/one/msw.ts        import 'msw/http'
  src/data/one.ts             import '#session.ts'
  src/stores/one.ts           import '#api/users.ts'
  src/storage/one.ts          import '#domain/pager.ts'
  src/storage/two.ts          import 'zustand'
  src/api/two.ts              import 'ky'
  src/pages/one/ky.ts         import 'ky'
  src/pages/one/kit.ts        import '@base-ui/react/dialog'
  src/app/kit.ts              import '@base-ui/react/dialog'
  src/pages/one/climb.ts      import '../../log.ts'
  src/app/dynamic.ts          export const mocks = () => import('#mocks/personas.ts')
  src/domain/fetch.ts         export const get = () => fetch('/api/x')
  src/domain/storage.ts       export const get = () => localStorage.getItem('x')
  src/features/one/storage.ts export const get = () => localStorage.getItem('x')
  src/domain/time.ts          export const now = () => Date.now()
  src/domain/files.ts         import 'node:fs'
  src/ui/One/Cropper.tsx      import 'react-cropper'
  src/pages/one/barrel.ts     import '#ui/Button/index.ts'
  src/features/one/barrel.ts  import './index.ts'
  src/features/one/all.ts     export * from './a.ts'
  mocks/kit.ts                import '#ui/Button/Button.tsx'
  mocks/handlers/store.ts     import '#stores/modal.ts'
  mocks/panel/store.ts        import '#stores/modal.ts'
  mocks/panel/session.ts      import '#session.ts'
  mocks/login/store.ts        import '#stores/modal.ts'
  mocks/login/feature.ts      import '#features/plans/Packages.tsx'
  src/domain/cycleA.ts        import { b } from './cycleB.ts'; export const a = () => b
`)

/** Similar lines where they are allowed. They catch a rule that refuses too much. */
const allowed = table(`
  src/api/ok.ts               import '#strings/blank.ts'
  src/domain/strings.ts       import '#strings/blank.ts'
  src/ui/One/Strings.ts       import '#strings/blank.ts'
  src/domain/ok.ts            import type { Ad } from '#api/users.ts'; export type X = Ad
  src/domain/ok2.ts           import '#domain/pager.ts'; import '#text/ui.ts'
  src/api/fetchWithRetries.ts import 'ky'
  src/stores/ok.ts            import '#storage/drafts.ts'
  src/ui/One/ok.ts            import '@base-ui/react/dialog'
  src/storage/stored.ts       export const get = () => localStorage.getItem('x')
  src/pages/one/ok.ts         import '#features/plans/Packages.tsx'
  src/app/ok.ts               export const page = () => import('#pages/home/HomePage.tsx')
  src/ui/Cropper/Cropper.tsx  import 'react-cropper'
  src/ui/Cropper/ok.ts        import type { ReactCropperElement } from 'react-cropper'; export type X = ReactCropperElement
  src/pages/one/Loaded.tsx    export { loader } from './load.ts'
  mocks/ok.ts                 import '#api/users.ts'; import '#domain/pager.ts'; import '#text/ui.ts'
  mocks/panel/ok.ts           import '#ui/Button/Button.tsx'; import '#log.ts'
  mocks/login/ok.ts           import '#ui/Button/Button.tsx'; import '#storage/drafts.ts'
  src/main.tsx                export const mocks = () => import('#mocks/personas.ts')
`)

/** The other half of the cycle. */
const besides = { 'src/domain/cycleB.ts': "import { a } from './cycleA.ts'; export const b = () => a" }

/** Returns the lines by file. */
function table(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^ +(\S+) +(.*)$/gm)].map(([, file = '', line = '']) => [file, line]),
  )
}

test('the linter refuses each breach of an import rule, and accepts similar lines where they are allowed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'architecture-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of ['oxlint.config.ts', 'package.json']) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
  for (const [file, line] of Object.entries({ ...refused, ...allowed, ...besides })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${line}\n`)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  // oxlint exits with 1 when it finds something, which is expected here.
  const { stdout } = await run(process.execPath, [oxlint, '--format', 'json', 'src', 'mocks'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const found = diagnostics
    .filter(({ code }) => /no-restricted|no-cycle|no-barrel/.test(code))
    .map(({ filename }) => filename.replaceAll('\\', '/'))
  expect(found).toEqual(expect.arrayContaining(Object.keys(refused)))
  expect(found.filter(file => file in allowed)).toEqual([])
})

/** Calls that only count something are not submissions. Neither is `getPhoneNumber`, whose response is read. */
const counters = new Set(['countAdView'])

test('every module that changes data on the server does so through src/submit', () => {
  const changes = endpoints
    .filter(({ isChange, method, response }) => isChange && (method === 'POST' || response === null))
    .flatMap(({ name }) => (counters.has(name) ? [] : [name]))
  const anyChange = new RegExp(`^import \\{[^}]*\\b(${changes.join('|')})\\b[^}]*\\} from '#api/`, 'm')
  const senders = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /^(?!api).*(?<!\.(test|stories))\.tsx?$/.test(file))
    .map(file => [file, readFileSync(join(root, 'src', file), 'utf8')] as const)
    .filter(([, text]) => anyChange.test(text))
  expect(senders).not.toEqual([])
  for (const [file, text] of senders)
    expect.soft(text, file).toMatch(/from '#(submit\/submit|features\/profileService\/profileService)\.ts'/)
})
