/**
 * Budgets of a first visit without user input. JavaScript and fonts are in kB of 1,000 bytes, JavaScript gzipped.
 * `untilContent` is the JavaScript loaded until the first card (on the tutor's page: the heading) is rendered, `whole`
 * until the network is idle. They leave room above the measured sizes, so that a fix is not refused for its bytes and no
 * import is written for the budget's sake. `requests` counts requests until the content, without pictures, with the
 * latency of Slow 4G.
 */
export const budgets = {
  pages: {
    '/': { untilContent: 160, whole: 180, requests: 15 },
    '/Matematica': { untilContent: 160, whole: 180, requests: 15 },
    '/teacherprofile/ae31oi': { untilContent: 160, whole: 180, requests: 12 },
  },
  fonts: 13,
  /** Scripts and stylesheets that the first card waits for. */
  files: { scripts: 8, styles: 2 },
  /** Cumulative layout shift, at 390 px with slow data, and at 1280 px on Slow 4G. */
  layoutShift: 0.01,
} as const
