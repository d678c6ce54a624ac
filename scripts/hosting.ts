import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { legacyScreensFor } from '#domain/screenSelection.ts'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { hasLegacy, type HostOptions } from './hosting/addresses.ts'
import { nginxConf } from './hosting/nginx.ts'
import { webConfig } from './hosting/iis.ts'
import { defaultOptions, publicFiles, readOrigin, readPaths } from './hosting/options.ts'
import { root } from './run.ts'

/**
 * `npm run hosting -- --backend https://host`: writes the host's configurations, nginx.conf and web.config.
 * docs/hosting.md lists the options.
 */
const { values } = readCommandLine({
  options: {
    backend: { type: 'string' },
    legacy: { type: 'string' },
    'legacy-paths': { type: 'string', default: '' },
    screens: { type: 'string' },
    base: { type: 'string' },
    report: { type: 'string' },
    name: { type: 'string' },
    listen: { type: 'string' },
    root: { type: 'string' },
    out: { type: 'string', default: 'dist-hosting' },
  },
})

const options = readOptions()
mkdirSync(values.out, { recursive: true })
for (const [file, write] of Object.entries({ 'nginx.conf': nginxConf, 'web.config': webConfig })) {
  const path = join(values.out, file)
  writeFileSync(path, write(options, publicFiles()))
  console.log(`Written: ${path}`)
}
const { legacyScreens, legacyPaths } = options
if (hasLegacy(options)) console.log(`The legacy UI serves: ${[...legacyScreens, ...legacyPaths].join(', ')}`)
else if (values.legacy !== undefined)
  console.warn(
    '--legacy has no effect: every screen is of this app (--screens, VITE_SCREENS, --legacy-paths).',
  )

function readOptions(): HostOptions {
  const {
    VITE_SCREENS = '',
    VITE_REPORT_URL = '',
    VITE_ACCESSIBILITY = '',
  } = loadEnv('production', root, 'VITE_')
  const report = values.report ?? VITE_REPORT_URL
  try {
    const backend =
      values.backend === undefined ? defaultOptions.backend : readOrigin('backend', values.backend)
    return {
      ...defaultOptions,
      backend,
      // The legacy UI mostly is the back end's own.
      legacy: values.legacy === undefined ? backend : readOrigin('legacy', values.legacy),
      legacyScreens: legacyScreensFor(values.screens ?? VITE_SCREENS),
      hasStatement: VITE_ACCESSIBILITY !== '',
      legacyPaths: readPaths(values['legacy-paths']),
      base: `/${values.base ?? ''}/`.replace(/\/+/g, '/'),
      listen: values.listen ?? defaultOptions.listen,
      serverName: values.name ?? defaultOptions.serverName,
      root: values.root ?? defaultOptions.root,
      report: report ? new URL(report) : undefined,
    }
  } catch (error) {
    fail(messageOf(error))
  }
}
