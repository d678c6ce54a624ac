import type { Appointment } from '#api/appointments.ts'
import { hasPrice, totalPrice } from '#domain/appointment.ts'

export type Chosen = {
  ids: readonly number[]
  /** In RON; `null` when one of them has not been seen. It is never half a total. */
  total: number | null
  /** How many have no price, and so add nothing. */
  unpriced: number
}

/**
 * Returns the chosen appointments that can be paid, and their total. Ids among the rows count if payable; other ids count
 * unless every page was read (`isRead`). §4 Multi-pay
 */
export function chosenOf(
  ids: readonly number[],
  rows: readonly Appointment[],
  isPayable: (row: Appointment) => boolean,
  isRead: boolean,
): Chosen {
  const byId = new Map(rows.map(row => [row.Id, row]))
  const counted = ids.filter(id => {
    const row = byId.get(id)
    return row ? isPayable(row) : !isRead
  })
  const seen = counted.flatMap(id => byId.get(id) ?? [])
  return {
    ids: counted,
    total: seen.length === counted.length ? totalPrice(seen, new Set(counted)) : null,
    unpriced: seen.filter(row => !hasPrice(row)).length,
  }
}

/** One more, or one less. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]
}
