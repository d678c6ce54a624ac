import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the options of this process as `parseArgs` does, and also a value that begins with a dash
 * (`--screens -checkout`). An unknown or incomplete option ends the process with its message and code 2.
 */
export function readCommandLine<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs({ ...config, args: joinDashedValues(process.argv.slice(2), config.options) })
  } catch (error) {
    fail(messageOf(error))
  }
}

/** Ends the process with a message; the code 2 says that an option was wrong. */
export function fail(message: string, code = 2): never {
  console.error(message)
  process.exit(code)
}

/** Returns the message of anything that was thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns the arguments with a value that begins with one dash joined to its option: `--screens=-checkout`. */
export function joinDashedValues(
  args: readonly string[],
  options: ParseArgsConfig['options'] = {},
): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1) ?? ''
    const takesValue = before.startsWith('--') && options[before.slice(2)]?.type === 'string'
    if (takesValue && /^-[^-]/.test(arg)) joined[joined.length - 1] = `${before}=${arg}`
    else joined.push(arg)
  }
  return joined
}
