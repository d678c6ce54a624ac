/** The note beside a time, for a browser whose clock differs from Romania's. */
export const romanianTime = 'ora României'

/** Days near today, within a sentence. */
export const dayText = { yesterday: 'ieri', today: 'astăzi', tomorrow: 'mâine' } as const
