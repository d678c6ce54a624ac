import { useSyncExternalStore } from 'react'
import styles from './Panel.module.css'
import { storiesAt } from './screenStories.ts'

/** Links to the Storybook pages of the screen at the current address, which show all of its states. */
export function StoryLinks() {
  const path = useSyncExternalStore(onNavigation, () => window.location.pathname)
  const stories = storiesAt(path)
  if (stories.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>Storybook</h2>
      <ul className={styles.list}>
        {stories.map(({ title, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Calls back after each navigation. The panel is outside the router; without the API it updates on opening. */
function onNavigation(callback: () => void): () => void {
  const { navigation } = window
  navigation?.addEventListener('navigatesuccess', callback)
  return () => navigation?.removeEventListener('navigatesuccess', callback)
}
