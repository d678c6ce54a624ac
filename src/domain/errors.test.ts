import { expect, test } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { describeError } from './errors.ts'

test.each([
  [400, 'Serverul nu a acceptat datele'],
  [422, 'Serverul nu a acceptat datele'],
  [403, 'Serverul nu a putut răspunde'],
  [500, 'Serverul nu a putut răspunde'],
])('a status %i says whether what was sent is to blame', (status, title) => {
  expect(describeError(new ApiError('status', 'POST /x', { status })).title).toBe(title)
})
