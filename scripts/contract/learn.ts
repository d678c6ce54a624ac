/** Arguments of calls that are known so far, by name. */
export type Arguments = Record<string, string | number | undefined>

/** Stores the arguments for later calls that a response contains. */
export function learn(name: string, answer: string, known: Arguments): void {
  const rows = rowsOf(answer)
  const [row] = rows
  switch (name) {
    case 'getAds':
      known['adid'] = known['adCode'] = text(row?.['Code'])
      known['fileName'] = rows.map(ad => text(tutorOf(ad)?.['ProfileImageUrl'])).find(Boolean)
      learnTutor(row, known)
      break
    case 'getAdByCode':
      learnTutor(row, known)
      break
    case 'getMains':
      known['main'] = text(row?.['Id'])
      break
    case 'getPartners':
    case 'getMentors':
      known['code'] ??= text(row?.['Code'])
      break
    case 'getRequests':
      known['request'] = text(row?.['RequestCode'])
      break
    case 'getAppointments':
      known['appointment'] = text(row?.['Id'])
      break
    case 'getPayments':
      known['paymentCode'] = text(row?.['PaymentCode'])
      break
  }
}

/** Stores the tutor's code from an ad. The ads of a list may lack it; the response of `getAdByCode` has it. */
function learnTutor(ad: Row | undefined, known: Arguments): void {
  known['userid'] = known['teacherid'] ??= text(tutorOf(ad)?.['UserCode'])
}

type Row = Record<string, unknown>

const tutorOf = (ad: Row | undefined) => ad?.['Teacher'] as Row | null | undefined

/** Returns the rows of a list or page; a single object is its only row. */
function rowsOf(answer: string): Row[] {
  try {
    const json = JSON.parse(answer) as { Entities?: Row[] | null } | Row[] | null
    if (Array.isArray(json)) return json
    if (json && 'Entities' in json) return json.Entities ?? []
    return json ? [json] : []
  } catch {
    return []
  }
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
