import type { ReactNode, Ref } from 'react'
import styles from './ScreenHeader.module.css'

type Props = {
  title: ReactNode
  /** What the screen is for, in a sentence. */
  lead: string
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** What one comes to the screen to do; beside the words where there is room. */
  action?: ReactNode
  /** Below the words. */
  children?: ReactNode
}

/** The beginning of a screen that is worked with, rather than read: of the user area, and of a list. */
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
