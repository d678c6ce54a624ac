import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findNginx, noNginx } from './findNginx.ts'
import type { HostOptions } from './hosting/addresses.ts'
import { nginxConf } from './hosting/nginx.ts'
import { defaultOptions, publicFiles } from './hosting/options.ts'

const pidFile = 'nginx.pid'

type Options = Partial<Pick<HostOptions, 'legacyScreens' | 'legacyPaths' | 'hasStatement' | 'report'>> & {
  /** Path of the build to serve. */
  folder: string
  backendPort: number
  legacyPort?: number
}

type Nginx = { url: string; stop: () => Promise<void> }

/**
 * Starts nginx on a free port, with the configuration that `npm run hosting` writes for these options. nginx writes
 * only to a temporary folder. @throws Error when there is no nginx, or it does not start
 */
export async function startNginx(options: Options): Promise<Nginx> {
  const program = findNginx()
  if (program === undefined) throw new Error(noNginx)
  // nginx cannot choose a port itself, and another process may take a free one before nginx does.
  for (let attempt = 1; ; attempt += 1) {
    const started = await startAt(await findFreePort(), program, options)
    if (typeof started !== 'string') return started
    if (attempt === 3 || !started.includes('Address already in use'))
      throw new Error(`nginx did not start:\n${started}`)
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/** Starts nginx on this port. Resolves to its error output when it does not start. */
async function startAt(port: number, program: string, options: Options): Promise<Nginx | string> {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(place, 'site.conf'), siteConfig(port, options))
  writeFileSync(join(place, 'nginx.conf'), mainConfig(place, program))
  const child = spawn(program, ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', part => (stderr += part))

  async function stop() {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(place, { recursive: true, force: true })
  }

  if (await isUp(child, place)) return { url: `http://127.0.0.1:${port}`, stop }
  await stop()
  return stderr
}

function siteConfig(
  port: number,
  { folder, backendPort, legacyPort = backendPort, ...own }: Options,
): string {
  const options = {
    ...defaultOptions,
    ...own,
    backend: new URL(`http://127.0.0.1:${backendPort}`),
    legacy: new URL(`http://127.0.0.1:${legacyPort}`),
    listen: `127.0.0.1:${port}`,
    root: `"${folder}"`,
  }
  return nginxConf(options, publicFiles())
}

/** Returns the main configuration around the site, which a system's own nginx.conf provides elsewhere. */
function mainConfig(place: string, program: string): string {
  mkdirSync(join(place, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${pidFile};
error_log stderr warn;
events {}
http {
  include "${join(configFolder(program), 'mime.types')}";
  default_type application/octet-stream;
  access_log off;
  ${temporary.map(name => `${name}_temp_path temp/${name};`).join('\n  ')}
  include site.conf;
}
`
}

/** Returns the folder of this nginx's default configuration, which also has mime.types. */
function configFolder(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  return dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf')
}

/**
 * Resolves to true once nginx listens, i.e. has written its pid file. Resolves to false when it exits, e.g.
 * because its port is in use, or does not listen within 10 s.
 */
async function isUp(child: ChildProcess, place: string): Promise<boolean> {
  const end = Date.now() + 10_000
  while (child.exitCode === null && Date.now() < end) {
    if (existsSync(join(place, pidFile))) return true
    await setTimeout(25)
  }
  return false
}
