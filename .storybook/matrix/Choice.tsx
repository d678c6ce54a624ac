import { useId } from 'react'

type Props<Option extends string> = {
  label: string
  options: readonly Option[]
  value: Option
  /** Returns the visible name of an option. Default: the option itself. */
  nameOf?: (option: Option) => string
  onChange: (option: Option) => void
}

/** A group of radio buttons, one of which is chosen. */
export function Choice<Option extends string>({ label, options, value, nameOf, onChange }: Props<Option>) {
  const name = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(option => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {nameOf ? nameOf(option) : option}
        </label>
      ))}
    </fieldset>
  )
}
