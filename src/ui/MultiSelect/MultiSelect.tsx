import { useId, useRef, useState } from 'react'
import { counted } from '#domain/numbers.ts'
import { fold } from '#domain/search.ts'
import { isBlank } from '#strings/blank.ts'
import { choicesText as text } from '#text/choices.ts'
import { uiText } from '#text/ui.ts'
import { TextField } from '#ui/TextField/TextField.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import { Choices } from './Choices.tsx'
import { Group, type Option, type OptionGroup } from './Group.tsx'

type Props = {
  /** Several groups, or a single one, whose name only screen readers get. */
  groups: readonly OptionGroup[]
  /** Ids of the chosen options. */
  value: readonly number[]
  /** Called with the ids in the order of the lists; ids that the lists do not have come last. */
  onChange: (value: number[]) => void
  /** Accessible name and placeholder of the search. */
  searchLabel: string
  /** Said while nothing is chosen. */
  none: string
}

/** A multiple choice from grouped lists: checkboxes, and a search that ignores diacritics. */
export function MultiSelect({ groups, value, onChange, searchLabel, none }: Props) {
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const id = useId()
  const chosen = new Set(value)
  // An option may be in two groups.
  const options = [...new Map(groups.flatMap(({ Options }) => Options).map(one => [one.Id, one])).values()]
  const wanted = fold(typed)
  const shown = groups
    .map(({ Name, Options }) => ({ Name, Options: Options.filter(one => fold(one.Name).includes(wanted)) }))
    .filter(({ Options }) => Options.length > 0)
  const shownCount = new Set(shown.flatMap(({ Options }) => Options.map(({ Id }) => Id))).size

  /** Chooses these options, or clears them all. */
  function set(changed: readonly Option[], isChosen: boolean) {
    const next = new Set(value)
    for (const { Id } of changed) {
      if (isChosen) next.add(Id)
      else next.delete(Id)
    }
    const known = options.filter(({ Id }) => next.delete(Id)).map(({ Id }) => Id)
    onChange([...known, ...next])
  }

  return (
    <Stack gap={3}>
      <TextField
        ref={search}
        type="search"
        label={searchLabel}
        hideLabel
        placeholder={searchLabel}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
        // In a form, Enter would send it.
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      {/* Not `aria-live`: Base UI would leave it readable when another dialog opens over this one. */}
      <Cluster role="status" as="p" gap={4} rowGap={1} tone="soft" size={2}>
        <span>{chosen.size === 0 ? none : text.count(chosen.size)}</span>
        {!isBlank(wanted) && (
          <Text as="span" tone="ink">
            {shownCount === 0 ? uiText.noMatch : counted(shownCount, uiText.matches)}
          </Text>
        )}
      </Cluster>
      <Choices
        options={options.filter(({ Id }) => chosen.has(Id))}
        onRemove={option => set([option], false)}
        onLastRemoved={() => search.current?.focus()}
      />
      {shown.map(group => (
        <Group
          key={group.Name}
          id={`${id}-${group.Name}`}
          group={group}
          isNameHidden={groups.length === 1}
          chosen={chosen}
          onSet={set}
        />
      ))}
    </Stack>
  )
}
