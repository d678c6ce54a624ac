type Props = {
  /** Text for screen readers, instead of the dash. */
  spoken: string
}

/** The dash of an empty cell. */
export function EmptyCell({ spoken }: Props) {
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="visuallyHidden">{spoken}</span>
    </>
  )
}
