import type { MouseEvent } from 'react'

/** Returns whether a press on a link opens its page in another tab or window, so that this one stays as it is. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey
