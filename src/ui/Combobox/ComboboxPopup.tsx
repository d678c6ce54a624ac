import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import type { Ref } from 'react'
import { counted } from '#domain/numbers.ts'
import { uiText } from '#text/ui.ts'
import { BackAsEscape } from '#ui/BackAsEscape.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import type { ItemGroup, Named } from './matches.ts'
import styles from './Combobox.module.css'
import popup from './ComboboxPopup.module.css'

export type ListStatus = 'ready' | 'loading' | 'failed'

type Props<Item extends Named> = {
  ref: Ref<HTMLDivElement>
  label: string
  status: ListStatus
  count: number
  detailOf: ((item: Item) => string | undefined) | undefined
  /** Whether the items of the control are groups. */
  isGrouped: boolean
}

/**
 * The list under the field. It has no `Combobox.Popup`: while that is open, the library hides the rest of the page
 * from screen readers, and no option prevents that. ComboboxControl does the rest of its work: it closes the list when the
 * focus leaves, and unmounts it.
 */
export function ComboboxPopup<Item extends Named>({
  ref,
  label,
  status,
  count,
  detailOf,
  isGrouped,
}: Props<Item>) {
  const note = noteOf(status, count)
  const row = (item: Item) => (
    <Base.Item key={item.Id} value={item} className={popup.item}>
      <Stack as="span">
        <span>{item.Name}</span>
        {detailOf?.(item) && <span className={styles.detail}>{detailOf(item)}</span>}
      </Stack>
      <Base.ItemIndicator className={popup.mark}>
        <Check />
      </Base.ItemIndicator>
    </Base.Item>
  )
  return (
    <Base.Portal>
      <Base.Positioner className={popup.positioner} align="start" sideOffset={6} collisionPadding={8}>
        <div
          ref={ref}
          className={popup.popup}
          aria-busy={status === 'loading' || undefined}
          // A press on a heading, a note or the scrollbar would move the focus out of the field, which closes the list:
          // it moves the focus here instead, and from here back.
          tabIndex={-1}
          onFocus={({ relatedTarget }) =>
            relatedTarget instanceof HTMLElement && relatedTarget.focus({ preventScroll: true })
          }
        >
          <BackAsEscape />
          {/* One live region for all notes. It stays mounted, or its changes would not be announced. */}
          <Base.Status className={note ? popup.note : 'visuallyHidden'}>
            {note ?? counted(count, uiText.matches)}
          </Base.Status>
          <Base.List className={popup.list} aria-label={label}>
            {isGrouped
              ? ({ name, items }: ItemGroup<Item>) => (
                  <Base.Group key={name} items={items}>
                    {name && <Base.GroupLabel className={popup.group}>{name}</Base.GroupLabel>}
                    <Base.Collection>{row}</Base.Collection>
                  </Base.Group>
                )
              : row}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  )
}

/** Returns the text that replaces the rows when there are none. */
function noteOf(status: ListStatus, count: number) {
  if (status === 'loading') return uiText.loadingList
  if (status === 'failed') return uiText.failedList
  return count === 0 ? uiText.noMatch : undefined
}
