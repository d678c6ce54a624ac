import type { BrowserContext, Page } from '@playwright/test'
import { goTo } from './screen.ts'

/**
 * Changes every text of the context's pages like the page translation of a browser: each text node is replaced by two
 * `<font>` elements with the translation (here the same text). The page's scripts still hold the text node, outside of
 * the document: text written into it is not shown, and a `removeChild` of it throws. decision 0025
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const translations = new Map<Element, Text>()
    Object.assign(globalThis, { translations })

    function translate(node: Node) {
      if (node instanceof Text) {
        if (!node.data.trim() || node.parentElement?.closest('font, script, style, textarea, title')) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = node.data
        outer.append(inner)
        node.replaceWith(outer)
        translations.set(outer, node)
      } else for (const child of Array.from(node.childNodes)) translate(child)
    }

    // Browsers translate a page some time after it has loaded, thus after hydration, and then each new text.
    const timer = setInterval(() => {
      const heading = document.querySelector('#root h1')
      if (!heading || !Object.keys(heading).some(key => key.startsWith('__reactFiber'))) return
      clearInterval(timer)
      requestIdleCallback(() => {
        translate(document.body)
        new MutationObserver(changes => {
          for (const { addedNodes } of changes) addedNodes.forEach(translate)
        }).observe(document.body, { childList: true, subtree: true })
      })
    }, 200)
  })
}

/** Loads an address in a page that the browser translates, and waits for the translation. */
export async function goToTranslated(page: Page, address: string, heading: string): Promise<void> {
  await translatePages(page.context())
  await goTo(page, address, heading)
  await page.waitForFunction(() => document.querySelector('#root h1 font'))
}

/** Returns the texts that the page has changed, but that a translated page still shows as they were. */
export function staleTranslations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The component library adds a word joiner to a text that is to be announced.
    const wordsOf = (text: string | null) => text?.replaceAll('\u2060', '')
    const { translations } = globalThis as unknown as { translations?: Map<Element, Text> }
    return [...(translations ?? [])]
      .filter(([shown, text]) => shown.isConnected && wordsOf(shown.textContent) !== wordsOf(text.data))
      .map(([shown, text]) => `"${shown.textContent}" instead of "${text.data}"`)
  })
}
