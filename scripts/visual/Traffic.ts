import type { Page, Request } from '@playwright/test'

/** The pending requests of a page, including those that a service worker answers. */
export class Traffic {
  private readonly pending = new Set<Request>()
  private lastEvent = performance.now()

  constructor(page: Page) {
    page.on('request', request => this.note(() => this.pending.add(request)))
    page.on('requestfinished', request => this.note(() => this.pending.delete(request)))
    page.on('requestfailed', request => this.note(() => this.pending.delete(request)))
  }

  /** Forgets the requests of the previous document: not each of them is reported as failed. */
  reset(): void {
    this.pending.clear()
  }

  isIdle(): boolean {
    return this.pending.size === 0
  }

  /** Returns the milliseconds since a request was sent or settled. */
  silence(): number {
    return performance.now() - this.lastEvent
  }

  private note(change: () => void): void {
    change()
    this.lastEvent = performance.now()
  }
}
