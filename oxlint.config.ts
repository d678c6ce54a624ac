import { defineConfig } from 'oxlint'

/**
 * The import rules (docs/architecture.md). Each entry of `importRules` says what a folder may not import, and why.
 * test/architecture.test.ts plants one violation of each and sees it caught. Type-only imports count too, but where a
 * ban allows them; dynamic imports count as any other.
 */
type Ban = { regex: string; message: string; allowTypeImports?: boolean }

const climbing: Ban = {
  regex: '^\\.\\./',
  message: "Use the '#folder/file' imports; './' only within a folder.",
}
const barrel: Ban = { regex: '/index\\.tsx?$', message: 'No barrels: a file is imported by its own name.' }
const http: Ban = { regex: '^ky(/|$)', message: 'Only src/api/fetchWithRetries.ts talks HTTP.' }
const kit: Ban = {
  regex: '^(@base-ui/|react-cropper|cropperjs|react-day-picker|embla-carousel)',
  message: 'Component libraries are wrapped once, in src/ui.',
}
const cropper: Ban = {
  regex: '^(react-cropper|cropperjs)',
  message: 'Only ui/Cropper/Cropper.tsx imports react-cropper.',
  allowTypeImports: true,
}
const mocks: Ban = {
  regex: '^(#mocks/|#test/|msw(/|$)|@faker-js/)',
  message: 'The product never imports the mocks; only main.tsx loads them, dynamically.',
}
const frameworks: Ban = { regex: '^(react|react-dom|react-router|zustand)(/|$)', message: 'domain is pure.' }
const node: Ban = { regex: '^node:', message: 'domain has no I/O.' }
const runningApi: Ban = {
  regex: '^#api/',
  message: 'domain takes only types from api.',
  allowTypeImports: true,
}
const folder = (name: string, message: string): Ban => ({ regex: `^#${name}/`, message })
const pages = folder('pages', 'Only src/app mounts pages.')
const app = folder('app', 'Only main.tsx knows the app.')
const features = folder('features', 'Features meet through stores/modal, never directly.')

/** What the `#` imports of package.json lead to. */
const folders = [
  'api',
  'app',
  'clock.ts',
  'config.ts',
  'data',
  'domain',
  'features',
  'leave.ts',
  'log.ts',
  'pages',
  'session.ts',
  'stores',
  'submit',
  'text',
  'ui',
]

/** Of the project, only these folders and files. */
const only = (message: string, ...allowed: string[]): Ban => ({
  regex: `^#(${folders.filter(one => !allowed.includes(one)).join('|')})(/|$)`,
  message,
})

const within = (files: string[], ...patterns: Ban[]) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [climbing, barrel, ...patterns] }] as ['error', object],
  },
})

/** What reaches out of a module: the network, storage, the page, timers and other things of the machine. */
const outside = `
  fetch XMLHttpRequest WebSocket EventSource navigator location history performance process crypto
  localStorage sessionStorage indexedDB caches document window self globalThis
  setTimeout setInterval queueMicrotask alert confirm prompt
`
/** The same as properties: the device's clock, and chance. */
const outsideProperties = [
  { object: 'Date', property: 'now', message: 'domain has no clock: the caller says what time it is.' },
  { object: 'Math', property: 'random', message: 'domain is pure.' },
]

const apiAlone = only('api imports nothing of the project.', 'api')
const uiAlone = only('ui imports text and domain.', 'ui', 'text', 'domain')

const importRules = [
  within(['src/api/**'], kit, mocks, http, apiAlone),
  within(['src/api/fetchWithRetries.ts'], kit, mocks, apiAlone),
  within(['src/text/**'], kit, mocks, http, only('text imports nothing of the project.')),
  within(
    ['src/domain/**'],
    kit,
    mocks,
    http,
    frameworks,
    node,
    runningApi,
    only('domain imports text, and types of api.', 'domain', 'text', 'api'),
  ),
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...(outside.match(/\w+/g) ?? []).map(name => ({ name, message: 'domain has no I/O.' })),
      ] as ['error', ...{ name: string; message: string }[]],
      'no-restricted-properties': ['error', ...outsideProperties] as ['error', ...typeof outsideProperties],
    },
  },
  within(['src/ui/**'], http, mocks, cropper, uiAlone),
  within(['src/ui/Cropper/Cropper.tsx'], http, mocks, uiAlone),
  within(['src/stores/**'], kit, http, mocks, only('stores import domain.', 'stores', 'domain')),
  within(['src/data/**', 'src/submit/**'], kit, http, mocks, pages, app, features),
  within(['src/features/**'], kit, http, mocks, pages, app, features),
  within(['src/pages/**'], kit, http, mocks, pages, app),
  within(['src/app/**'], kit, http, mocks),
  within(['src/*.ts', 'src/*.tsx'], kit, http, mocks, pages, app),
  // Boots the app, and is the one place that may reach the mocks.
  within(['src/main.tsx'], kit, http, pages),
  within(['mocks/**'], kit, http, only('mocks import api, domain and text.', 'api', 'domain', 'text')),
  // Beyond the rule: the panel marks the calls whose responses the client logged as mismatches; only the log has these.
  within(
    ['mocks/panel/**'],
    kit,
    http,
    only('The panel imports api, domain, text, ui and the log.', 'api', 'domain', 'text', 'ui', 'log.ts'),
  ),
  // Beyond the rule: signing out deletes the drafts, also when its address is opened instead of the app's link.
  within(
    ['mocks/login/**'],
    kit,
    http,
    only(
      'The sign-in page imports api, domain, text, ui and stores.',
      'api',
      'domain',
      'text',
      'ui',
      'stores',
    ),
  ),
  // Stories and tests stand outside: they mount whole screens, with mocks.
  within(['src/**/*.stories.tsx', '{src,mocks}/**/*.test.ts', '{src,mocks}/**/*.test.tsx']),
]

export default defineConfig({
  plugins: ['import', 'oxc', 'typescript', 'unicorn', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, es2024: true },
  settings: { 'jsx-a11y': { polymorphicPropName: 'render' } },
  rules: {
    'import/no-cycle': 'error',
    'import/first': 'error',
    'import/no-default-export': 'error',
    // `export *` makes a barrel, whatever the file is called.
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'no-console': 'error',
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    // React 19's JSX runtime needs no import; a list of skeletons or stars has no better key than its index.
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'off',
    // zod's `z.catch` is no promise.
    'promise/valid-params': 'off',
    // `import './x.css'` is how CSS is loaded.
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'no-underscore-dangle': 'off',
    // A copy with a change says what is meant.
    'oxc/no-map-spread': 'off',
    // TypeScript sees a switch that forgets a case; `<output>` is no better at announcing than role="status".
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...importRules,
    { files: ['src/log.ts', 'scripts/**', 'test/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    // Only an interface merges with Vite's own.
    { files: ['src/env.d.ts'], rules: { 'typescript/consistent-type-definitions': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'test/**', 'e2e/**', 'scripts/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off', 'unicorn/consistent-function-scoping': 'off' },
    },
    {
      files: ['*.config.ts', '.storybook/**', '**/*.stories.tsx', 'src/pages/**/*.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
