import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { codeInUse } from './docs/codeInUse.ts'
import { readonlyArrays } from './docs/readonlyArrays.ts'
import { withStoryNames } from './storyNames.ts'

const tokens = join(import.meta.dirname, '../src/ui/tokens.css')

/** Storybook's own text colour for the selected story is white, which is hard to read on the dark theme's light teal. */
const selectedItem = `.sidebar-item[data-selected='true'] { color: var(--on-action) !important; }`

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.stories.tsx', './flows/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => indexers.map(withStoryNames),
  staticDirs: ['../public'],
  viteFinal: config => ({
    ...config,
    build: { ...config.build, sourcemap: false },
    plugins: [readonlyArrays(), ...(config.plugins ?? []), codeInUse()],
  }),
  // The brand of manager.ts is made of the product's tokens.
  managerHead: (head = '') => `${head}<style>${readFileSync(tokens, 'utf8')}${selectedItem}</style>`,
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
