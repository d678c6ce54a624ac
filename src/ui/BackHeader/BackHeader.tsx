import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { classes } from '#ui/classes.ts'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './BackHeader.module.css'

type Props = Omit<ComponentProps<'header'>, 'children'> & {
  /** The parent screen. */
  to: To
  /** Name of the parent screen, the text of the link. */
  back: string
  /** The heading of the screen. */
  children: ReactNode
}

/** The header of a screen that has a parent screen: the link back to it, and the heading. */
export function BackHeader({ to, back, children, ...rest }: Props) {
  return (
    <Stack {...rest} as="header" gap={2} align="start">
      <Link to={to} className={classes('touchTarget', styles.back)}>
        <ArrowLeft />
        <span>{back}</span>
      </Link>
      <Text as="h1" size={5}>
        {children}
      </Text>
    </Stack>
  )
}
