import { choicesText as text } from '#text/choices.ts'
import styles from './MultiSelect.module.css'
import type { Option, OptionGroup } from './options.ts'

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
          <label key={option.Id} className={styles.option}>
            <input
              type="checkbox"
              id={`${id}-${option.Id}`}
              checked={chosen.has(option.Id)}
              onChange={event => onSet([option], event.target.checked)}
            />
            <span>{option.Name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
