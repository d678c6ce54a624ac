/** The lesson room. §2 */
export const roomText = { title: 'Sala de meditații' } as const
