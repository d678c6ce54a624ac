import { createElement, type ReactNode, useEffect, useState } from 'react'
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import './appLink/AppLinkTool.ts'
import { brand, brandTitle } from './brand.ts'

// No JSX: Storybook's own pages run on another version of React than the stories, and would get our runtime.

const isDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: brand(isDark ? 'dark' : 'light', resolveColour),
  // Pages to read take the whole height: they have no controls, and their tests are of no use to a reader.
  layoutCustomisations: { showPanel: ({ storyId }) => (isPage(storyId) ? false : undefined) },
})

addons.register('themes', () => {
  addons.add('themes/both', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(Preview, null, children),
  })
})

nameDocument()

/** Storybook's preview, and beside it the same story in the dark theme while the toolbar's theme is `both`. */
function Preview({ children }: { children?: ReactNode }) {
  const [{ theme }] = useGlobals()
  const { storyId, viewMode } = useStorybookState()
  const isDouble = theme === 'both' && viewMode === 'story'
  const style = {
    display: 'grid',
    gridTemplateColumns: isDouble ? '1fr 1fr' : '1fr',
    blockSize: '100%',
    inlineSize: '100%',
    overflow: 'auto',
  }
  // Always the same elements around the preview: another parent would load it again.
  return createElement(
    'div',
    { style },
    createElement('div', { style: { position: 'relative', display: 'grid' } }, children),
    isDouble && createElement(DarkFrame, { storyId }),
  )
}

type Box = { top: number; width: number; height: number }

/** The story in the dark theme, in a frame of the same size and height above as Storybook's own. */
function DarkFrame({ storyId }: { storyId: string }) {
  const api = useStorybookApi()
  const { top, width, height } = useBoxOfPreview()
  const { previewHref } = api.getStoryHrefs(storyId, { queryParams: { globals: 'theme:dark' } })
  return createElement(
    'div',
    { style: { paddingBlockStart: top } },
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which need scripts and storage
    createElement('iframe', {
      title: 'Dark theme',
      src: previewHref,
      style: { display: 'block', border: 0, width, height },
    }),
  )
}

/** Returns the place of Storybook's own frame, which has the size of the toolbar's viewport. */
function useBoxOfPreview(): Box {
  const [box, setBox] = useState<Box>({ top: 0, width: 0, height: 0 })
  useEffect(() => {
    const frame = document.getElementById('storybook-preview-iframe')
    const area = document.getElementById('storybook-preview-wrapper')
    if (!frame || !area) return
    const observer = new ResizeObserver(() => {
      const top = frame.getBoundingClientRect().top - area.getBoundingClientRect().top
      setBox({ top, width: frame.offsetWidth, height: frame.offsetHeight })
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  return box
}

const isPage = (storyId: string) => /^(welcome|foundations)-/.test(storyId)

function rename() {
  const title = document.title.replace(/Storybook$/, brandTitle)
  if (title !== document.title) document.title = title
}

/** Replaces Storybook's name in the document's title, for which it has no setting. */
function nameDocument() {
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true, characterData: true })
  rename()
}

/**
 * Returns the colour that a token has in the system's theme. As `rgb(…)`: Storybook computes with its colours.
 * main.ts adds `src/ui/tokens.css` to the page.
 */
function resolveColour(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.documentElement.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
