import type { Page, Request } from '@playwright/test'

/** The pending requests of a page, including those that a service worker answers. */
export class Traffic {
  private readonly pending = new Set<Request>()
  private lastEvent = performance.now()

  constructor(page: Page) {
    page.on('request', request =>
      this.note(() => {
        // Another document: not each request of the one before is reported as failed.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.pending.clear()
        this.pending.add(request)
      }),
    )
    page.on('requestfinished', request => this.note(() => this.pending.delete(request)))
    page.on('requestfailed', request => this.note(() => this.pending.delete(request)))
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
