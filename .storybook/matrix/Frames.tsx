import { useEffect, useState } from 'react'
import { viewports } from '../viewports.ts'
import { type Frame, frameSource, type Row, storyAddress } from './frames.ts'
import styles from './Frames.module.css'
import { quietFrame } from './quietFrame.ts'

/** Frames that load at the same time: each starts the app and the mocked back end. */
const loadingLimit = 3

/** A message of Storybook's preview after which nothing more is rendered. */
const finalEvent = /"type":"(storyFinished|storyMissing|storyErrored|storyThrewException)"/

type Props = {
  title: string
  rows: readonly Row[]
  /** The rows are steps, shown in one theme and one width; otherwise each theme, width and axis can be hidden. */
  areSteps?: boolean
}

/**
 * Stories as small frames, in both themes and their viewports. A frame is mounted only while it is near the viewport:
 * each takes about 60 MB in Chromium, and a screen may have 150. The choices work by CSS, by the values of their inputs. At first
 * only the phone in the light theme is shown, and what has one width of its own. The chosen stories can be compared alone.
 */
export function Frames({ title, rows, areSteps = false }: Props) {
  /** Keys of the frames near the viewport, and whether the story of each has settled. */
  const [near, setNear] = useState<ReadonlyMap<string, boolean>>(new Map())
  const loading = new Set(
    [...near].flatMap(([key, hasSettled]) => (hasSettled ? [] : [key])).slice(0, loadingLimit),
  )
  const widths = [...new Set(rows.flatMap(row => row.viewports))]

  // Syncs with the frames, whose messages end here: Storybook's own listener would take a frame's theme for the
  // page's.
  useEffect(() => {
    function receive(event: MessageEvent) {
      const frame = [...document.querySelectorAll('iframe')].find(one => one.contentWindow === event.source)
      if (!frame) return
      event.stopImmediatePropagation()
      const { id = '' } = frame.closest('figure') ?? {}
      if (finalEvent.test(String(event.data)))
        setNear(now => (now.has(id) ? new Map(now).set(id, true) : now))
    }
    // Capturing listeners come first.
    window.addEventListener('message', receive, true)
    return () => window.removeEventListener('message', receive, true)
  }, [])

  // Syncs with the position of the frames, whose rows never change. One observer for all, which reports them from the
  // top of the page.
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries =>
        setNear(now => {
          const next = new Map(now)
          for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) next.delete(target.id)
            else if (!next.has(target.id)) next.set(target.id, false)
          }
          return next
        }),
      // The document as root: the margin of the default root has no effect within Storybook's own frame.
      { root: document, rootMargin: '50% 0px' },
    )
    for (const figure of document.querySelectorAll('figure[data-viewport]')) observer.observe(figure)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={`sb-unstyled ${styles.page}`} data-steps={areSteps || undefined}>
      <h1>{title}</h1>
      <p>Press a frame to open its story in the same theme and width.</p>
      <div className={styles.bar}>
        {!areSteps && <Choice label="Stories" options={[...new Set(rows.map(axisOf))]} />}
        <Choice label="Theme" options={['light', 'dark']} isSingle={areSteps} off="dark" />
        <Choice label="Width" options={widths} isSingle={areSteps} off="desktop" />
        {!areSteps && (
          <label>
            <input type="checkbox" value="compare" /> Compare what is ticked
          </label>
        )}
      </div>
      <div className={styles.rows}>
        {rows.map(row => (
          <section key={row.story} data-axis={axisOf(row)}>
            <h2>
              {areSteps ? (
                row.name
              ) : (
                <label>
                  <input type="checkbox" value="ticked" /> {row.name}
                </label>
              )}
            </h2>
            <div className={styles.row} data-only={row.viewports.length === 1 || undefined}>
              {row.viewports.flatMap(viewport =>
                (['light', 'dark'] as const).map(theme => {
                  const key = `${row.story}_${viewport}_${theme}`
                  return (
                    <FrameView
                      key={key}
                      id={key}
                      frame={{ story: row.story, theme, viewport }}
                      name={row.name}
                      isMounted={near.get(key) === true || loading.has(key)}
                    />
                  )
                }),
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

const axisOf = ({ name }: Row) => name.split(' ')[0] ?? ''

type ChoiceProps = {
  label: string
  options: readonly string[]
  isSingle?: boolean
  /** The option that is not chosen at first. */
  off?: string
}

/** Radio buttons or checkboxes; Frames.module.css hides the frames of an option that is not checked. */
function Choice({ label, options, isSingle = false, off }: ChoiceProps) {
  if (options.length < 2) return null
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={label}
            value={option}
            defaultChecked={isSingle ? index === 0 : option !== off}
          />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the name of a viewport; another option is its own name. */
const nameOf = (option: string) =>
  Object.entries(viewports).find(([viewport]) => viewport === option)?.[1].name ?? option

type FrameProps = { id: string; frame: Frame; name: string; isMounted: boolean }

function FrameView({ id, frame, name, isMounted }: FrameProps) {
  const { theme, viewport } = frame
  const { name: width, styles: size } = viewports[viewport]
  const label = `${name}, ${width}, ${theme}`
  return (
    <figure id={id} data-theme={theme} data-viewport={viewport}>
      <div
        className={styles.window}
        style={{
          '--frame-width': Number.parseInt(size.width),
          '--frame-height': Number.parseInt(size.height),
          colorScheme: theme,
        }}
      >
        {isMounted && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook, whose mocks need its service worker
          <iframe
            src={frameSource(frame)}
            title={label}
            style={size}
            tabIndex={-1}
            {...{ [quietFrame]: '' }}
          />
        )}
        <a href={storyAddress(frame)} target="_top" aria-label={`Open ${label}`} />
      </div>
      <figcaption>
        {width} · {theme}
      </figcaption>
    </figure>
  )
}
