import { defineConfig } from 'oxlint'

/**
 * The rules of the house (docs/architecture.md). Each entry of `house` says what a folder may not import, and why.
 * test/architecture.test.ts plants one violation of each and sees it caught. Type-only imports count too, but where a
 * ban allows them; dynamic imports count as any other.
 */
type Ban = { regex: string; message: string; allowTypeImports?: boolean }

const climbing: Ban = {
  regex: '^\\.\\./',
  message: "Use the '#folder/file' imports; './' only within a folder.",
}
const http: Ban = { regex: '^ky(/|$)', message: 'Only src/api/client.ts talks HTTP.' }
const kit: Ban = {
  regex: '^(@base-ui/|react-cropper|cropperjs|react-day-picker|embla-carousel)',
  message: 'Component libraries are wrapped once, in src/ui.',
}
const mocks: Ban = {
  regex: '^(#mocks/|#test/|msw(/|$)|@faker-js/)',
  message: 'The product never imports the mocks; only main.tsx loads them, dynamically.',
}
const frameworks: Ban = { regex: '^(react|react-dom|react-router|zustand)(/|$)', message: 'domain is pure.' }
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
const rooms = [
  'api',
  'app',
  'clock.ts',
  'config.ts',
  'domain',
  'features',
  'log.ts',
  'pages',
  'session.ts',
  'stores',
  'text',
  'ui',
]

/** Of the project, only these rooms. */
const only = (message: string, ...allowed: string[]): Ban => ({
  regex: `^#(${rooms.filter(room => !allowed.includes(room)).join('|')})(/|$)`,
  message,
})

const within = (files: string[], ...patterns: Ban[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [climbing, ...patterns] }] as ['error', object] },
})

const apiAlone = only('api imports nothing of the project.', 'api')

const house = [
  within(['src/api/**'], kit, mocks, http, apiAlone),
  within(['src/api/client.ts'], kit, mocks, apiAlone),
  within(['src/text/**'], kit, mocks, http, only('text imports nothing of the project.')),
  within(
    ['src/domain/**'],
    kit,
    mocks,
    http,
    frameworks,
    runningApi,
    only('domain imports text, and types of api.', 'domain', 'text', 'api'),
  ),
  within(['src/ui/**'], http, mocks, only('ui imports text and domain.', 'ui', 'text', 'domain')),
  within(['src/stores/**'], kit, http, mocks, only('stores import domain.', 'stores', 'domain')),
  within(['src/features/**'], kit, http, mocks, pages, app, features),
  within(['src/pages/**'], kit, http, mocks, pages, app),
  within(['src/app/**'], kit, http, mocks),
  within(['src/*.ts', 'src/*.tsx'], kit, http, mocks, pages, app),
  // Boots the app, and is the one place that may reach the mocks.
  within(['src/main.tsx'], kit, http, pages),
  within(['mocks/**'], http, pages),
  // Stories and tests stand outside: they mount whole screens, with mocks.
  within(['src/**/*.stories.tsx', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'mocks/**/*.test.ts']),
]

export default defineConfig({
  plugins: ['import', 'typescript', 'unicorn', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, es2024: true },
  settings: { 'jsx-a11y': { polymorphicPropName: 'render' } },
  rules: {
    'import/no-cycle': 'error',
    'import/first': 'error',
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
    // TypeScript sees a switch that forgets a case; `<output>` is no better at announcing than role="status".
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    ...house,
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
  ignorePatterns: ['dist', 'dist-demo', 'storybook-static', 'playwright-report', 'test-results'],
})
