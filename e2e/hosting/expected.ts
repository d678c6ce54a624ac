// How nginx must handle each address (docs/hosting.md).

/** The name of an HTML file of the build: the file of a page, or the shell. */
export type Document = `${string}.html`

/** The shell, for an address that certainly has no screen. */
export const unknownPage = 'shell.html with 404'

/** The expected handling of an address: an HTML file, the back end, another file of the build, or a plain 404. */
export type Goal = Document | typeof unknownPage | 'the back end' | 'a file' | 'nowhere'

/** The `Accept` header of a browser that opens a page. */
export const pageLoad =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

const table: Record<Goal, string[]> = {
  'index.html': ['/', '/?city=3', '/index.html'],
  'teacher.html': ['/teacher', '/teacher?city=-1&cycle=5', '/teacher/', '/teacher.html'],
  'Matematica.html': ['/Matematica', '/Matematica/', '/Matematica/?city=3', '/%4Datematica'],
  'Limba engleza.html': ['/Limba%20engleza', '/Limba%20engleza/?city=3'],
  'solicitare-de-meditatii.html': ['/solicitare-de-meditatii?city=Cluj'],
  'shell.html': [
    '/shell.html',
    '/C%2B%2B',
    '/Ce%3F',
    '/Limba%2Fengleza',
    '/Limba%0Aengleza',
    '/Limba%20rom%C3%A2n%C4%83/?city=3',
    '/Matematica.htm',
    '/none.html',
    '/teacherprofile/api',
    '/teacherprofile/Matematica',
    '/u/messages?user=m4t7k2',
    '/room/7',
    '/payment/31',
    '/payment/download',
    '/payment/download/',
    '/payment/download/F-100',
    '/payment/download/F-100.html',
    '/Payment/Download/F-100',
    '/accounting',
    '/account.html',
    '/get-profile-images',
    '/assets',
  ],
  [unknownPage]: [
    '/Matematica/none',
    '/Matematica/none.html',
    '/u/Contact/',
    '/u/api/users',
    '/apis/users',
    '/no/such/file.js',
    '/teacherprofile/a/b?c=%2F',
    '/payment/download/F-100/x',
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
    '/Account/Help.html',
  ],
  'a file': ['/robots.txt', '/favicon.svg', '/manifest.webmanifest', '/share.png'],
  nowhere: ['/assets/HomePage-00000000.js', '/assets/index-00000000.css', '/assets/a/b', '/assets/none.html'],
}

/** All addresses with their `Accept` header and expected goal. */
export const addresses: { address: string; accept: string; goal: Goal }[] = [
  ...Object.entries(table).flatMap(([goal, group]) =>
    group.map(address => ({ address, accept: pageLoad, goal: goal as Goal })),
  ),
  // The app's page at the same address fetches the PDF.
  { address: '/payment/download/F-100', accept: 'application/pdf', goal: 'the back end' },
  { address: '/PAYMENT/download/F-100', accept: '*/*', goal: 'the back end' },
]

/** The headers of every HTML file of the app. */
export const documentHeaders = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' blob:; frame-src https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
