/** The state of the last payment of an order. The page has a notice for each state but `ready` and `paid`. */
export type State =
  | 'ready'
  | 'paid'
  /** What can be paid now differs from what was shown; `missing`: only because an attempt has not arrived. */
  | 'changed'
  | 'missing'
  /** This press paid nothing: the server could not be asked, or the session had expired (`failed`); or it was refused. */
  | 'failed'
  | 'refused'
  /** An attempt may have arrived: one that this page has not shown (`lost`), or one that it has. */
  | 'lost'
  | 'unknown'

/**
 * What the server's state shows about a payment. `rest`: it is paid, and other lessons can be paid. `unclear`: it does not
 * show whether the payment has arrived. `unread`: the state could not be read.
 */
export type Reading = 'same' | 'changed' | 'paid' | 'rest' | 'unclear' | 'unread'

/** The steps of a payment: what each reading leads to and, while `sending`, each response. docs/decisions/0014 */
// prettier-ignore
export const steps = {
  // The viewer agreed to what was shown, and knows of every attempt.
  agreed:   { same: 'sending', changed: 'changed', paid: 'paid', rest: 'changed', unclear: 'unknown', unread: 'failed' },
  // There is an attempt from an earlier visit, another tab or another list, which this page has not shown.
  unseen:   { same: 'lost',    changed: 'lost',    paid: 'paid', rest: 'changed', unclear: 'lost',    unread: 'lost' },

  // `none`: the response was lost, or came from a proxy.
  sending:  { accepted: 'paid', declined: 'declined', expired: 'failed', failed: 'ended', none: 'pending' },
  // The reason for a 4xx is in the server's state.
  declined: { same: 'refused', changed: 'changed', paid: 'paid', rest: 'changed', unclear: 'unknown', unread: 'refused' },
  // After a response (a 500), or after a minute, a payment that the server has not recorded will not arrive.
  ended:    { same: 'missing', changed: 'changed', paid: 'paid', rest: 'changed', unclear: 'unknown', unread: 'unknown' },
  // For a minute the server may still be processing the payment, behind a proxy that waits longer than the client.
  pending:  { same: 'unknown', changed: 'unknown', paid: 'paid', rest: 'changed', unclear: 'unknown', unread: 'unknown' },
} as const satisfies Record<string, Partial<Record<Reading | Response, string>>>

type Response = 'accepted' | 'declined' | 'expired' | 'failed' | 'none'

/** Returns whether the page only verifies the attempt, and does not offer the order for payment. */
export const mustVerify = (state: State) => state === 'lost' || state === 'unknown'
