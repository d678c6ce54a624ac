import { createElement, type ReactNode } from 'react'
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import './appLink/AppLinkTool.ts'
import { type Viewport, viewports } from './viewports.ts'

// No JSX: Storybook's own pages run on another version of React than the stories, and would get our runtime.

addons.setConfig({
  theme: create({
    base: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: 'Meditații: design',
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
  }),
  // The foundations take the whole height: they have no controls, and their tests are of no use to a reader.
  layoutCustomisations: {
    // At the root there is no story yet, whatever Storybook's type says.
    showPanel: ({ storyId }: { storyId?: string }) =>
      storyId?.startsWith('foundations-') === true ? false : undefined,
  },
})

addons.register('themes', () => {
  addons.add('themes/both', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(Preview, null, children),
  })
})

/** Storybook's preview, or two frames with the story in both themes while the toolbar's theme is `both`. */
function Preview({ children }: { children?: ReactNode }) {
  const [{ theme, viewport }] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  const api = useStorybookApi()
  const isDouble = theme === 'both' && viewMode === 'story'
  const { value }: { value?: Viewport } = viewport ?? {}
  const size = value ? viewports[value].styles : { width: '50%', height: '100%' }
  const frameOf = (one: 'light' | 'dark') =>
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which need scripts and storage
    createElement('iframe', {
      key: one,
      title: `The ${one} theme`,
      src: api.getStoryHrefs(storyId, { queryParams: { globals: `theme:${one}` } }).previewHref,
      style: { ...size, flex: 'none', border: 0 },
    })
  const style = { display: 'flex', blockSize: '100%', inlineSize: '100%', overflow: 'auto' }
  // Always the same element around the preview: another parent would load it again.
  return createElement(
    'div',
    { style },
    createElement('div', { style: { display: isDouble ? 'none' : 'grid', flex: 1 } }, children),
    isDouble && [frameOf('light'), frameOf('dark')],
  )
}
