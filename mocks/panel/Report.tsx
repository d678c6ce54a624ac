import { useRef, useState } from 'react'
import { Button } from '#ui/Button/Button.tsx'
import { saveFile } from '#ui/saveFile.ts'
import styles from './Panel.module.css'
import { addressOf, asText, bugReport } from './report.ts'

type Props = {
  /** Opens an exported report. */
  onOpen: (file: File) => void
  /** Whether the last file was no report. */
  isRefused: boolean
}

/** A bug report: as text for an issue, or as a file that opens the same address, clock and faults again. */
export function Report({ onOpen, isRefused }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  return (
    <section className={styles.section}>
      <h2>Raport de eroare</h2>
      <div className={styles.row}>
        <Button
          size="small"
          variant="secondary"
          onClick={() =>
            void navigator.clipboard.writeText(asText(bugReport())).then(() => setIsCopied(true))
          }
        >
          Copiază textul
        </Button>
        <Button size="small" variant="secondary" onClick={() => saveFile('raport-qa.json', reportFile())}>
          Exportă
        </Button>
        <Button size="small" variant="quiet" onClick={() => picker.current?.click()}>
          Deschide un raport
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept="application/json"
          aria-label="Raport exportat"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onOpen(file)
          }}
        />
      </div>
      <p role="status">{isRefused ? 'Fișierul nu este un raport.' : isCopied && 'Textul este în memorie.'}</p>
    </section>
  )
}

const reportFile = () => new Blob([JSON.stringify(bugReport(), null, 2)], { type: 'application/json' })

/** Loads the address of an exported report. Returns whether the file is one. */
export async function openReport(file: File): Promise<boolean> {
  const address = addressOf(await file.text())
  if (address) window.location.assign(address)
  return address !== undefined
}
