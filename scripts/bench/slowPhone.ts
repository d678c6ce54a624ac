import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/**
 * A phone on Chrome's "Slow 4G", really throttled and not simulated: 562.5 ms per request, 1.51 Mbit/s, a CPU
 * four times slower.
 */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ro-RO',
}
const network = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 88_474 }
export const cpuSlowdown = 4

/** Opens a page on the slow network, with the slow CPU. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}
