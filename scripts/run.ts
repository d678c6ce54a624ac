import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * Runs a tool of node_modules/.bin with the project's own Node, in a folder (default: the project's), showing
 * its output; resolves to the exit code.
 */
export function run(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<number> {
  const bin = join(root, 'node_modules', '.bin')
  // On Windows a tool is a batch file, which only a shell starts; the shell would split an argument with a space.
  const isWindows = process.platform === 'win32'
  const child = spawn(tool, isWindows ? args.map(arg => `"${arg}"`) : args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...env },
    shell: isWindows,
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code ?? 1))
  })
}

/** Returns the text as Prettier formats a file of this name. */
export async function formatted(file: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier')
  const path = join(root, file)
  return format(text, { ...(await resolveConfig(path)), filepath: path })
}
