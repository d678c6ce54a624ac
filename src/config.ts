import type { Config } from './settings.ts'

/** The settings of the installation, validated by the build, so that the bundle lacks the validation. */
export const config: Config = __CONFIG__
