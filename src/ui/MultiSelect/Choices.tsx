import X from 'lucide-react/icons/x'
import { choicesText as text } from '#text/choices.ts'
import chip from '#ui/Chip/Chip.module.css'
import { classes } from '#ui/classes.ts'
import { Cluster } from '#ui/layout/layout.tsx'
import styles from './MultiSelect.module.css'
import type { Option } from './Group.tsx'

type Props = {
  options: readonly Option[]
  onRemove: (option: Option) => void
  /** Called when no chip is left that could take the focus. */
  onLastRemoved: () => void
}

/** The chosen options as chips. A press on one removes it, and the focus moves to its neighbour. */
export function Choices({ options, onRemove, onLastRemoved }: Props) {
  if (options.length === 0) return null

  function remove(option: Option, item: Element | null) {
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    const next = neighbour?.querySelector('button')
    if (next) next.focus()
    else onLastRemoved()
    onRemove(option)
  }

  return (
    <Cluster aria-label={text.chosen} as="ul" gap={2} className={styles.chips}>
      {options.map(option => (
        <li key={option.Id}>
          <button
            type="button"
            className={classes(chip.chip, styles.chip)}
            aria-label={text.remove(option.Name)}
            onClick={event => remove(option, event.currentTarget.closest('li'))}
          >
            <span className={chip.label}>{option.Name}</span>
            <X />
          </button>
        </li>
      ))}
    </Cluster>
  )
}
