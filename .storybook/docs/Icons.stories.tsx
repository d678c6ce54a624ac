import { expect } from 'storybook/test'
import { icons } from 'virtual:code-in-use'
import preview from '#storybook/preview.tsx'
import { Page, pageParameters } from './Page.tsx'
import styles from './docs.module.css'

const meta = preview.meta({ title: 'Foundations/Icons' })

export const Icons = meta.story({
  parameters: pageParameters,
  render: () => (
    <Page
      title="Icons"
      lead={
        <>
          The icons in use, of <a href="https://lucide.dev/icons">Lucide</a>. Prefer one of them to a new one,
          and one meaning for each. An icon without a name is hidden from screen readers. The number says how
          many files use it; point at it for their names.
        </>
      }
    >
      <ul className={styles.grid}>
        {icons.map(({ Icon, name, paths }) => (
          <li key={name} className={styles.icon} title={paths.join('\n')}>
            <Icon />
            <code>{name}</code>
            <span>{paths.length}</span>
          </li>
        ))}
      </ul>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('message-circle')).toBeVisible()
  },
})
