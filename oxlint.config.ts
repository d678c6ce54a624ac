import { defineConfig } from 'oxlint'

/**
 * The import rules of docs/architecture.md. Each entry of `importRules` says what a folder must not import, and why.
 * test/architecture.test.ts writes a violation of each and expects it to be reported. Type-only imports count too, unless
 * the ban allows them, and so do dynamic imports.
 */
type Ban = { regex: string; message: string; allowTypeImports?: boolean }

const climbing: Ban = {
  regex: '^\\.\\./',
  message: "Use the '#folder/file' imports; './' only within a folder.",
}
const barrel: Ban = { regex: '/index\\.tsx?$', message: 'No barrels: a file is imported by its own name.' }
const http: Ban = { regex: '^ky(/|$)', message: 'Only src/api/fetchWithRetries.ts imports ky.' }
const kit: Ban = {
  regex: '^(@base-ui/|react-cropper|cropperjs|react-day-picker|embla-carousel)',
  message: 'Only src/ui imports component libraries.',
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
const frameworks: Ban = {
  regex: '^(react|react-dom|react-router|zustand)(/|$)',
  message: 'domain, strings and storage have no React.',
}
const node: Ban = { regex: '^node:', message: 'domain has no I/O.' }
const runningApi: Ban = {
  regex: '^#api/',
  message: 'domain imports only types from api.',
  allowTypeImports: true,
}
const folder = (name: string, message: string): Ban => ({ regex: `^#${name}/`, message })
const pages = folder('pages', 'Only src/app imports pages.')
const app = folder('app', 'Only main.tsx imports src/app.')
const features = folder(
  'features',
  'A feature never imports a feature: they communicate through stores/modal.',
)
const session: Ban = {
  regex: '^#session\\.ts$',
  message: 'Data is the same for every viewer: what it knows of login is in login.ts.',
}

/** The folders and files of src that the `#` imports of package.json name. */
const folders = [
  'api',
  'app',
  'clock.ts',
  'config.ts',
  'data',
  'domain',
  'features',
  'loadDocument.ts',
  'log.ts',
  'login.ts',
  'pages',
  'session.ts',
  'storage',
  'stores',
  'submit',
  'text',
  'ui',
]

/** Allows these folders of src, and no others. */
const only = (message: string, ...allowed: string[]): Ban => ({
  regex: `^#(${folders.filter(name => !allowed.includes(name)).join('|')})(/|$)`,
  message,
})

/** What the mocks may import, and beside it what some of them need. */
const onlyMocks = (...more: string[]): Ban =>
  only(
    ['The mocks import api, domain, text, strings and storage', ...more].join(', '),
    'api',
    'domain',
    'text',
    'strings',
    'storage',
    ...more,
  )

const within = (files: string[], ...patterns: Ban[]) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [climbing, barrel, ...patterns] }] as ['error', object],
  },
})

/** Globals with side effects or state outside the module: the network, storage, the page, timers. */
const globals = `
  fetch XMLHttpRequest WebSocket EventSource navigator location history performance process crypto
  localStorage sessionStorage indexedDB caches document window self globalThis
  setTimeout setInterval queueMicrotask alert confirm prompt
`
/** The device's clock and random numbers. */
const globalProperties = [
  { object: 'Date', property: 'now', message: 'domain has no clock: the caller passes the time.' },
  { object: 'Math', property: 'random', message: 'domain has no random numbers.' },
]

// Every folder may import `strings`, which is not among `folders`.
const apiAlone = only('api imports nothing of the project but strings.', 'api')
const uiAlone = only('ui imports text and domain.', 'ui', 'text', 'domain')

/** Storage may be missing, full or forbidden, and then throws. */
const storage = ['localStorage', 'sessionStorage'].map(name => ({
  name,
  message: 'Only src/storage/stored.ts uses the storage of the browser, which may throw.',
}))

const importRules = [
  {
    files: ['src/**'],
    rules: { 'no-restricted-globals': ['error', ...storage] as ['error', ...typeof storage] },
  },
  {
    files: ['src/storage/stored.ts', 'src/**/*.stories.tsx', 'src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off' as const },
  },
  within(['src/api/**'], kit, mocks, http, apiAlone),
  within(['src/api/fetchWithRetries.ts'], kit, mocks, apiAlone),
  within(['src/strings/**'], kit, mocks, http, frameworks, only('strings imports nothing of the project.')),
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
        ...(globals.match(/\w+/g) ?? []).map(name => ({ name, message: 'domain has no I/O.' })),
      ] as ['error', ...{ name: string; message: string }[]],
      'no-restricted-properties': ['error', ...globalProperties] as ['error', ...typeof globalProperties],
    },
  },
  within(['src/ui/**'], http, mocks, cropper, uiAlone),
  within(['src/ui/Cropper/Cropper.tsx'], http, mocks, uiAlone),
  within(
    ['src/storage/**'],
    kit,
    mocks,
    http,
    frameworks,
    only('storage imports nothing of the project.', 'storage'),
  ),
  within(
    ['src/stores/**'],
    kit,
    http,
    mocks,
    only('stores import domain and storage.', 'stores', 'domain', 'storage'),
  ),
  within(['src/data/**'], kit, http, mocks, pages, app, features, session),
  within(['src/submit/**'], kit, http, mocks, pages, app, features),
  within(['src/features/**'], kit, http, mocks, pages, app, features),
  within(['src/pages/**'], kit, http, mocks, pages, app),
  within(['src/app/**'], kit, http, mocks),
  within(['src/*.ts', 'src/*.tsx'], kit, http, mocks, pages, app),
  // Starts the app, and is the only module that may import the mocks.
  within(['src/main.tsx'], kit, http, pages),
  within(['mocks/**'], kit, http, onlyMocks()),
  within(['mocks/login/**'], kit, http, onlyMocks('ui')),
  // An exception: the panel marks the calls whose responses do not fit the contract, and only the log has those.
  within(['mocks/panel/**'], kit, http, onlyMocks('ui', 'log.ts')),
  // Stories and tests mount whole screens, with mocks, so they may import anything.
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
    // `export *` makes a barrel under any file name.
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'no-console': 'error',
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    // React 19's JSX runtime needs no import. Lists of skeletons or stars have no better key than the index.
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'off',
    // zod's `z.catch` is not a promise.
    'promise/valid-params': 'off',
    // `import './x.css'` is how CSS is loaded.
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    'no-underscore-dangle': 'off',
    // A changed copy in `map` is easier to read than a mutation.
    'oxc/no-map-spread': 'off',
    // TypeScript reports a switch with a missing case. `<output>` is announced no better than role="status".
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...importRules,
    { files: ['src/log.ts', 'scripts/**', 'test/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    // Vite's own declaration can only be extended by an interface.
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
