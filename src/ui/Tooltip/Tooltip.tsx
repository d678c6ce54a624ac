import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, useId } from 'react'
import type { ReactElement } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  /** The text. */
  content: string
  /** A focusable element, such as a button or link, that accepts a ref and the props of its element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A tooltip that opens on hover and focus, without delay. */
export function Tooltip({ content, children }: Props) {
  const id = useId()
  // The library's popup is hidden from screen readers: they get the text from an element that is always mounted.
  const trigger = cloneElement(children, { 'aria-describedby': id })
  return (
    <Base.Root>
      <Base.Trigger render={trigger} delay={0} closeDelay={0} />
      <span id={id} hidden>
        {content}
      </span>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-hidden="true">
            <span>{content}</span>
            <Base.Arrow className={styles.arrow} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
