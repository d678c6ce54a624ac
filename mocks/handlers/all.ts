import { categoryHandlers } from './categories.ts'
import { messageHandlers } from './messages.ts'
import { profileHandlers } from './profile.ts'
import { userHandlers } from './users.ts'

/** Everything the mocked server answers. */
export const handlers = [...userHandlers, ...profileHandlers, ...categoryHandlers, ...messageHandlers]
