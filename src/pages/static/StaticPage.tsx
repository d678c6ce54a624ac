import { PageHead } from '#features/head/PageHead.tsx'
import { useSectionFocus } from '#features/sectionFocus/useSectionFocus.ts'
import type { Elements } from '#ui/elements.ts'
import { Page, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './StaticPage.module.css'

type Props = {
  title: string
  description: string
  path: string
  lead: string
  children: Elements
}

/** The layout of a static page; the hash of the address may name one of its sections. */
export function StaticPage({ title, description, path, lead, children }: Props) {
  useSectionFocus()
  const crumbs = [{ name: title, path }]
  return (
    <Page gap={12} className={styles.page}>
      <PageHead title={title} description={description} path={path} crumbs={crumbs} />
      <Stack as="header" gap={3} reading>
        <Text as="h1" size={6}>
          {title}
        </Text>
        <Text tone="soft" size={4}>
          {lead}
        </Text>
      </Stack>
      {children}
    </Page>
  )
}
