import { join } from 'node:path'
import { x } from 'tinyexec'

export const root = join(import.meta.dirname, '..')

/**
 * Runs a tool of node_modules/.bin in a folder (default: the project's), showing its output; resolves to the exit
 * code.
 */
export async function run(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<number> {
  const { exitCode } = await x(tool, args, { nodeOptions: { cwd, env, stdio: 'inherit' } })
  return exitCode ?? 1
}

/** Returns the text as Prettier formats a file of this name. */
export async function formatted(file: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier')
  const path = join(root, file)
  return format(text, { ...(await resolveConfig(path)), filepath: path })
}
