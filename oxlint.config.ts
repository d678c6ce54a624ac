import { defineConfig } from 'oxlint'

/**
 * The import rules of docs/architecture.md: what each place may import of `src`, and which packages it must not import.
 * test/architecture.test.ts writes a violation of each and expects it to be reported. Type-only imports count too, unless
 * the ban allows them, and so do dynamic imports.
 */
type Ban = { regex: string; message: string; allowTypeImports?: boolean }

/** The folders and files of src that the `#` imports of package.json name, but `strings`, which every place may import. */
const folders = `
  api app clock.ts config.ts data domain features loadDocument.ts log.ts login.ts pages session.ts storage stores submit text ui
`
  .trim()
  .split(/\s+/)

const allBut = (...refused: string[]) => folders.filter(name => !refused.includes(name))

const mocksMay = ['api', 'domain', 'text', 'storage']

/** What each place may import of `folders`. A later place that matches a file replaces an earlier one. */
const may: Record<string, string[]> = {
  'src/api/**': ['api'],
  'src/api/fetchWithRetries.ts': ['api'],
  'src/strings/**': [],
  'src/text/**': [],
  'src/domain/**': ['domain', 'text', 'api'],
  'src/ui/**': ['ui', 'text', 'domain'],
  'src/ui/Cropper/Cropper.tsx': ['ui', 'text', 'domain'],
  'src/storage/**': ['storage'],
  'src/stores/**': ['stores', 'domain', 'storage'],
  // Data is the same for every viewer: what it knows of login is in login.ts.
  'src/data/**': allBut('pages', 'app', 'features', 'session.ts'),
  'src/submit/**': allBut('pages', 'app', 'features'),
  // Features communicate through stores/modal.
  'src/features/**': allBut('pages', 'app', 'features'),
  'src/pages/**': allBut('pages', 'app'),
  'src/app/**': folders,
  'src/*.{ts,tsx}': allBut('pages', 'app'),
  'src/main.tsx': allBut('pages'),
  'mocks/**': mocksMay,
  'mocks/login/**': [...mocksMay, 'ui'],
  // An exception: the panel marks the calls whose responses do not fit the contract, and only the log has those.
  'mocks/panel/**': [...mocksMay, 'ui', 'log.ts'],
}

const everywhere: Ban[] = [
  { regex: '^\\.\\./', message: "Use the '#folder/file' imports; './' only within a folder." },
  { regex: '/index\\.tsx?$', message: 'No barrels: a file is imported by its own name.' },
]

/** What the places of `may` that fit `where` must not import. */
const bans: (Ban & { where: RegExp })[] = [
  {
    where: /^(?!src\/api\/fetchWithRetries)/,
    regex: '^ky(/|$)',
    message: 'Only src/api/fetchWithRetries.ts imports ky.',
  },
  {
    where: /^(?!src\/ui)/,
    regex: '^(@base-ui/|react-cropper|cropperjs|react-day-picker|embla-carousel)',
    message: 'Only src/ui imports component libraries.',
  },
  {
    where: /^src\/ui\/\*/,
    regex: '^(react-cropper|cropperjs)',
    message: 'Only ui/Cropper/Cropper.tsx imports react-cropper.',
    allowTypeImports: true,
  },
  {
    where: /^src\/(?!main)/,
    regex: '^(#mocks/|#test/|msw(/|$)|@faker-js/)',
    message: 'The product never imports the mocks; only main.tsx loads them, dynamically.',
  },
  {
    where: /^src\/(domain|strings|storage)/,
    regex: '^(react|react-dom|react-router|zustand)(/|$)',
    message: 'domain, strings and storage have no React.',
  },
  { where: /^src\/domain/, regex: '^node:', message: 'domain has no I/O.' },
  {
    where: /^src\/domain/,
    regex: '^#api/',
    message: 'domain imports only types from api.',
    allowTypeImports: true,
  },
]

/** Refuses all of `folders` but these. */
const only = (allowed: string[]): Ban => ({
  regex: `^#(${folders.filter(name => !allowed.includes(name)).join('|')})(/|$)`,
  message: `Only ${['strings', ...allowed].join(', ')} may be imported here: see docs/architecture.md.`,
})

const within = (files: string[], ...patterns: Ban[]) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }] as ['error', object],
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
  ...Object.entries(may).map(([place, allowed]) =>
    within([place], ...bans.flatMap(({ where, ...ban }) => (where.test(place) ? ban : [])), only(allowed)),
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
