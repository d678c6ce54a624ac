import { showAlert } from '#stores/alert.ts'
import { paymentText } from '#text/payment.ts'
import { hasPaidPart, isNothingPaid, type PayResult } from './result.ts'

/** For who has gone on to another screen, whose data is then read again. */
export function tellElsewhere(result: PayResult, refresh: () => Promise<void>): void {
  const { done, elsewhere } = paymentText
  void refresh()
  if (result.kind === 'paid') return showAlert(done)
  showAlert(elsewhere[whatElsewhere(result)], 'error')
}

function whatElsewhere(result: PayResult): keyof typeof paymentText.elsewhere {
  if (isNothingPaid(result)) return 'notPaid'
  if ('changes' in result && result.changes && hasPaidPart(result.changes)) return 'part'
  return result.kind === 'unknown' && result.tried.isTaken ? 'taken' : 'unknown'
}
