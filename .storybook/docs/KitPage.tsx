import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { displayName } from '../storyNames.ts'
import { CodeText } from './CodeText.tsx'
import { frameHeight, Specimen } from './Specimen.tsx'
import { usageOf } from './usage.ts'
import styles from './docs.module.css'

/**
 * The documentation page of a component of the kit: its docstring, when to use it, its states with their code,
 * and its props. Left out are the stories of other axes, and those tagged `focused`: their popup is open only
 * while it has the focus, which several stories of a page cannot have.
 */
export function KitPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { when, dos, donts } = usageOf(preparedMeta.parameters)
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ name, tags }) => name.startsWith('State') && !tags.includes('focused'))
  const [first] = stories
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        <strong>When to use it.</strong> <CodeText text={when} />
      </p>
      <div className={styles.advice}>
        <Advice kind="do" items={dos} />
        <Advice kind="dont" items={donts} />
      </div>
      {first && <Specimen story={first} />}
      <div className={styles.props}>
        {first && hasControls(first) ? <Controls of={first.moduleExport} /> : <ArgTypes of="meta" />}
      </div>
      <Heading>States</Heading>
      {stories.slice(1).map(story => (
        <section key={story.id}>
          <Subheading>{displayName(story.name)}</Subheading>
          <Description of={story.moduleExport} />
          <Specimen story={story} />
        </section>
      ))}
    </>
  )
}

function Advice({ kind, items }: { kind: 'do' | 'dont'; items?: string[] | undefined }) {
  if (!items) return null
  return (
    <div>
      <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong>
      <ul className={styles.list} data-kind={kind}>
        {items.map(item => (
          <li key={item}>
            <CodeText text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Returns whether controls change a story: it renders its args, which one with a fixed `render` does not, and is on
 * this page, not in a frame.
 */
const hasControls = ({ parameters }: { parameters: Record<string, unknown> }) =>
  parameters['__isArgsStory'] === true && frameHeight({ parameters }) === undefined
