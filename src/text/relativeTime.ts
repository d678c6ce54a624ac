/** Relative times of a message for which the spec has its own words. §9 */
export const relativeTimeText = { justNow: 'Chiar acum', yesterday: 'Ieri' } as const
