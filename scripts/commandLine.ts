import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses the options of this process. An unknown or incomplete option ends the process with its message and code 2. */
export function readCommandLine<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    fail(messageOf(error))
  }
}

/** Ends the process with a message; exit code 2 means a wrong option. */
export function fail(message: string, code = 2): never {
  console.error(message)
  process.exit(code)
}

/** Returns the message of anything that was thrown, with that of its first cause: `fetch failed: connect ECONNREFUSED …`. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  let first = error
  while (first.cause instanceof Error) first = first.cause
  // A refused connection to `localhost`, which has two addresses, has a code and no message.
  const reason = first.message || String('code' in first ? first.code : first.name)
  return error.message.includes(reason) ? error.message : `${error.message}: ${reason}`
}

/** Returns the origin in the value of an option. @throws Error for anything else, such as an address with a path */
export function readOrigin(option: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error(`--${option} takes an origin, such as https://host, not "${value}".`)
  return url
}
