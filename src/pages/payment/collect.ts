/**
 * The one place where a payment provider plugs in: awaited after the server's state was re-read and before the payment is
 * sent, with exactly the sum that was shown, in RON. Today there is no provider, and nothing is collected.
 *
 * A provider must make a second collection of the same order harmless (an idempotency key): the server's calls have none.
 * Card data never goes into fields of this page. When the promise rejects, nothing is sent, and the outcome is unknown.
 */
export const collect = (_total: number): Promise<void> => Promise.resolve()
