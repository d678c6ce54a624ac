import type { ComponentProps, Key, ReactNode } from 'react'
import { uiText } from '#text/ui.ts'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Table.module.css'

/** The first column names its row. */
export type Column<Row> = {
  /** Above the column and, where a row is a card, before the cell. */
  name: string
  cell: (row: Row) => ReactNode
  /** Amounts stand under each other by their ends; what one does with a row has no name on a card and is not printed. */
  kind?: 'text' | 'amount' | 'action'
  /** What is below the rows, on this page. */
  foot?: ReactNode
}

/** From so many columns on a table is a wide one. */
const wide = 6

type Props<Row> = Omit<ComponentProps<'table'>, 'children'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
}

/** A table; in a narrow container each row is rendered as a card. */
export function Table<Row>({ columns, rows, keyOf, className, ...rest }: Props<Row>) {
  return (
    <div className={classes(styles.box, className)}>
      <table {...rest} className={styles.table} data-wide={columns.length >= wide || undefined}>
        <Head columns={columns} />
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, kind, cell }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} data-kind={kind} data-name={name}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ name, kind, foot }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {foot}
                  </th>
                ) : (
                  <td key={name} data-kind={kind}>
                    {foot}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

type HeadProps = { columns: readonly Pick<Column<never>, 'name' | 'kind'>[] }

function Head({ columns }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, kind }) => (
          <th key={name} scope="col" data-kind={kind}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type SkeletonProps = HeadProps & { rows?: number }

/** The skeleton of a table. */
export function TableSkeleton({ columns, rows = 5 }: SkeletonProps) {
  return (
    <div className={styles.box} role="status" aria-label={uiText.loadingList} aria-busy="true">
      <table className={styles.table} data-wide={columns.length >= wide || undefined} aria-hidden="true">
        <Head columns={columns} />
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {columns.map(({ name, kind }, index) => (
                <td key={name} data-kind={kind} data-name={name} data-first={index === 0 || undefined}>
                  <Skeleton width={index === 0 ? '7rem' : '4.5rem'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
