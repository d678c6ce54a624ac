/** The note beside a time, for a browser whose clock differs from Romania's. */
export const romanianTime = 'ora României'
