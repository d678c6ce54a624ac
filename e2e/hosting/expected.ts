/** What docs/hosting.md asks of a host, whichever it is. */

export type Goal = 'the app' | 'the back end' | 'a file' | 'nowhere'

/** What a browser says when it opens a page. */
export const pageLoad =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

const table: Record<Goal, string[]> = {
  'the app': [
    '/',
    '/index.html',
    '/teacher?city=-1&cycle=5',
    '/teacher/',
    '/Matematica',
    '/C%2B%2B',
    '/Limba%20rom%C3%A2n%C4%83/?city=3',
    '/teacherprofile/api',
    '/u/messages?user=m4t7k2',
    '/room/7',
    '/payment/31',
    '/payment/download',
    '/payment/download/F-100',
    '/Payment/Download/F-100',
    '/apis/users',
    '/accounting',
    '/get-profile-images',
    '/u/api/users',
    '/assets',
    '/no/such/file.js',
  ],
  'the back end': [
    '/api/users/GetCurrentProfile',
    '/API/Users/getcurrentprofile',
    '/api/appoitments/getcurrentpayment/',
    '/api/users/GetRequests?city=Cluj%20Napoca&subject=a%2Fb&page=1',
    '/api',
    '/get-profile-image?fileName=poza%20mea.png&width=110&height=110',
    '/Get-Profile-Image?fileName=a.png',
    '/Account/Login?returnUrl=%2Fu%2Fprofile',
    '/account/logoff',
    '/Account',
  ],
  'a file': ['/robots.txt', '/favicon.svg', '/manifest.webmanifest', '/share.png'],
  nowhere: ['/assets/HomePage-00000000.js', '/assets/index-00000000.css', '/assets/a/b'],
}

/** Where each address must lead. */
export const addresses: { address: string; accept: string; goal: Goal }[] = [
  ...Object.entries(table).flatMap(([goal, group]) =>
    group.map(address => ({ address, accept: pageLoad, goal: goal as Goal })),
  ),
  // What the app's page at the same address asks for.
  { address: '/payment/download/F-100', accept: 'application/pdf', goal: 'the back end' },
  { address: '/PAYMENT/download/F-100', accept: '*/*', goal: 'the back end' },
]

/** What the document says beside its content. */
export const documentHeaders = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
