import type { Ref } from 'react'
import * as z from 'zod/mini'
import { checkStudies } from '#domain/validation.ts'
import type { Viewer } from '#session.ts'
import { trimText } from '#strings/blank.ts'
import { profileText } from '#text/profile.ts'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { announceSaved, type Saved, saveFields, sectionTexts } from './calls.ts'
import { type EditAt, Section, useSection } from './Section.tsx'
import styles from './Section.module.css'

export type StudiesForm = { studies: string }

const StudiesDraft: z.core.$ZodType<Partial<StudiesForm>> = z.object({
  studies: z.exactOptional(z.string()),
})

const text = profileText.studies

/** The studies of a tutor or a student. §2 My profile, §5 Studies save */
export function Studies({ viewer, editRef }: { viewer: Viewer; editRef: Ref<EditAt<StudiesForm>> }) {
  const isEmpty = viewer.Studies === undefined
  const hint = viewer.IsTeacher ? text.hint.tutor : text.hint.student
  const section = useSection<StudiesForm, Saved>({
    name: 'studies',
    viewerCode: viewer.UserCode,
    current: { studies: viewer.Studies ?? '' },
    schema: StudiesDraft,
    texts: sectionTexts,
    check: form => checkStudies(form.studies),
    save: form => saveFields(() => ({ Studies: trimText(form.studies) })),
    onSaved: announceSaved,
    editRef,
  })
  return (
    <Section
      title={text.title}
      section={section}
      view={isEmpty ? null : <p className={styles.text}>{viewer.Studies}</p>}
      invitation={isEmpty && hint}
      fields={
        <TextArea
          {...section.control('studies')}
          label={text.label}
          aria-required
          hint={hint}
          minRows={4}
          value={section.form.studies}
          onValueChange={studies => section.change({ studies })}
        />
      }
    />
  )
}
