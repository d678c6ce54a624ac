import { useState } from 'react'
import { endpoints } from '#api/endpoints.ts'
import { faultKinds, type Faults, parseFaults, readFault, type SetFault } from '#mocks/faultKinds.ts'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { choiceOf, type Picked } from '#ui/Combobox/matches.ts'
import { Select } from '#ui/Select/Select.tsx'
import styles from './Panel.module.css'

type Props = { faults: Faults; onChange: (faults: Faults) => void }

/** All endpoints, searchable by path and by the name of their function. */
const items = endpoints.map(({ name, method, path }, index) => ({
  Id: index + 1,
  Name: `${method} ${path} (${name})`,
  endpoint: name,
}))

/** The form in which the tester sets and removes faults of endpoints, from the next call on. */
export function FaultPicker({ faults, onChange }: Props) {
  const [item, setItem] = useState<Picked<(typeof items)[number]>>(null)
  const [kind, setKind] = useState<string>('500')
  const [isOnce, setIsOnce] = useState(false)

  function add() {
    const call = choiceOf(item)
    if (!call) return
    onChange({ ...faults, ...parseFaults(`${call.endpoint}:${kind}${isOnce ? 'x1' : ''}`) })
    setItem(null)
  }

  function remove(name: string) {
    const { [name]: _, ...others } = faults
    onChange(others)
  }

  return (
    <>
      <Combobox label="Apel" items={items} value={item} onValueChange={setItem} />
      <Select
        label="Ce nu merge"
        items={Object.entries(faultKinds).map(([value, label]) => ({ value, label }))}
        value={kind}
        onValueChange={setKind}
      />
      <Checkbox label="Doar la următorul apel" checked={isOnce} onCheckedChange={setIsOnce} />
      <Button variant="secondary" onClick={add}>
        Strică apelul
      </Button>
      <ul className={styles.list}>
        {Object.entries(faults).map(([name, fault]) => (
          <li key={name} className={styles.row}>
            <span>
              {name}: {labelOf(fault)}
            </span>
            <Button size="small" variant="quiet" aria-label={`Repară ${name}`} onClick={() => remove(name)}>
              Repară
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function labelOf(fault: SetFault): string {
  const { kind, isOnce } = readFault(fault)
  return isOnce ? `${faultKinds[kind]}, o dată` : faultKinds[kind]
}
