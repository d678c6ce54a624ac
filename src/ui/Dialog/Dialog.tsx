import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { uiText } from '#text/ui.ts'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import styles from './Dialog.module.css'

type Popup = Omit<ComponentProps<typeof Base.Popup>, 'title' | 'className' | 'render' | 'children'>

type Props = Popup & {
  /** Whether the dialog is open. */
  open: boolean
  /** Called with `false` when the user closes the dialog. */
  onOpenChange: (open: boolean) => void
  /** Heading and accessible name. */
  title: string
  /** A sentence below the heading, which screen readers announce with it. */
  description?: ReactNode
  /** The content, which scrolls when it is long. */
  children?: Elements
  /** Action buttons, which stay visible while long content scrolls. */
  footer?: ReactNode
  /** On a phone both are a sheet at the bottom; on larger screens a `sheet` slides in from the right. */
  variant?: 'modal' | 'sheet'
  className?: string
}

/** A modal dialog. Focuses its first control, and on close what was focused; `initialFocus`, `finalFocus` override. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  variant = 'modal',
  className,
  ...rest
}: Props) {
  return (
    <Base.Root open={open} onOpenChange={next => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport} data-variant={variant}>
          <Base.Popup {...rest} className={classes(styles.popup, className)} data-variant={variant}>
            <div className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
            </div>
            <Stack gap={4} className={styles.body}>
              {description && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </Stack>
            {footer && (
              <Cluster gap={3} justify="end" className={styles.footer}>
                {footer}
              </Cluster>
            )}
            {/* Last in the DOM, so that the focus starts in the content; the grid places it at the top. */}
            <Base.Close className={styles.close} aria-label={uiText.close}>
              <X />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
