import type { CSSProperties, ReactNode } from 'react'
import preview from '#storybook/preview.tsx'
import styles from './Tokens.module.css'

const meta = preview.meta({ title: 'Tokens' })

const colours = {
  Surfaces: ['paper', 'surface', 'surface-sunken', 'surface-float'],
  'Ink and lines': ['ink', 'ink-soft', 'line', 'line-strong'],
  Action: ['action', 'action-hover', 'on-action', 'action-soft', 'on-action-soft', 'focus'],
  Amber: ['amber', 'amber-soft', 'on-amber-soft'],
  Red: ['danger', 'danger-soft', 'on-danger'],
  Notebook: ['margin-line'],
}

export const Colours = meta.story({
  render: () => (
    <>
      {Object.entries(colours).map(([group, names]) => (
        <Group key={group} title={group}>
          {names.map(name => (
            <Sample key={name} name={name} style={{ background: `var(--${name})` }} />
          ))}
        </Group>
      ))}
    </>
  ),
})

export const Type = meta.story({
  render: () => (
    <>
      {[6, 5, 4, 3, 2, 1].map(size => (
        <div key={size} className={styles.line}>
          <code>--size-{size}</code>
          <div>
            <p style={{ font: `650 var(--size-${size}) / var(--leading-tight) var(--font-heading)` }}>
              Găsiți profesorul potrivit
            </p>
            <p style={{ fontSize: `var(--size-${size})` }}>
              Științe, limbi și muzică: țelul însuși își află învățăcelul
            </p>
          </div>
        </div>
      ))}
    </>
  ),
})

export const Space = meta.story({
  render: () => (
    <>
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24].map(step => (
        <div key={step} className={styles.line}>
          <code>--space-{step}</code>
          <div className={styles.bar} style={{ inlineSize: `var(--space-${step})` }} />
        </div>
      ))}
    </>
  ),
})

export const Radius = meta.story({
  render: () => (
    <Group title="Radius and shadow">
      {['1', '2', '3', 'full'].map(name => (
        <Sample key={name} name={`radius-${name}`} style={{ borderRadius: `var(--radius-${name})` }} />
      ))}
      <Sample name="shadow-float" style={{ boxShadow: 'var(--shadow-float)', border: 0 }} />
    </Group>
  ),
})

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  )
}

function Sample({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <figure className={styles.sample}>
      <div style={style} />
      <figcaption>
        <code>--{name}</code>
      </figcaption>
    </figure>
  )
}
