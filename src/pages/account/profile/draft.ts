/** What a section edits: texts, ids as texts (`""` is none), and ticks. */
export type Form = Record<string, string | boolean>

/** The fields that differ from the copy; blanks around a text are no difference. */
export function changesOf<Of extends Form>(copy: Of, form: Of): Partial<Of> {
  const changed = Object.entries(form).filter(([name, value]) => bare(value) !== bare(copy[name]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the form's own entries
  return Object.fromEntries(changed) as Partial<Of>
}

function bare(value: Form[string] | undefined): Form[string] | undefined {
  return typeof value === 'string' ? value.trim() : value
}

/** The changes as their draft keeps them; `""` for none. */
export function formatDraft(changes: Partial<Form>): string {
  return Object.keys(changes).length === 0 ? '' : JSON.stringify(changes)
}

/** The form with the changes of a draft; what is garbage or of another form is passed over. `null` without a draft. */
export function readChanges<Of extends Form>(draft: string, copy: Of): Of | null {
  const kept = Object.entries(parse(draft)).filter(([name, value]) => typeof value === typeof copy[name])
  return kept.length === 0 ? null : { ...copy, ...Object.fromEntries(kept) }
}

function parse(draft: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(draft)
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
