import { useStore } from 'zustand'
import { calls, clearCalls, type LoggedCall } from '#mocks/calls.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Panel.module.css'
import { mismatches } from './mismatches.ts'

const shown = 30

export function Calls() {
  const logged = useStore(calls)
  const mismatching = useStore(mismatches)
  const listed = logged.toReversed().map(call => ({ ...call, verdict: verdictOf(call, mismatching) }))
  return (
    <section className={styles.section}>
      <h2>Apeluri ({logged.length})</h2>
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
function verdictOf({ method, path, status }: LoggedCall, mismatching: ReadonlySet<string>): string {
  if (status < 200 || status >= 300) return 'eșec'
  return mismatching.has(`${method} ${path.split('?')[0]}`) ? 'formă' : 'ok'
}

function download(listed: object[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(listed, null, 2)], { type: 'application/json' }))
  link.download = 'apeluri.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
