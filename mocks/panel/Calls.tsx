import { useSyncExternalStore } from 'react'
import { clearCalls, getCalls, type LoggedCall, subscribeToCalls } from '#mocks/calls.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Panel.module.css'
import { getMismatches, subscribeToMismatches } from './mismatches.ts'

const shown = 30

/** The list of the latest calls, newest first, each with its verdict. */
export function Calls() {
  const calls = useSyncExternalStore(subscribeToCalls, getCalls)
  const mismatches = useSyncExternalStore(subscribeToMismatches, getMismatches)
  const listed = calls.toReversed().map(call => ({ ...call, verdict: verdictOf(call, mismatches) }))
  return (
    <section className={styles.section}>
      <h2>Apeluri ({calls.length})</h2>
      <div className={styles.row}>
        <Button size="small" variant="secondary" onClick={() => download(listed)}>
          Exportă
        </Button>
        <Button size="small" variant="quiet" onClick={clearCalls}>
          Golește
        </Button>
      </div>
      <ul className={styles.list}>
        {listed.slice(0, shown).map(({ id, method, path, status, milliseconds, verdict, isRecorded }) => (
          <li key={id} className={styles.call} data-bad={verdict !== 'ok' || undefined}>
            <span className={styles.path}>
              {method} {path}
            </span>
            <span>
              {status === 0 ? 'fără răspuns' : status} · {milliseconds} ms · {verdict}
              {isRecorded && ' · înregistrat'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns `eșec` for an error, `formă` when the client has logged a mismatch of that endpoint, and else `ok`. */
function verdictOf({ method, path, status }: LoggedCall, mismatches: ReadonlySet<string>): string {
  if (status < 200 || status >= 300) return 'eșec'
  return mismatches.has(`${method} ${path.split('?')[0]}`) ? 'formă' : 'ok'
}

function download(calls: object[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(calls, null, 2)], { type: 'application/json' }))
  link.download = 'apeluri.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
