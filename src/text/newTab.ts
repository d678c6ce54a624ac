/** Accessible description of a link that opens a new tab. */
export const newTabText = 'se deschide într-o filă nouă'
