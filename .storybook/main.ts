import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // A built Storybook has the mocked back end too, as the development server does.
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
