/** What a link that opens a new tab says besides its name. */
export const newTabText = 'se deschide într-o filă nouă'
