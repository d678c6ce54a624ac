/**
 * Budgets of a first visit without user input: the measured values plus 2 %. JavaScript and fonts are in kB
 * of 1,000 bytes, JavaScript gzipped. `untilContent` is the JavaScript loaded until the first card (on the
 * tutor's page: the heading) is rendered, `whole` until the network is idle. `requests` counts requests until
 * the content, without pictures, with the latency of Slow 4G.
 */
export const budgets = {
  pages: {
    '/': { untilContent: 143.5, whole: 157.5, requests: 15 },
    '/Matematica': { untilContent: 144, whole: 163, requests: 15 },
    '/teacherprofile/ae31oi': { untilContent: 144.5, whole: 165, requests: 12 },
  },
  fonts: 13,
  /** Scripts and stylesheets that the first card waits for. */
  files: { scripts: 8, styles: 2 },
  /** Cumulative layout shift, at 390 px with slow data, and at 1280 px on Slow 4G. */
  layoutShift: 0.01,
} as const
