import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostOptions } from './addresses.ts'

/**
 * Returns the text of a template in this folder with its `{{names}}` replaced. A line that consists of a name becomes the
 * lines of the value, with the same indentation; without a value it is removed.
 */
export function fillIn(file: string, values: Record<string, string>): string {
  const valueOf = (name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} names ${name}, which has no value`)
    return value
  }
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) => indented(valueOf(name), indent))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name))
}

const indented = (text: string, indent: string) =>
  text === '' ? '' : text.replace(/^(?=.)/gm, indent) + '\n'

/** Returns the headers for the HTML of the app. docs/hosting.md gives the reasons. */
export function securityHeaders({ report }: Pick<HostOptions, 'report'>): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ...(report ? [`connect-src 'self' ${report.origin}`] : []),
    "img-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
