/** The state of the last payment of an order. The page has a notice for each state but `ready` and `paid`. */
export type State =
  | 'ready'
  /** The session had expired at an earlier visit, before anything was paid. */
  | 'interrupted'
  | 'paid'
  /** What can be paid now differs from what was shown; `missing`: only because an attempt has not arrived. */
  | 'changed'
  | 'missing'
  /** Nothing was sent, because the server's state could not be read (`failed`); or the server refused the payment. */
  | 'failed'
  | 'refused'
  /** An attempt may have arrived: one that this page has not shown (`lost`), one that may still be processed (`soon`). */
  | 'lost'
  | 'soon'
  | 'unknown'
  /** The session has expired, before anything was paid or before the attempt was verified. */
  | 'expired'
  | 'unverified'

/** What the server's state shows, or that it could not be read. `unclear`: it does not show whether an attempt arrived. */
export type Reading = 'same' | 'changed' | 'paid' | 'unclear' | 'unread' | 'expired'

/** The steps of a payment: what each reading leads to and, while `sending`, each response. docs/decisions/0014 */
// prettier-ignore
export const steps = {
  // Nothing was sent, so nothing is unclear. `again`: only attempts that the viewer has seen as missing.
  agreed:   { same: 'sending', changed: 'changed', paid: 'paid', unclear: 'unknown', unread: 'failed',  expired: 'expired' },
  again:    { same: 'sending', changed: 'changed', paid: 'paid', unclear: 'unknown', unread: 'unknown', expired: 'unverified' },
  // An attempt from an earlier visit, another tab or another list, which this page has not shown.
  unseen:   { same: 'lost',    changed: 'lost',    paid: 'paid', unclear: 'lost',    unread: 'unknown', expired: 'unverified' },

  sending:  { accepted: 'paid', declined: 'declined', failed: 'ended', none: 'pending', expired: 'expired' },
  // The reason for a 4xx is in the server's state.
  declined: { same: 'refused', changed: 'changed', paid: 'paid', unclear: 'unknown', unread: 'refused', expired: 'refused' },
  // After a response (a 500), or after a minute, a payment that the server has not recorded will not arrive.
  ended:    { same: 'missing', changed: 'changed', paid: 'paid', unclear: 'unknown', unread: 'unknown', expired: 'unverified' },
  // For a minute the server may still be processing the payment, behind a proxy that waits longer than the client.
  pending:  { same: 'soon',    changed: 'soon',    paid: 'paid', unclear: 'soon',    unread: 'unknown', expired: 'unverified' },
} as const satisfies Record<string, Partial<Record<Reading | Response, string>>>

/** The response to a payment; `none`: it was lost, or came from a proxy. */
export type Response = 'accepted' | 'declined' | 'failed' | 'none' | 'expired'

/** Returns the status of a submission (submit/submit.ts) that settles in this state. */
export function statusOf(state: State): 'failed' | 'unknown' | 'sessionExpired' {
  if (state === 'expired' || state === 'unverified') return 'sessionExpired'
  return ['lost', 'soon', 'unknown'].includes(state) ? 'unknown' : 'failed'
}

/** Returns whether the page only verifies the attempt, and does not offer the order for payment. */
export const mustVerify = (state: State) => state === 'unverified' || statusOf(state) === 'unknown'
