import { appointmentHandlers } from './appointments.ts'
import { bookingHandlers } from './booking.ts'
import { categoryHandlers } from './categories.ts'
import { messageHandlers } from './messages.ts'
import { ownAdHandlers } from './ownAds.ts'
import { paymentHandlers } from './payments.ts'
import { pictureHandlers } from './pictures.ts'
import { profileHandlers } from './profile.ts'
import { ratingHandlers } from './ratings.ts'
import { reportHandlers } from './report.ts'
import { requestHandlers } from './requests.ts'
import { userHandlers } from './users.ts'

/** The handlers of the mocked server: one for each endpoint of src/api/endpoints.ts. */
export const handlers = [
  ...userHandlers,
  ...bookingHandlers,
  ...requestHandlers,
  ...ratingHandlers,
  ...profileHandlers,
  ...ownAdHandlers,
  ...pictureHandlers,
  ...categoryHandlers,
  ...messageHandlers,
  ...appointmentHandlers,
  ...paymentHandlers,
  ...reportHandlers,
]
