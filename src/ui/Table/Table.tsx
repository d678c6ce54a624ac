import type { ComponentProps, Key, ReactNode } from 'react'
import { uiText } from '#text/ui.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Table.module.css'

/** A column. The first one is the header of each row. */
export type Column<Row> = {
  /** Header of the column and, where a row is a card, label of the cell. */
  name: string
  /** Returns the content; for `null` and `""` the cell is a dash. */
  cell: (row: Row) => ReactNode
  /**
   * Text that screen readers get instead of the dash; by default they get nothing. A column with this text that would
   * have only dashes, and no foot, is not rendered.
   */
  none?: string
  /** An `amount` is aligned to the end; an `action` holds the controls of a row, without a label and not printed. */
  kind?: 'text' | 'amount' | 'action'
  /** The cell below the rows of this page, e.g. their total. */
  foot?: ReactNode
}

/** Number of columns from which a table counts as wide. */
const wide = 6

type Props<Row> = Omit<ComponentProps<'table'>, 'children' | 'className'> & {
  /** The columns, in their order. */
  columns: readonly Column<Row>[]
  /** The data of each row. */
  rows: readonly Row[]
  /** Returns what identifies a row. */
  keyOf: (row: Row) => Key
}

/** A table; in a narrow container each row is rendered as a card. */
export function Table<Row>({ columns: all, rows, keyOf, ...rest }: Props<Row>) {
  const columns = all.filter(
    ({ cell, none, foot }, index) => index === 0 || none === undefined || foot || rows.some(row => cell(row)),
  )
  return (
    <div className={styles.box}>
      <table {...rest} className={styles.table} data-wide={columns.length >= wide || undefined}>
        <Head columns={columns} />
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, kind, cell, none }, index) => (
                <Cell key={name} isFirst={index === 0} data-kind={kind} data-name={name}>
                  {cell(row) || <EmptyCell none={none} />}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ foot }) => foot !== undefined) && (
          <tfoot>
            <tr>
              {columns.map(({ name, kind, foot }, index) => (
                <Cell key={name} isFirst={index === 0} data-kind={kind}>
                  {foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The cell of a row: the first one is the row's header. */
function Cell({ isFirst, children, ...rest }: ComponentProps<'td'> & { isFirst: boolean }) {
  return isFirst ? <th scope="row">{children}</th> : <td {...rest}>{children}</td>
}

function EmptyCell({ none }: Pick<Column<never>, 'none'>) {
  if (none === undefined) return null
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="visuallyHidden">{none}</span>
    </>
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

export function TableSkeleton({ columns, rows = 5 }: HeadProps & { rows?: number }) {
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
