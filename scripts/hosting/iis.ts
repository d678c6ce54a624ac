import {
  backendPaths,
  filterPattern,
  type HostOptions,
  legacyFiles,
  legacyPages,
  ownFiles,
} from './addresses.ts'
import { fillIn, securityHeaders } from './template.ts'

type Rule = { name: string; comment?: string; url: string; conditions?: string[]; action: string }

const isPage = '<add input="{HTTP_ACCEPT}" pattern="text/html" />'
const isNoPage = '<add input="{HTTP_ACCEPT}" pattern="text/html" negate="true" />'
const isFile = '<add input="{REQUEST_FILENAME}" matchType="IsFile" />'

/** Returns IIS's configuration of a site. `publicFiles` are the names of the files in public/. */
export function webConfig(options: HostOptions, publicFiles: string[]): string {
  const { base, backend } = options
  const pages = legacyPages(options, { isRaw: true })
  return fillIn('web.template.config', {
    base,
    backendPaths,
    filterNames: filterPattern,
    securityHeaders: Object.entries(securityHeaders(options)).map(setHeader).join('\n'),
    backend: backend.origin,
    path: base.slice(1),
    invoicePage: invoicePage(options).map(write).join('\n'),
    legacyRules: legacyRules(options, publicFiles).map(write).join('\n'),
    notLegacy: pages === undefined ? '' : `<add input="{REQUEST_URI}" pattern="${pages}" negate="true" />`,
  })
}

const setHeader = ([name, value]: [string, string]) => `<rule name="${name}" preCondition="HTML of the app">
  <match serverVariable="RESPONSE_${name.replaceAll('-', '_')}" pattern=".*" />
  <action type="Rewrite" value="${value}" />
</rule>`

/** Returns the rule of an invoice's page: below another base than the root its address is not that of the file. */
function invoicePage({ base, legacyScreens, legacy }: HostOptions): Rule[] {
  if (base !== '/') return []
  const page = {
    name: 'Invoice opened as a page',
    comment: 'The page and the file have the same address: the page fetches the file.',
    conditions: [isPage],
  }
  if (legacyScreens.includes('invoice'))
    return [{ ...page, url: '^payment/download/.*', action: forwardTo(legacy) }]
  const action = '<action type="Rewrite" url="/shell.html" appendQueryString="false" />'
  return [{ ...page, url: '^payment/download/', action }]
}

function legacyRules(options: HostOptions, publicFiles: string[]): Rule[] {
  const pages = legacyPages(options)
  if (pages === undefined) return []
  const action = forwardTo(options.legacy)
  const screens = { name: 'Screens of the legacy UI', url: pages, action }
  // Its other paths alone come with no files and calls elsewhere.
  if (options.legacyScreens.length === 0) return [screens]
  return [
    {
      name: 'Files of the app',
      url: `^${options.base.slice(1)}(assets/.*|${ownFiles(options, publicFiles)})$`,
      conditions: [isFile],
      action: '<action type="None" />',
    },
    {
      name: 'Files and calls of the legacy UI',
      url: `${legacyFiles(options)}.*`,
      conditions: [isNoPage],
      action,
    },
    screens,
  ]
}

const forwardTo = ({ origin }: URL) => `<serverVariables>
  <set name="HTTP_X_FORWARDED_PROTO" value="{Scheme:{HTTPS}}" />
</serverVariables>
<action type="Rewrite" url="${origin}/{R:0}" />`

function write({ name, comment, url, conditions = [], action }: Rule): string {
  const lines = [
    `<match url="${url}" />`,
    ...(conditions.length > 0
      ? ['<conditions>', ...conditions.map(line => `  ${line}`), '</conditions>']
      : []),
    ...action.split('\n'),
  ]
  const above = comment === undefined ? [] : [`<!-- ${comment} -->`]
  return [
    ...above,
    `<rule name="${name}" stopProcessing="true">`,
    ...lines.map(line => `  ${line}`),
    '</rule>',
  ].join('\n')
}
