import type { Config } from './settings.ts'

/** The settings of the installation, validated by the build, so that the bundle lacks the validation. */
export const config: Config = __CONFIG__

/** Whether the app has its list of saved ads: its address looks like a subject's, which may belong to the legacy UI. */
export const hasSavedScreen = !config.legacyScreens.includes('subject')
