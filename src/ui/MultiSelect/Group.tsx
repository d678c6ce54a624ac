import { choicesText as text } from '#text/choices.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import styles from './MultiSelect.module.css'

/** An option, in the shape that the API has for everything with a name. */
export type Option = { Id: number; Name: string }

export type OptionGroup = { Name: string; Options: readonly Option[] }

type Props = {
  /** Unique on the page. */
  id: string
  /** With only the options that match the search. */
  group: OptionGroup
  isNameHidden: boolean
  chosen: ReadonlySet<number>
  onSet: (options: readonly Option[], isChosen: boolean) => void
}

/** The options of a group, and one button for all that match the search. */
export function Group({ id, group: { Name, Options }, isNameHidden, chosen, onSet }: Props) {
  const hasAll = Options.every(({ Id }) => chosen.has(Id))
  return (
    <fieldset className={styles.group}>
      <legend className={isNameHidden ? 'visuallyHidden' : styles.legend}>{Name}</legend>
      <button
        type="button"
        className={styles.all}
        aria-label={hasAll ? text.nothingOf(Name) : text.allOf(Name)}
        onClick={() => onSet(Options, !hasAll)}
      >
        {hasAll ? text.nothing : text.all}
      </button>
      <div className={styles.options}>
        {Options.map(option => (
          <Checkbox
            key={option.Id}
            id={`${id}-${option.Id}`}
            label={option.Name}
            checked={chosen.has(option.Id)}
            onCheckedChange={isChosen => onSet([option], isChosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
