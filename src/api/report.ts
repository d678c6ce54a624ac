import * as z from 'zod/mini'
import { Payment } from './appointments.ts'
import { MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { safeRead } from './endpoint.ts'
import { Id, paged } from './schemas.ts'
import { MaybeText } from './texts.ts'

export const ReportRow = z.object({
  AppoitmentId: Id,
  StartDate: MaybeDateTime,
  EndDate: MaybeDateTime,
  Price: z.nullish(z.number()),
  Learner: z.nullish(z.object({ FirstName: MaybeText, LastName: MaybeText })),
  Payment: z.nullish(Payment),
  PayOutTeacher: MaybeDateTime,
  PayOutPlatform: MaybeDateTime,
  PayOutTax: MaybeDateTime,
})
export type ReportRow = z.infer<typeof ReportRow>
describe(
  ReportRow,
  "A lesson in the tutor's report, with the dates on which its shares were paid out. §3 Appointment",
)

export const getReport = safeRead('/api/report/getteacherappoitmentreport/{page}', paged(ReportRow))
describe(getReport, "Returns one page of the tutor's report; pages count from 1.")

export const getBalance = safeRead('/api/report/getbalance/', z.number())
describe(getBalance, 'Returns the amount that is still due to the tutor, in RON.')
