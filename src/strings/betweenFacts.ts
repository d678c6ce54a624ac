/** Between two facts in a line. When the line breaks, the dot stays with the first. */
export const betweenFacts = '\u00a0· '
