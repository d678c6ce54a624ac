import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { findProgram, noEngine, type Program } from '#scripts/findEngine.ts'

/** One tab of a browser that a standard protocol drives. */
export type Engine = {
  /** Loads an address and waits for its `load` event. */
  load: (url: string) => Promise<void>
  /** Evaluates an expression in the page. Resolves to its value, as JSON carries it. @throws Error when it throws */
  run: (source: string) => Promise<unknown>
  /** Sends input as WebDriver's "actions", whose format both protocols share. */
  perform: (actions: object[]) => Promise<void>
  /** Returns a PNG in base64. */
  screenshot: () => Promise<string>
  stop: () => Promise<void>
}

/** Starts a system program. As on every machine of the tests, the time zone is Romania's. */
export function start(name: Program, args: string[], env: Record<string, string> = {}) {
  const path = findProgram(name)
  if (path === undefined) throw new Error(noEngine)
  return spawn(path, args, { env: { ...process.env, TZ: 'Europe/Bucharest', ...env } })
}

/** Waits until the output matches the pattern. Resolves to its first group. @throws Error when the output ends before */
export async function printed(output: Readable, pattern: RegExp): Promise<string> {
  let text = ''
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    text += String(part)
    const found = pattern.exec(text)?.[1]
    // Read on, or the program would wait for a full pipe.
    if (found !== undefined) return (output.resume(), found)
  }
  throw new Error(`The program ended: ${text}`)
}

/** Ends a program and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill()) await once(child, 'exit')
}
