import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useInRouterContext, useLocation, useNavigationType } from 'react-router'
import { uiText } from '#text/ui.ts'
import { BackAsEscape } from '#ui/BackAsEscape.tsx'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { useFinalFocus } from '#ui/moveFocusOnUnmount.ts'
import styles from './Dialog.module.css'

type PopupProps = Omit<
  ComponentProps<typeof Base.Popup>,
  'title' | 'className' | 'render' | 'children' | 'finalFocus'
>

type Props = PopupProps & {
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
  /** Returns the element that gets the focus on close; `null` for the one that had it before. */
  finalFocus?: () => HTMLElement | null
}

/** A modal dialog. Focuses its first control, and on close what opened it (`useFinalFocus`); `initialFocus`, `finalFocus` override. */
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
  const isInRouter = useInRouterContext()
  return (
    <Base.Root open={open} onOpenChange={next => onOpenChange(next)}>
      {open && isInRouter && <CloseOnBack close={() => onOpenChange(false)} />}
      {open && <BackAsEscape />}
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport} data-variant={variant}>
          <Popup {...rest} className={classes(styles.popup, className)} data-variant={variant}>
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
          </Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Closes the dialog when Back or Forward changes the address of the screen behind it. */
function CloseOnBack({ close }: { close: () => void }) {
  const location = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(location)
  const onBack = useEffectEvent(close)

  // Syncs with the router.
  useEffect(() => {
    if (isBack && location !== shown.current) onBack()
    shown.current = location
  }, [isBack, location])

  return null
}

type ContentProps = ComponentProps<typeof Base.Popup> & Pick<Props, 'finalFocus'>

/** Mounts when the dialog opens, while what opened it has the focus. */
function Popup({ finalFocus, ...rest }: ContentProps) {
  const lastFocus = useFinalFocus()
  return <Base.Popup {...rest} finalFocus={() => finalFocus?.() ?? lastFocus()} />
}
