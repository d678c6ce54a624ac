/**
 * What a first visit may cost. kB are 1,000 bytes; JavaScript is counted gzipped, without input: `untilContent` until the first
 * card (the tutor's page: its heading) is there, `whole` until the network is idle. `requests` are those until the content,
 * pictures not counted. Measured values plus 2 %.
 */
export const budgets = {
  pages: {
    '/': { untilContent: 151.5, whole: 157, requests: 15 },
    '/Matematica': { untilContent: 152, whole: 161, requests: 15 },
    '/teacherprofile/ae31oi': { untilContent: 151.5, whole: 161.5, requests: 13 },
  },
  fonts: 13,
  /** Scripts and stylesheets that the first card waits for. */
  files: { scripts: 8, styles: 2 },
  /** Cumulative layout shift, at 390 and 1280 px, with 300 ms of latency. */
  layoutShift: 0.01,
} as const
