/// <reference types="vite/client" />

/** Written by vite.config.ts; only config.ts reads it. */
declare const __CONFIG__: import('./settings.ts').Config

interface ImportMetaEnv {
  /** Set when the mock back end is part of this build: dev, demo and tests, never production. */
  readonly MOCKS: boolean
  /** Set when `VITE_REPORT_URL` is set. Without it, the build has no code that reports. */
  readonly REPORTS: boolean
  /** Whether the build has the ad banner: without it, its code is left out. */
  readonly AD_BANNER: boolean
  /** Whether the build has an accessibility statement: without it, its page is left out. */
  readonly ACCESSIBILITY: boolean
  /** Version and commit of the build; only where there are mocks. */
  readonly VERSION: string
  readonly COMMIT: string
}

/** Addresses of the files that only one page needs; written by scripts/firstFrames.ts, read by app/firstVisit/early.ts. */
declare const __PAGE_FILES__: Partial<
  Record<import('#app/firstVisit/pages.ts').FirstPage, { scripts: string[]; styles: string[] }>
>
