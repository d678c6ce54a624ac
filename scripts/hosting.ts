import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { legacyScreensFor } from '#domain/screenSelection.ts'
import { nginxConf } from './hosting/nginx.ts'
import { webConfig } from './hosting/iis.ts'
import { defaultOptions, publicFiles } from './hosting/options.ts'
import { root } from './run.ts'

/**
 * `npm run hosting -- --backend https://host`: writes the host's configurations, nginx.conf and web.config.
 * docs/hosting.md lists the options.
 */
const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    legacy: { type: 'string' },
    screens: { type: 'string' },
    base: { type: 'string' },
    report: { type: 'string' },
    name: { type: 'string' },
    root: { type: 'string' },
    out: { type: 'string', default: 'dist-hosting' },
  },
})

const backend = new URL(values.backend ?? defaultOptions.backend)
const { VITE_SCREENS = '', VITE_REPORT_URL = '' } = loadEnv('production', root, 'VITE_')
const report = values.report ?? VITE_REPORT_URL
const options = {
  ...defaultOptions,
  backend,
  // The legacy UI mostly is the back end's own.
  legacy: new URL(values.legacy ?? backend),
  legacyScreens: legacyScreensFor(values.screens ?? VITE_SCREENS),
  base: `/${values.base ?? ''}/`.replace(/\/+/g, '/'),
  serverName: values.name ?? defaultOptions.serverName,
  root: values.root ?? defaultOptions.root,
  report: report ? new URL(report) : undefined,
}

mkdirSync(values.out, { recursive: true })
for (const [file, write] of Object.entries({ 'nginx.conf': nginxConf, 'web.config': webConfig })) {
  const path = join(values.out, file)
  writeFileSync(path, write(options, publicFiles()))
  console.log(`Written: ${path}`)
}
if (options.legacyScreens.length > 0) console.log(`The legacy UI serves: ${options.legacyScreens.join(', ')}`)
