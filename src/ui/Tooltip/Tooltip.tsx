import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, useId } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  content: string
  /** Something that takes the focus, such as a button or link; it takes a ref and the props of its element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; 'aria-label'?: string | undefined }>
  side?: ComponentProps<typeof Base.Positioner>['side']
}

/** Opens on hover and focus, at once. */
export function Tooltip({ content, children, side = 'top' }: Props) {
  const id = useId()
  // The library's popup is for the eye. Screen readers get the text from a hidden element that is always there, unless
  // it is the trigger's very name.
  const isName = children.props['aria-label'] === content
  const trigger = isName ? children : cloneElement(children, { 'aria-describedby': id })
  return (
    <Base.Root>
      <Base.Trigger render={trigger} delay={0} closeDelay={0} />
      {!isName && (
        <span id={id} hidden>
          {content}
        </span>
      )}
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.popup} aria-hidden="true">
            {content}
            <Base.Arrow className={styles.arrow} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
