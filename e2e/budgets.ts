/** What a first visit may cost. kB are 1,000 bytes; JavaScript is counted gzipped, until the network is idle, without input. */
export const budgets = {
  javascript: { '/': 185, '/Matematica': 200, '/teacherprofile/ae31oi': 160 },
  fonts: 60,
  /** Cumulative layout shift, at 390 and 1280 px, with 300 ms of latency. */
  layoutShift: 0.01,
} as const
