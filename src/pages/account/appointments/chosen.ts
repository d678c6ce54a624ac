import type { Appointment } from '#api/appointments.ts'
import { hasPrice, totalPrice } from '#domain/appointment.ts'

export type ChosenForPayment = {
  ids: readonly number[]
  /** In RON; `null` until every chosen appointment has loaded: there is no partial total. */
  total: number | null
  /** Number of chosen appointments without a price, which add nothing to the total. */
  unpriced: number
}

/**
 * Returns the chosen appointments that can be paid, and their total. Ids among the rows count if payable; other
 * ids count unless every page was read (`isRead`). §4 Multi-pay
 */
export function chosenOf(
  ids: readonly number[],
  rows: readonly Appointment[],
  isPayable: (row: Appointment) => boolean,
  isRead: boolean,
): ChosenForPayment {
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

/** Returns the ids with this one added or, if it was among them, removed. */
export function toggleId(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]
}
