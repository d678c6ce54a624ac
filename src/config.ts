import type { Config } from './settings.ts'

/**
 * The settings that differ between installations. They are read and validated at build time (vite.config.ts),
 * so that the bundle does not contain the validation.
 */
export const config: Config = __CONFIG__
