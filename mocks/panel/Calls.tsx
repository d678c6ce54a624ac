import { useState } from 'react'
import { useStore } from 'zustand'
import { calls, clearCalls } from '#mocks/calls.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import styles from './Panel.module.css'
import { mismatches } from './mismatches.ts'
import { verdictOf } from './verdict.ts'

export function Calls() {
  const logged = useStore(calls)
  const mismatching = useStore(mismatches)
  const [typed, setTyped] = useState('')
  const listed = logged
    .toReversed()
    .map(({ milliseconds, isRecorded, ...call }) => {
      const verdict = verdictOf({ milliseconds, isRecorded, ...call }, mismatching)
      const line = `${call.status || 'fără răspuns'} · ${milliseconds} ms · ${verdict}${isRecorded ? ' · înregistrat' : ''}`
      return { ...call, verdict, line }
    })
    .filter(({ method, path, endpoint, line }) =>
      `${method} ${path} ${endpoint} ${line}`.toLowerCase().includes(typed.trim().toLowerCase()),
    )
  return (
    <section className={styles.section}>
      <h2>Apeluri ({typed === '' ? logged.length : `${listed.length} din ${logged.length}`})</h2>
      <TextField
        type="search"
        label="Filtrează după nume sau stare"
        placeholder="ex. getAds, 500, eșec"
        value={typed}
        onValueChange={setTyped}
      />
      <Button size="small" variant="quiet" onClick={clearCalls}>
        Golește
      </Button>
      <ul className={styles.list}>
        {listed.map(({ id, method, path, verdict, line }) => (
          <li key={id} className={styles.call} data-bad={verdict !== 'ok' || undefined}>
            <span className={styles.path}>
              {method} {path}
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
