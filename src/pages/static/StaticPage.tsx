import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
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

/**
 * Moves the focus to the section that the hash names. Syncs with the document's focus and, on a first load, its
 * scroll position: the browser looked for the section before it was rendered.
 */
function useSectionFocus(): void {
  // A new object for each navigation, also for one to the same section.
  const location = useLocation()
  useEffect(() => {
    const section = location.hash && document.getElementById(location.hash.slice(1))
    if (!section) return
    section.focus({ preventScroll: true })
    if (window.scrollY === 0) section.scrollIntoView()
  }, [location])
}
