import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import type { Named } from '#api/schemas.ts'
import { count } from '#domain/numbers.ts'
import { profileText } from '#text/profile.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { MultiSelect } from '#ui/MultiSelect/MultiSelect.tsx'
import type { OptionGroup } from '#ui/MultiSelect/options.ts'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Choice.module.css'
import { type ChoiceForm, chosenIn, formatIds } from './choice.ts'
import type { List } from './lists.ts'
import type { SectionOf } from './useSection.ts'

type Props = {
  words: { button: string; title: string; search: string }
  /** As the profile has it. */
  chosen: readonly Named[]
  groups: readonly OptionGroup[]
  status: List<never>['status']
  section: SectionOf<ChoiceForm>
}

/**
 * A button of the left menu, and its dialog in which several are chosen. What was not saved is there when it is opened
 * again; what is being saved goes on when it is closed. §2
 */
export function Choice({ words, chosen, groups, status, section }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { form, isDirty, isSaving, failure, element, button } = section
  // What is saved is edited no more.
  const isShown = isOpen && section.isEditing

  function open() {
    section.begin()
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    // The next time starts from what the profile has then.
    if (!isDirty) section.cancel()
  }

  return (
    <div className={styles.choice}>
      <button type="button" className={styles.opener} aria-describedby={id} onClick={open}>
        <span>{words.button}</span>
        <span className={styles.count} aria-hidden="true">
          {count(chosen.length)}
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
      <div id={id} className={styles.chosen}>
        {isDirty && <Badge tone="amber">{profileText.choices.unsaved}</Badge>}
        <p>{chosen.map(({ Name }) => Name).join(', ') || profileText.choices.none}</p>
      </div>
      <Dialog
        open={isShown}
        onOpenChange={close}
        title={words.title}
        footer={
          <>
            <Button variant="secondary" disabled={isSaving} onClick={section.cancel}>
              {profileText.cancel}
            </Button>
            {/* Without the list nobody sees what would be saved, nor has it a name. */}
            <Button ref={button} busy={isSaving} disabled={status !== 'ready'} onClick={section.submit}>
              {profileText.save}
            </Button>
          </>
        }
      >
        {/* Gone as soon as it is closed, though it fades: how the saving ends is then told elsewhere. */}
        <div ref={isShown ? element : undefined} className={styles.content}>
          <FailedAlert failed={failure} expired={profileText.expired} note={profileText.kept} />
          {status === 'failed' && (
            <RetryAlert title={profileText.failed}>{profileText.listFailed}</RetryAlert>
          )}
          {status === 'loading' && (
            <div aria-busy="true">
              <Skeleton shape="block" height="12rem" width="100%" />
            </div>
          )}
          {status === 'ready' && (
            <div inert={isSaving}>
              <MultiSelect
                groups={groups}
                // Only what is offered is saved, so only that is counted.
                value={chosenIn(groups, form.chosen).map(({ Id }) => Id)}
                onChange={ids => section.change({ chosen: formatIds(ids) })}
                searchLabel={words.search}
              />
            </div>
          )}
        </div>
      </Dialog>
    </div>
  )
}
