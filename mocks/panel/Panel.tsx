import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UnknownPart } from '#mocks/link.ts'
import { browserStorage } from '#mocks/storage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Calls } from './Calls.tsx'
import { Catalogue } from './Catalogue.tsx'
import styles from './Panel.module.css'
import { openReport, Report } from './Report.tsx'
import { Settings } from './Settings.tsx'
import { StoryLinks } from './StoryLinks.tsx'

/** Keys of the tab's storage: a reload, which most settings need, leaves the panel as it is. */
const openKey = 'meditatii.qa.open'
const sideKey = 'meditatii.qa.side'

type Props = { unknown?: readonly UnknownPart[] }

const none: readonly UnknownPart[] = []

/**
 * QA's panel in mocked runs: persona, scenario, latency, faults and clock, a bug report, the screen's pages in Storybook, the
 * log of calls and the edge cases. It stays open while the tester uses the page, and closes by its button or Escape. Its button
 * says when a part of the opened link is unknown. A report that is dropped on it is opened.
 */
export function Panel({ unknown = none }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useTabFlag(openKey)
  const [isRight, setIsRight] = useTabFlag(sideKey)
  const [isRefused, setIsRefused] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    setIsOpen(false)
    opener.current?.focus()
  }

  const open = async (file: File) => setIsRefused(!(await openReport(file)))

  function drop(event: DragEvent) {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    void open(file)
  }

  return (
    <aside aria-label="Panou QA" data-right={isRight || undefined} className={styles.qa}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        data-bad={unknown.length > 0 || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        QA
        {unknown.length > 0 && <span className="visuallyHidden">: linkul are greșeli</span>}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from anywhere within */}
      <div
        id={id}
        className={styles.panel}
        hidden={!isOpen}
        onKeyDown={closeOnEscape}
        onDragOver={event => event.preventDefault()}
        onDrop={drop}
      >
        {isOpen && (
          <>
            <div className={styles.row}>
              <p className={styles.version}>
                {import.meta.env.VERSION} · {import.meta.env.COMMIT}
              </p>
              <Button
                size="small"
                variant="quiet"
                icon={<ArrowLeftRight />}
                onClick={() => setIsRight(!isRight)}
              >
                Mută în {isRight ? 'stânga' : 'dreapta'}
              </Button>
            </div>
            <Unknown parts={unknown} />
            <Settings />
            <Report onOpen={file => void open(file)} isRefused={isRefused} />
            <StoryLinks />
            <Calls />
            <Catalogue />
          </>
        )}
      </div>
    </aside>
  )
}

/** Returns a yes or no that this tab stores. */
function useTabFlag(key: string) {
  const [value, setValue] = useState(() => browserStorage('sessionStorage')?.getItem(key) === 'yes')
  // Syncs with the tab's storage.
  useEffect(() => browserStorage('sessionStorage')?.setItem(key, value ? 'yes' : 'no'), [key, value])
  return [value, setValue] as const
}

function Unknown({ parts }: { parts: readonly UnknownPart[] }) {
  if (parts.length === 0) return null
  return (
    <section className={styles.section} data-bad="">
      <h2>Linkul are greșeli</h2>
      <ul className={styles.list}>
        {parts.map(({ part, meant }) => (
          <li key={part}>
            „{part}” nu există{meant ? `. Poate „${meant}”?` : '.'}
          </li>
        ))}
      </ul>
    </section>
  )
}
