import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import { withStoryNames } from './storyNames.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  experimental_indexers: (indexers = []) => indexers.map(withStoryNames),
  staticDirs: ['../public'],
  // Adds the mocked back end to a built Storybook; in development vite.config.ts does so.
  viteFinal: config => ({
    ...config,
    define: { ...config.define, 'import.meta.env.MOCKS': 'true' },
    plugins: [
      ...(config.plugins ?? []),
      ...(process.env['NODE_ENV'] === 'production' ? [msw({ mode: 'worker-only' })] : []),
    ],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
