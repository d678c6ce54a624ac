import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { uiText } from '#text/ui.ts'
import { classes } from '#ui/classes.ts'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './Alert.module.css'

const icons = { error: CircleAlert, success: CircleCheck, info: Info }

type Props = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  /** Colour and icon; an `error` interrupts a screen reader. */
  tone: 'error' | 'success' | 'info'
  /** Interrupts a screen reader whatever the tone. */
  isUrgent?: boolean
  /** What happened, in one sentence. */
  title?: ReactNode
  /** Part of the screen from the start, so it is not announced. */
  isStatic?: boolean
  /** A button or link below the text, e.g. to try again. */
  action?: ReactNode
  /** Adds a button that closes the message. */
  onClose?: () => void
}

/** A message that screen readers announce when it appears: an error immediately, anything else politely. */
export function Alert(props: Props) {
  const { tone, title, isUrgent, isStatic, action, onClose, className, children, ...rest } = props
  const Icon = icons[tone]
  const role = tone === 'error' || isUrgent ? 'alert' : 'status'
  return (
    <div
      {...rest}
      role={isStatic ? undefined : role}
      className={classes(styles.alert, className)}
      data-tone={tone}
    >
      <Icon className={styles.icon} />
      <Stack gap={1}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </Stack>
      {onClose && (
        <button type="button" className={styles.close} aria-label={uiText.closeNotice} onClick={onClose}>
          <X />
        </button>
      )}
    </div>
  )
}
