/// <reference types="vite/client" />

/** Written by vite.config.ts; only config.ts reads it. */
declare const __CONFIG__: import('./settings.ts').Config

interface ImportMetaEnv {
  /** Whether the mock back end is part of this build: dev, demo and tests, never production. */
  readonly MOCKS: boolean
  /** Version and commit of the build; only where there are mocks. */
  readonly VERSION: string
  readonly COMMIT: string
}
