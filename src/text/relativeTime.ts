/** How long ago a message was sent, where the spec has words of its own. §9 */
export const relativeTimeText = { justNow: 'Chiar acum', yesterday: 'Ieri' } as const
