import { useState } from 'react'
import { clockShift, moveClock, now, setClockShift } from '#mocks/clock.ts'
import { formatMockLink, latencies, type MockSettings } from '#mocks/link.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { chooseMocks, getMocks } from '#mocks/state.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { FaultPicker } from './FaultPicker.tsx'
import styles from './Panel.module.css'

const usual = 'usual'

export function Settings() {
  const [settings, setSettings] = useState(getMocks)
  const [isCopied, setIsCopied] = useState(false)

  function choose(patch: Partial<MockSettings>) {
    chooseMocks(patch)
    setSettings(getMocks())
    setIsCopied(false)
  }

  /** Saves the settings and reloads, since the page still shows data of the previous persona or scenario. */
  function chooseAndReload(patch: Partial<MockSettings>) {
    choose(patch)
    window.location.reload()
  }

  async function copyLink() {
    const url = new URL(window.location.href)
    const query = formatMockLink(settings, clockShift())
    url.search = url.search === '' ? query : `${url.search}&${query}`
    await navigator.clipboard.writeText(url.href)
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
      <fieldset className={styles.clock}>
        <legend>Ceas: {now().replace('T', ' ')}</legend>
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
      <FaultPicker faults={settings.faults} onChange={faults => choose({ faults })} />
      <Button variant="primary" onClick={() => void copyLink()}>
        Copiază linkul
      </Button>
      <p role="status">{isCopied && 'Linkul este în memorie.'}</p>
    </section>
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
