import type { ReactNode, Ref } from 'react'
import type { Elements } from '#ui/elements.ts'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './ScreenHeader.module.css'

type Props = {
  /** The heading of the screen. */
  title: ReactNode
  /** The purpose of the screen, in one sentence. */
  lead?: string
  /** Ref of the heading, to focus it by script. */
  titleRef?: Ref<HTMLHeadingElement>
  /** The main action of the screen, beside the text where there is room. */
  action?: Elements
}

/** The header of a screen on which the user works rather than reads: in the user area, and above a list. */
export function ScreenHeader({ title, lead, titleRef, action }: Props) {
  return (
    <Cluster as="header" gap={4} align="start" justify="between">
      <Stack gap={2} className={styles.words}>
        <Text ref={titleRef} tabIndex={-1} as="h1" size={5}>
          {title}
        </Text>
        {lead && (
          <Text tone="soft" reading>
            {lead}
          </Text>
        )}
      </Stack>
      {action}
    </Cluster>
  )
}
