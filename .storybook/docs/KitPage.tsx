import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { screens } from 'virtual:in-use'
import styles from './docs.module.css'

/** The parameter `usage` of the stories of a component of the kit. */
type Usage = {
  /** When the component is the right one. */
  when: string
  /** What its keys do, and what a screen reader says. */
  access: string
  dos?: string[]
  donts?: string[]
}

/** The documentation page of a component of the kit: its docstring, how and where it is used, its props, and its states with their code. */
export function KitPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const primary = use(DocsContext).componentStories()[0]?.moduleExport
  const {
    when = '',
    access = '',
    dos = [],
    donts = [],
  }: Partial<Usage> = preparedMeta.parameters['usage'] ?? {}
  const name = preparedMeta.title.replace('Kit/', '')
  const used = screens[name] ?? screens[name.toLowerCase()] ?? []
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        <strong>When to use it.</strong> {when}
      </p>
      <p>
        <strong>Keyboard and screen reader.</strong> {access}
      </p>
      <p>
        <strong>Used on.</strong> {used.length > 0 ? used.join(', ') : 'The shell of the app only.'}
      </p>
      <ul className={styles.advice}>
        {dos.map(item => (
          <li key={item}>Do: {item}</li>
        ))}
        {donts.map(item => (
          <li key={item}>Don’t: {item}</li>
        ))}
      </ul>
      {primary && <Canvas of={primary} sourceState="none" />}
      {primary && <Controls of={primary} />}
      <Stories includePrimary={false} />
    </>
  )
}
