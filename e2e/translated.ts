import type { Page } from '@playwright/test'
import { goTo } from './screen.ts'

/**
 * Loads an address, and translates the page from its first screen on as browsers do: each text node is replaced by
 * nested `<font>` elements, here with the same words. decision 0025
 */
export async function goToTranslated(page: Page, address: string, heading: string): Promise<void> {
  await goTo(page, address, heading)
  // Until hydration, React would find another document than the one it has rendered.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some(key => key.startsWith('__reactFiber$')),
  )
  await page.evaluate(translate)
}

/** Runs in the page. */
function translate() {
  const untranslated = 'font, script, style, textarea, [translate="no"]'

  function replace(text: Text) {
    const parent = text.parentElement
    if (!parent || parent.closest(untranslated)) return
    const inner = document.createElement('font')
    inner.append(text.data)
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }

  function replaceWithin(node: Node) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) replace(text)
  }

  replaceWithin(document.body)
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) replaceWithin(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
