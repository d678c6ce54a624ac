import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ScreenName } from '#domain/screens.ts'
import { findNginx, noNginx } from './findNginx.ts'
import { root } from './run.ts'

const pidFile = 'nginx.pid'

type Options = {
  /** Path of the build to serve. */
  folder: string
  backendPort: number
  /** Edits the configuration, as an operator does by hand. */
  edit?: (conf: string) => string
}

type Nginx = { url: string; stop: () => Promise<void> }

/**
 * Starts nginx on a free port, with docs/hosting/nginx.conf. nginx writes only to a temporary folder. @throws Error when
 * there is no nginx, or it does not start
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

export async function findFreePort(): Promise<number> {
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

/** Returns docs/hosting/nginx.conf, after replacing the values that its first lines list. */
function siteConfig(port: number, { folder, backendPort, edit = conf => conf }: Options): string {
  const conf = readFileSync(join(root, 'docs/hosting/nginx.conf'), 'utf8')
  return edit(conf)
    .replaceAll('http://127.0.0.1:8080', `http://127.0.0.1:${backendPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/meditatii;', `root "${folder}";`)
}

type LegacySite = {
  /** Origin of the legacy UI. */
  legacy: string
  legacyScreens: readonly ScreenName[]
  /** Regular expression for the paths that only the legacy UI has. */
  legacyPaths: string
}

/** Returns the configuration for a site with a legacy UI, edited as docs/adoption.md says. */
export function withLegacy(conf: string, { legacy, legacyScreens, legacyPaths }: LegacySite): string {
  const isLegacy = (name: string) => legacyScreens.some(screen => screen === name)
  return conf
    .replaceAll('#! ', '')
    .replace('https://old.example.com;', `${legacy};`)
    .replace('(campaign|forum/archive)', legacyPaths)
    .replace(/\w+;( +# (\w+))$/gm, (line, comment: string, name: string) =>
      isLegacy(name) ? `legacy;${comment}` : line,
    )
}

/** Returns the main configuration around the site. On an operator's system its own nginx.conf provides it. */
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
