/** Joins class names, e.g. a component's own and the caller's, into one class attribute. */
export function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
