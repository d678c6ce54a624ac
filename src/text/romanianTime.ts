/** The note beside a time, for a browser whose clock differs from Romania's. */
export const romanianTime = 'ora României'

export const dayText = { today: 'astăzi', yesterday: 'ieri' } as const
