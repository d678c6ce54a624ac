import ChevronRight from 'lucide-react/icons/chevron-right'
import { type Ref, useId, useState } from 'react'
import * as z from 'zod/mini'
import type { Named } from '#api/schemas.ts'
import { ListFailure } from '#data/ListFailure.tsx'
import type { List } from '#data/useList.ts'
import { count } from '#domain/numbers.ts'
import { profileFailureTitle } from '#features/profileService/profileService.tsx'
import type { Viewer } from '#session.ts'
import { FailureAlert } from '#submit/useSubmission.tsx'
import { profileText } from '#text/profile.ts'
import { uiText } from '#text/ui.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { MultiSelect } from '#ui/MultiSelect/MultiSelect.tsx'
import type { OptionGroup } from '#ui/MultiSelect/Group.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './Choice.module.css'
import { announceSaved, type ChoiceName, saveChoice, type Saved, savedChoice, sectionTexts } from './calls.ts'
import { useSection } from './Section.tsx'

/** Whether each option is chosen, by id, so that a draft holds only the options that the user ticked or unticked. */
type ChoiceForm = Record<string, boolean>

const ChoiceDraft = z.record(z.string(), z.boolean())

type Props = {
  name: ChoiceName
  viewer: Viewer
  offered: List<OptionGroup>
  ref: Ref<HTMLButtonElement>
}

/** A button with the dialog of a multiple choice. Closing it keeps unsaved choices and a pending submission. §2 */
export function Choice({ name, viewer, offered, ref }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const chosenId = useId()
  const words = profileText.choices[name]
  const own = savedChoice(viewer, name)
  const { status } = offered
  const groups = withOthers(offered.items, own, words.others)
  const toForm = (chosen: readonly number[]): ChoiceForm =>
    Object.fromEntries(groups.flatMap(({ Options }) => Options.map(({ Id }) => [Id, chosen.includes(Id)])))
  const section = useSection<ChoiceForm, Saved>({
    name,
    viewerCode: viewer.UserCode,
    current: toForm(own.map(({ Id }) => Id)),
    schema: ChoiceDraft,
    texts: sectionTexts,
    save: (_, changes) =>
      saveChoice(name, saved =>
        chosenIn(
          withOthers(offered.items, saved, words.others),
          id => changes[id] ?? saved.some(({ Id }) => Id === id),
        ),
      ),
    onSaved: announceSaved,
    // A draft may have options that are no longer offered.
    hasField: id => status !== 'ready' || id in toForm([]),
    isShown: isOpen,
  })
  const { form, isDirty, isPending, failure, element, button } = section
  // A success ends the editing, which also closes the dialog.
  const isShown = isOpen && section.isEditing

  function open() {
    section.edit()
    setIsOpen(true)
  }

  function close() {
    setIsOpen(false)
    // When nothing was changed, the next opening starts from the latest profile.
    if (!isDirty) section.cancel()
  }

  return (
    <Stack className={styles.choice}>
      <button ref={ref} type="button" className={styles.opener} aria-describedby={chosenId} onClick={open}>
        <span>{words.button}</span>
        {own.length > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count(own.length)}
          </span>
        )}
        <ChevronRight />
      </button>
      <Stack id={chosenId} gap={1} align="start" tone="soft" size={2} className={styles.chosen}>
        {isDirty && <Badge tone="amber">{profileText.choices.unsaved}</Badge>}
        <p>{keepTogether(own.map(({ Name }) => Name).join(', ')) || words.none}</p>
      </Stack>
      <Dialog
        open={isShown}
        onOpenChange={close}
        title={words.title}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={section.cancel}>
              {uiText.cancel}
            </Button>
            {/* The request needs the names, which only the list has. */}
            <Button ref={button} busy={isPending} disabled={status !== 'ready'} onClick={section.submit}>
              {unsavedText.save}
            </Button>
          </>
        }
      >
        <Stack ref={element} gap={4}>
          <FailureAlert failure={failure} texts={sectionTexts} note={unsavedText.kept} />
          <ListFailure lists={[offered]} title={profileFailureTitle}>
            {profileText.listFailed}
          </ListFailure>
          {status === 'loading' && (
            <div aria-busy="true">
              <Skeleton shape="block" height="12rem" width="100%" />
            </div>
          )}
          {status === 'ready' && (
            <div inert={isPending}>
              <MultiSelect
                groups={groups}
                // Only offered items can be saved, so only offered items are counted.
                value={chosenIn(groups, id => form[id]).map(({ Id }) => Id)}
                onChange={chosen => section.change(toForm(chosen))}
                searchLabel={words.search}
                none={words.noneChosen}
              />
            </div>
          )}
        </Stack>
      </Dialog>
    </Stack>
  )
}

/** Returns the groups, and one more for the profile's own items that they no longer offer. */
function withOthers(groups: readonly OptionGroup[], own: readonly Named[], name: string) {
  const offered = new Set(groups.flatMap(({ Options }) => Options.map(({ Id }) => Id)))
  const others = own.filter(({ Id }) => !offered.has(Id))
  return others.length === 0 ? [...groups] : [...groups, { Name: name, Options: others }]
}

/** Returns the chosen options as the call takes them: each once, in the order of the groups. */
function chosenIn(groups: readonly OptionGroup[], isChosen: (id: number) => boolean | undefined): Named[] {
  const options = new Map(groups.flatMap(({ Options }) => Options).map(one => [one.Id, one]))
  return [...options.values()].filter(({ Id }) => isChosen(Id)).map(({ Id, Name }) => ({ Id, Name }))
}
