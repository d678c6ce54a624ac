import addonA11y from '@storybook/addon-a11y'
import * as addonDocs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadComboboxControl } from '#ui/Combobox/LoadedControl.tsx'
import '#ui/global.css'
import { expectAccessible, partRules } from './accessible.ts'
import { expectAtRest } from './atRest.ts'
import { contrastToolbar, withContrast } from './contrast.ts'
import { docsParameters } from './docs/parameters.tsx'
import { readableTypes } from './docs/readableTypes.ts'
import { expectUsage } from './docs/usage.ts'
import { prepareStory } from './prepareStory.ts'
import './preview.css'
import { themeToolbar, withTheme } from './theme.ts'
import { backendToolbars } from './toolbars.ts'
import { withArgs } from './withArgs.tsx'
import { withRouter } from './withRouter.tsx'

/** True when Vitest runs the stories as tests, false in the Storybook app. */
const underTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

// The code of a page or dialog is loaded on first use, which may take long on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const phone = (name: string, width: string, height: string) => ({
  name,
  styles: { width, height },
  type: 'mobile' as const,
})

export default definePreview({
  addons: [addonA11y(), addonDocs],
  argTypesEnhancers: [readableTypes],
  decorators: [withArgs, withRouter, withTheme, withContrast],
  beforeEach: context => prepareStory(context, underTest),
  globalTypes: {
    ...backendToolbars,
    theme: themeToolbar,
    contrast: contrastToolbar,
  },
  initialGlobals: { theme: 'light', contrast: 'normal', persona: 'visitor', scenario: 'full' },
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Colours',
            'Type',
            'Space and shape',
            'Motion and layers',
            'Breakpoints',
            'Icons',
            'Illustrations',
          ],
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
    docs: docsParameters,
    // The code of a story leaves out its handlers, which are mocks.
    jsx: { filterProps: (_: unknown, name: string) => !/^on[A-Z]/.test(name) },
    // In tests, accessible.ts runs axe instead.
    a11y: { test: underTest ? 'off' : 'error', options: partRules },
    // The theme sets the background.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone320: phone('Phone 320', '320px', '640px'),
        phone390: phone('Phone 390', '390px', '844px'),
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' as const },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' as const },
      },
    },
  },
  async beforeAll() {
    document.documentElement.lang = 'ro'
    if (underTest) disableMotion()
    await loadComboboxControl()
  },
  ...(underTest ? { afterEach: [expectUsage, expectAtRest, expectAccessible] } : {}),
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
