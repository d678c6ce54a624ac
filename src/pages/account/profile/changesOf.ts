/** Returns the fields whose values differ; blanks around a text and the order of a list are no difference. */
export function changesOf<Form extends object>(current: Form, form: Form): Partial<Form> {
  const before = new Map<string, unknown>(Object.entries(current))
  const changed = Object.entries(form).filter(
    ([name, value]) => canonical(value) !== canonical(before.get(name)),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the form's own entries
  return Object.fromEntries(changed) as Partial<Form>
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.map(canonical).toSorted().join()
  return JSON.stringify(typeof value === 'string' ? value.trim() : value)
}
