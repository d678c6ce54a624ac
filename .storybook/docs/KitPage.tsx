import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'

/** When a component of the kit is the right one, and mistakes that are likely: the parameter `usage` of its stories. */
type Usage = { when: string; dos?: string[]; donts?: string[] }

/** The documentation page of a component of the kit: its docstring, when to use it, its props, and its states with their code. */
export function KitPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { when = '', dos = [], donts = [] }: Partial<Usage> = preparedMeta.parameters['usage'] ?? {}
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        <strong>When to use it.</strong> {when}
      </p>
      <ul className={styles.advice}>
        {dos.map(item => (
          <li key={item}>Do: {item}</li>
        ))}
        {donts.map(item => (
          <li key={item}>Don’t: {item}</li>
        ))}
      </ul>
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
