import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { loadComboboxControl } from '#ui/Combobox/Combobox.tsx'
import '#ui/global.css'
import { expectAccessible } from './accessible.ts'
import { backendToolbars, prepareBackend } from './backend.ts'
import { themes, withTheme } from './theme.ts'
import { withRouter } from './withRouter.tsx'

/** Whether Vitest runs the stories, rather than somebody looking at them. */
const underTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

// A page's or a dialog's code is fetched when it is first asked for, which a busy machine may take its time for.
configure({ asyncUtilTimeout: 20_000 })

const phone = (name: string, width: string, height: string) => ({
  name,
  styles: { width, height },
  type: 'mobile' as const,
})

export default definePreview({
  addons: [addonA11y()],
  decorators: [withRouter, withTheme],
  beforeEach: context => prepareBackend(context, underTest),
  globalTypes: {
    ...backendToolbars,
    theme: {
      description: 'Tema',
      toolbar: { title: 'Theme', icon: 'mirror', items: [...themes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', persona: 'visitor', scenario: 'full' },
  parameters: {
    layout: 'padded',
    // Under test accessible.ts looks.
    a11y: { test: underTest ? 'off' : 'error' },
    // The page's own background is the theme's.
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
    if (underTest) stillMotion()
    await loadComboboxControl()
  },
  ...(underTest ? { afterEach: expectAccessible } : {}),
})

/** A colour halfway through its transition would fail the contrast it has at rest. Files of stories share a page. */
function stillMotion() {
  if (document.getElementById('still')) return
  const style = document.createElement('style')
  style.id = 'still'
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(style)
}
