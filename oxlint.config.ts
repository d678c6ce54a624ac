import { defineConfig } from 'oxlint'

/**
 * The rules of the house (docs/architecture.md). Each entry of `house` says what a folder may not import, and why.
 * test/architecture.test.ts plants one violation of each and sees it caught.
 */
type Ban = { group: string[]; message: string; allowTypeImports?: boolean }

const climbing: Ban = { group: ['../*'], message: "Use the '#folder/file' imports; './' only within a folder." }
const http: Ban = { group: ['ky', 'ky/*'], message: 'Only src/api/client.ts talks HTTP.' }
const kitOnly: Ban = {
  group: ['@base-ui/*', 'react-cropper', 'cropperjs', 'react-day-picker', 'embla-carousel-react'],
  message: 'Component libraries are wrapped once, in src/ui.',
}
const noPages: Ban = { group: ['#pages/*', '#pages/**'], message: 'Only src/app mounts pages.' }
const noMocks: Ban = {
  group: ['#mocks/*', '#mocks/**', '#test/*', '#test/**', 'msw', 'msw/*', '@faker-js/*'],
  message: 'The product never imports the mocks; only main.tsx loads them, dynamically.',
}
const nothing = (message: string): Ban => ({ group: ['#*', '#*/**'], message })
const only = (message: string, ...allowed: string[]): Ban => ({
  group: ['#*', '#*/**', ...allowed.map(folder => `!${folder}`)],
  message,
})

const restrict = (...patterns: Ban[]) => ({
  'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Ban[] }],
})

const house = [
  {
    files: ['src/api/**'],
    rules: restrict(climbing, kitOnly, noMocks, only('api imports nothing of the project.', '#api/**'), http),
  },
  {
    files: ['src/api/client.ts'],
    rules: restrict(climbing, kitOnly, noMocks, only('api imports nothing of the project.', '#api/**')),
  },
  {
    files: ['src/text/**'],
    rules: restrict(climbing, nothing('text imports nothing of the project.'), kitOnly, http),
  },
  {
    files: ['src/domain/**'],
    rules: restrict(
      climbing,
      kitOnly,
      http,
      noMocks,
      { group: ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router', 'zustand'], message: 'domain is pure.' },
      { group: ['#api/*', '#api/**'], message: 'domain takes only types from api.', allowTypeImports: true },
      only('domain imports text, and types of api.', '#domain/**', '#text/**', '#api/**'),
    ),
  },
  {
    files: ['src/ui/**'],
    rules: restrict(climbing, http, noMocks, only('ui imports text and domain.', '#ui/**', '#text/**', '#domain/**')),
  },
  {
    files: ['src/stores/**'],
    rules: restrict(climbing, kitOnly, http, noMocks, only('stores import domain.', '#stores/**', '#domain/**')),
  },
  {
    files: ['src/features/**'],
    rules: restrict(
      climbing,
      kitOnly,
      http,
      noMocks,
      noPages,
      { group: ['#app/*', '#app/**'], message: 'Features do not know the app.' },
      { group: ['#features/*', '#features/**'], message: 'Features meet through stores/modal, never directly.' },
    ),
  },
  {
    files: ['src/pages/**'],
    rules: restrict(climbing, kitOnly, http, noMocks, noPages, {
      group: ['#app/*', '#app/**'],
      message: 'Pages do not know the app.',
    }),
  },
  { files: ['src/app/**'], rules: restrict(climbing, kitOnly, http, noMocks) },
  { files: ['src/*.ts', 'src/*.tsx'], rules: restrict(climbing, kitOnly, http, noMocks, noPages) },
  { files: ['mocks/**'], rules: restrict(climbing, http, noPages) },
  // Stories and tests stand outside: they mount whole screens, with mocks.
  {
    files: ['src/**/*.stories.tsx', 'src/**/*.test.ts', 'src/**/*.test.tsx'],
    rules: restrict(climbing),
  },
]

export default defineConfig({
  plugins: ['import', 'typescript', 'unicorn', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, es2024: true },
  settings: { 'jsx-a11y': { polymorphicPropName: 'render' } },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
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
    // `import './x.css'` is how CSS is loaded.
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'no-underscore-dangle': 'off',
  },
  overrides: [
    ...house,
    { files: ['src/log.ts', 'scripts/**', 'test/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    {
      files: ['*.config.ts', '.storybook/**', '**/*.stories.tsx', 'src/pages/**/*.tsx'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'dist-demo', 'storybook-static', 'playwright-report', 'test-results'],
})
