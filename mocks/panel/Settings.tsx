import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { resetData } from '#mocks/resetData.ts'
import { moveClock, now, setClock, setClockShift } from '#mocks/clock.ts'
import { latencies, type MockSettings } from '#mocks/link.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { chooseMocks, mocks } from '#mocks/state.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { FaultPicker } from './FaultPicker.tsx'
import styles from './Panel.module.css'
import { linkToHere } from './report.ts'

const usual = 'usual'

export function Settings() {
  const settings = useStore(mocks)
  const [isCopied, setIsCopied] = useState(false)

  function choose(patch: Partial<MockSettings>) {
    chooseMocks(patch)
    setIsCopied(false)
  }

  /** Saves the settings and reloads, since the page still shows data of the previous persona or scenario. */
  function chooseAndReload(patch: Partial<MockSettings>) {
    choose(patch)
    window.location.reload()
  }

  async function copyLink() {
    await navigator.clipboard.writeText(linkToHere())
    setIsCopied(true)
  }

  return (
    <section className={styles.section}>
      <h2>Simulare</h2>
      <Select
        label="Persona"
        items={Object.values(personas).map(({ id, label }) => ({ value: id, label }))}
        value={settings.persona}
        onValueChange={value => chooseAndReload({ persona: idOf(personas, value) })}
      />
      <Select
        label="Scenariu"
        items={Object.values(scenarios).map(({ id, label }) => ({ value: id, label }))}
        value={settings.scenario}
        onValueChange={value => chooseAndReload({ scenario: idOf(scenarios, value) })}
      />
      <Select
        label="Întârziere"
        items={[
          { value: usual, label: 'Cea a scenariului' },
          ...latencies.map(latency => ({
            value: String(latency),
            label: latency === 'never' ? 'Fără răspuns' : `${latency} ms`,
          })),
        ]}
        value={String(settings.latency ?? usual)}
        onValueChange={value => choose({ latency: latencies.find(latency => String(latency) === value) })}
      />
      <Clock />
      <FaultPicker faults={settings.faults} onChange={faults => choose({ faults })} />
      <div className={styles.row}>
        <Button variant="primary" onClick={() => void copyLink()}>
          Copiază linkul
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            resetData()
            window.location.reload()
          }}
        >
          Readu datele inițiale
        </Button>
      </div>
      <p role="status">{isCopied && 'Linkul este în memorie.'}</p>
    </section>
  )
}

/** The time of the simulated server: typed, or moved. Each change reloads the page, which shows what was due at the old time. */
function Clock() {
  const [typed, setTyped] = useState(now)

  function set(event: FormEvent) {
    event.preventDefault()
    // The field leaves out seconds that are zero.
    setClock(typed.length === 16 ? `${typed}:00` : typed)
    window.location.reload()
  }

  return (
    <form onSubmit={set}>
      <fieldset className={styles.clock}>
        <legend>Ceas: {now().replace('T', ' ')}</legend>
        <TextField label="Altă oră" type="datetime-local" required value={typed} onValueChange={setTyped} />
        <Button type="submit" size="small" variant="secondary">
          Mută ceasul
        </Button>
        <Button size="small" variant="secondary" onClick={() => move(-60)}>
          −1 oră
        </Button>
        <Button size="small" variant="secondary" onClick={() => move(60)}>
          +1 oră
        </Button>
        <Button size="small" variant="secondary" onClick={() => move(24 * 60)}>
          +1 zi
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            setClockShift(0)
            window.location.reload()
          }}
        >
          La început
        </Button>
      </fieldset>
    </form>
  )
}

function move(minutes: number) {
  moveClock(minutes)
  window.location.reload()
}

function idOf<Id extends string>(known: Record<Id, { id: Id }>, value: string): Id {
  const found = Object.values<{ id: Id }>(known).find(({ id }) => id === value)
  if (!found) throw new Error(`Unknown: ${value}`)
  return found.id
}
