import { defineMain } from '@storybook/react-vite/node'
import { inUse } from './docs/inUse.ts'
import { withAxes } from './storyNames.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.@(stories.tsx|mdx)', './flows/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => indexers.map(withAxes),
  staticDirs: ['../public'],
  viteFinal: config => ({
    ...config,
    build: { ...config.build, sourcemap: false },
    plugins: [...(config.plugins ?? []), inUse()],
  }),
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
