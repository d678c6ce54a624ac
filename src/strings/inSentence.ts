/** Returns a subject's name as it stands inside a sentence: `pian` for `Pian`, but `IT` and `C++` as they are. */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())
