import type { Viewer } from '#session.ts'
import { profileText } from '#text/profile.ts'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'
import type { SectionOf } from './useSection.ts'

export type StudiesForm = { studies: string }

type Props = { viewer: Viewer; section: SectionOf<StudiesForm> }

const text = profileText.studies

/** The viewer's studies: of a tutor and of a student. §2 My profile, §5 Studies save */
export function Studies({ viewer: { Studies: studies, IsTeacher }, section }: Props) {
  const { form, change, control } = section
  return (
    <Section
      title={text.title}
      section={section}
      view={
        studies?.trim() ? (
          <p className={styles.text}>{studies}</p>
        ) : (
          <p className={styles.none}>{profileText.none}</p>
        )
      }
      fields={
        <TextArea
          {...control('studies')}
          label={text.label}
          hint={IsTeacher ? text.hint.tutor : text.hint.student}
          minRows={4}
          value={form.studies}
          onChange={event => change({ studies: event.target.value })}
        />
      }
    />
  )
}
