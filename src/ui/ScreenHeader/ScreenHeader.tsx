import type { ReactNode, Ref } from 'react'
import styles from './ScreenHeader.module.css'

type Props = {
  /** The heading of the screen. */
  title: ReactNode
  /** The purpose of the screen, in one sentence. */
  lead: string
  /** Ref of the heading, to focus it by script. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** The main action of the screen, beside the text where there is room. */
  action?: ReactNode
  /** Rendered below the lead. */
  children?: ReactNode
}

/** The header of a screen on which the user works rather than reads: in the user area, and above a list. */
export function ScreenHeader({ title, lead, titleRef, action, children }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {action}
    </header>
  )
}
