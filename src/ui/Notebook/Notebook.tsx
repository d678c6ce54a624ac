import type { SubjectFamily } from '#domain/subjectFamily.ts'
import { classes } from '#ui/classes.ts'
import styles from './Notebook.module.css'

type Props = {
  /** The family of subjects whose drawing is shown; none while the subject is unknown. */
  drawing?: SubjectFamily
  className?: string
}

/**
 * Decoration behind the header of a screen, without a size of its own: the top of a notebook page with a drawing. The texts in front
 * of it have the shadow `--shadow-halo`, by the screen's own styles: a rule about what follows the notebook would make the browser
 * compute the styles of the whole screen again with each of them.
 */
export function Notebook({ drawing, className }: Props) {
  return <div aria-hidden="true" data-drawing={drawing} className={classes(styles.notebook, className)} />
}
