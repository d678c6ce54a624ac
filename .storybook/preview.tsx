import addonA11y from '@storybook/addon-a11y'
import * as addonDocs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import { loadComboboxControl } from '#ui/Combobox/LoadedControl.tsx'
import '#ui/global.css'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { expectAccessible, partRules } from './accessible.ts'
import { frameOwnWidth } from './ownWidth.ts'
import './preview.css'
import type { ScreenParameter } from './screen.tsx'
import { themeToolbar, withTheme } from './theme.ts'
import { viewports } from './viewports.ts'
import { withRouter } from './withRouter.tsx'

/** True when Vitest runs the stories as tests, false in the Storybook app. */
const underTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

// The code of a page or dialog is loaded on first use, which may take long on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Loaded with the first documentation page: the blocks are larger than the rest of the preview.
const Container = lazy(async () => ({ default: (await import('./docs/Container.tsx')).Container }))
const KitPage = lazy(async () => ({ default: (await import('./docs/KitPage.tsx')).KitPage }))

const items = (choices: Record<string, { id: string; label: string }>) =>
  Object.values(choices).map(({ id, label }) => ({ value: id, title: label }))

/** Removes the controls of props that a control cannot set, such as elements. */
const settableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType
      const isSettable = typeof type === 'object' && /^(boolean|string|number|enum)$/.test(type.name)
      return [name, isSettable ? argType : { ...argType, control: { disable: true } }]
    }),
  )

export default definePreview({
  addons: [addonA11y(), addonDocs],
  argTypesEnhancers: [settableControls],
  decorators: [
    // The parameter `width`: the room of a specimen.
    (Story, { parameters: { width } }) =>
      typeof width === 'string' ? (
        <div style={{ maxInlineSize: width }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
    withRouter,
    withTheme,
  ],
  // The mocked back end and the app are loaded with the first story of a screen: they are a third of the preview's code.
  async beforeEach(context) {
    if (!underTest) await frameOwnWidth(context)
    const screen: ScreenParameter | undefined = context.parameters['screen']
    if (!screen) return
    const { prepareBackend } = await import('./backend.ts')
    await prepareBackend(screen, context.globals, underTest)
  },
  globalTypes: {
    persona: {
      description: 'The viewer of a screen',
      toolbar: { title: 'Persona', icon: 'user', items: items(personas), dynamicTitle: true },
    },
    scenario: {
      description: 'The state of the simulated site',
      toolbar: { title: 'Scenario', icon: 'database', items: items(scenarios), dynamicTitle: true },
    },
    theme: themeToolbar,
  },
  initialGlobals: { theme: 'light', persona: 'visitor', scenario: 'full' },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          'Kit',
          'Features',
          'Screens',
          // The order of the route table.
          [
            'Home',
            'Login',
            'Tutor list',
            'Tutor',
            'Requests',
            'Request',
            'Plans',
            'Contact',
            'How it works',
            'Terms',
            'Saved ads',
            'Accessibility',
            'New request',
            'Account',
            ['Start', 'My ads', 'Messages', 'Profile', 'Appointments', 'Report', 'Subscription'],
            'Payment',
            'Invoice',
            'Not found',
            'Room',
            'Error page',
          ],
          'Flows',
        ],
      },
    },
    docs: {
      container: (props: ComponentProps<typeof Container>) => (
        <Suspense>
          <Container {...props} />
        </Suspense>
      ),
      page: KitPage,
      // Leaves out the stories of other axes, and those tagged `focused`: their popup is open only while it has the
      // focus, and only one story of a page can have it.
      stories: {
        filter: ({ name, tags }: { name: string; tags: string[] }) =>
          name.startsWith('State') && !tags.includes('focused'),
      },
    },
    // The code of a story leaves out its handlers, which are mocks.
    jsx: { filterProps: (_: unknown, name: string) => !/^on[A-Z]/.test(name) },
    // In tests, accessible.ts runs axe instead.
    a11y: { test: underTest ? 'off' : 'error', options: partRules },
    // The theme sets the background.
    backgrounds: { disable: true },
    viewport: { options: viewports },
  },
  async beforeAll() {
    document.documentElement.lang = 'ro'
    if (underTest) disableMotion()
    await loadComboboxControl()
  },
  ...(underTest ? { afterEach: expectAccessible } : {}),
})

/** Turns off transitions and animations: halfway through a transition a colour may lack contrast. */
function disableMotion() {
  // Story files share a page, so the style may already be there.
  if (document.getElementById('still')) return
  const style = document.createElement('style')
  style.id = 'still'
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(style)
}
