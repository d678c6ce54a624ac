import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findNginx, noNginx } from './findNginx.ts'
import { root } from './run.ts'

const configFile = join(root, 'docs/hosting/nginx.conf')
const pidFile = 'nginx.pid'

type Options = {
  port: number
  /** The build to serve. */
  folder: string
  backendPort: number
}

/**
 * Starts nginx with docs/hosting/nginx.conf: that very file, but for the port, the folder and the back end's address.
 * Nothing is written outside a folder of its own. @throws Error when there is no nginx, or it does not start
 */
export async function startNginx(options: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = findNginx()
  if (program === undefined) throw new Error(noNginx)
  const place = mkdtempSync(join(tmpdir(), 'nginx-'))
  writeFileSync(join(place, 'site.conf'), siteConfig(readFileSync(configFile, 'utf8'), options))
  writeFileSync(join(place, 'nginx.conf'), mainConfig(place, program))
  const child = spawn(program, ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', part => (said += part))

  async function stop() {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(place, { recursive: true, force: true })
  }

  if (await isUp(child, place)) return { url: `http://127.0.0.1:${options.port}`, stop }
  await stop()
  throw new Error(`nginx did not start:\n${said}`)
}

/** The file with what an installation changes. */
function siteConfig(text: string, { port, folder, backendPort }: Options): string {
  const changes = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv/meditatii;': `root "${folder}";`,
    'server 127.0.0.1:8080;': `server 127.0.0.1:${backendPort};`,
  }
  return Object.entries(changes).reduce((changed, [from, to]) => {
    const parts = changed.split(`\n    ${from}\n`)
    if (parts.length !== 2) throw new Error(`${configFile} should have one line "${from}"`)
    return parts.join(`\n    ${to}\n`)
  }, text)
}

/** What a system's own nginx.conf has around the site. */
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

/** Where this nginx was built to look, with the list of types beside its own configuration. */
function configFolder(program: string): string {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  return dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf')
}

/** Whether it listens: that is when it writes down its number. A port that is taken ends it. */
async function isUp(child: ChildProcess, place: string): Promise<boolean> {
  const end = Date.now() + 10_000
  while (child.exitCode === null && Date.now() < end) {
    if (existsSync(join(place, pidFile))) return true
    await setTimeout(25)
  }
  return false
}
