type Props = {
  label: string
  options: string[]
  /** The options that are hidden, of all groups. */
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** A group of checkboxes that show or hide frames. */
export function Choices({ label, options, hidden, onChange }: Props) {
  function toggle(option: string) {
    const next = new Set(hidden)
    if (!next.delete(option)) next.add(option)
    onChange(next)
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(option => (
        <label key={option}>
          <input type="checkbox" checked={!hidden.has(option)} onChange={() => toggle(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
