import { existsSync } from 'node:fs'

/** The engines besides Chromium. */
export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** WebKit's browser has no headless mode, so it needs a display. */
const programs = { firefox: ['firefox-esr', 'firefox'], webkit: ['WebKitWebDriver'], display: ['Xvfb'] }
export type Program = keyof typeof programs

/** Returns the path of a system program; `undefined` when there is none. */
export function findProgram(program: Program): string | undefined {
  return programs[program].map(name => `/usr/bin/${name}`).find(path => existsSync(path))
}

/** Returns the engines whose browsers are installed. */
export function findEngines(): EngineName[] {
  const needed = { firefox: ['firefox'], webkit: ['webkit', 'display'] } as const
  return engineNames.filter(name => needed[name].every(program => findProgram(program) !== undefined))
}

export const noEngine =
  'Firefox or WebKit not found. To install both (Debian): apt-get install firefox-esr webkit2gtk-driver xvfb.'
