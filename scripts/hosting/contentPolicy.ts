import type { HostOptions } from './addresses.ts'

/** Returns the value of `Content-Security-Policy` for the HTML of the app. docs/hosting.md gives the reasons. */
export function contentPolicy({ report }: Pick<HostOptions, 'report'>): string {
  return [
    "default-src 'self'",
    ...(report ? [`connect-src 'self' ${report.origin}`] : []),
    "img-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
