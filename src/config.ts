import type { Config } from './settings.ts'

/** What differs between installations. Read and checked while building (vite.config.ts), so that no visitor loads the checks. */
export const config: Config = __CONFIG__
