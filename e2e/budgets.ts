/**
 * What a first visit may cost. kB are 1,000 bytes; JavaScript is counted gzipped, without input: `untilContent` until the first
 * card (the tutor's page: its heading) is there, `whole` until the network is idle. `requests` are those until the content,
 * pictures not counted, with the latency of Slow 4G. Measured values plus 2 %.
 */
export const budgets = {
  pages: {
    '/': { untilContent: 143.5, whole: 157.5, requests: 15 },
    '/Matematica': { untilContent: 144, whole: 162, requests: 15 },
    '/teacherprofile/ae31oi': { untilContent: 143.5, whole: 162, requests: 12 },
  },
  fonts: 13,
  /** Scripts and stylesheets that the first card waits for. */
  files: { scripts: 8, styles: 2 },
  /** Cumulative layout shift, at 390 and 1280 px, with 300 ms of latency. */
  layoutShift: 0.01,
} as const
