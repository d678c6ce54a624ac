import { type ReactNode, useDeferredValue, useState } from 'react'
import { Stack, type StackProps } from '#ui/layout/layout.tsx'
import { type HiddenRows, hiddenRowsAt, useEntry } from './visits.ts'

type Props<Row> = Omit<StackProps<'ul'>, 'as' | 'children'> & {
  rows: Row[]
  keyOf: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
}

/**
 * The rows of a list, of which a page has one at most. Back and Forward render only those first that were in sight when the
 * screen was left; each other one is empty, as tall as it was, until React has time.
 */
export function Rows<Row>({ rows, keyOf, children, ...rest }: Props<Row>) {
  const entry = useEntry()
  const [hiddenAtFirst] = useState(() => hiddenRowsAt(entry))
  const hidden = useDeferredValue(none, hiddenAtFirst)
  return (
    <Stack {...rest} as="ul" data-rows="">
      {rows.map((row, index) => {
        const height = hidden[index]
        return height === undefined ? (
          <li key={keyOf(row)}>{children(row, index)}</li>
        ) : (
          <li key={keyOf(row)} style={{ blockSize: height }} />
        )
      })}
    </Stack>
  )
}

const none: HiddenRows = []
