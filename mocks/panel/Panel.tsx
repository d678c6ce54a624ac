import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Calls } from './Calls.tsx'
import { Catalogue } from './Catalogue.tsx'
import styles from './Panel.module.css'
import { Settings } from './Settings.tsx'
import { StoryLinks } from './StoryLinks.tsx'

/**
 * QA's panel in mocked runs: persona, scenario, latency, faults and clock, the screen's pages in Storybook, the
 * log of calls and the edge cases. It stays open while the tester uses the page, and closes by its button or Escape. Its link contains
 * all of the settings.
 */
export function Panel() {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    setIsOpen(false)
    opener.current?.focus()
  }

  return (
    <aside aria-label="Panou QA">
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        QA
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from anywhere within */}
      <div id={id} className={styles.panel} hidden={!isOpen} onKeyDown={closeOnEscape}>
        {isOpen && (
          <>
            <Settings />
            <StoryLinks />
            <Calls />
            <Catalogue />
            <p className={styles.version}>
              {import.meta.env.VERSION} · {import.meta.env.COMMIT}
            </p>
          </>
        )}
      </div>
    </aside>
  )
}
