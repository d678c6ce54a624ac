type Props = {
  /** What a screen reader hears instead. */
  spoken: string
}

/** The dash of a cell that has nothing to show. */
export function None({ spoken }: Props) {
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="visuallyHidden">{spoken}</span>
    </>
  )
}
