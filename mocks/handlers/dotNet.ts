import { decodeEntities } from '#strings/entities.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { getMocks } from '#mocks/state.ts'

// The scenario `legacyWire`: responses have the usual content, in the notation of an old .NET server. Texts have HTML entities,
// a missing date is `DateTime.MinValue`, a change answers the word OK as `text/html`, and a file has no type of its own.

export const isDotNet = () => scenarios[getMocks().scenario].isDotNet === true

const dates = new Set(
  'Added StartDate EndDate PayOutTeacher PayOutPlatform PayOutTax Dob SubscriptionStartDate SubscriptionEndDate'.split(
    ' ',
  ),
)

export function toDotNet(field: string, value: unknown): unknown {
  if (value === null && dates.has(field)) return '0001-01-01T00:00:00'
  return typeof value === 'string' ? encodeEntities(value) : value
}

/** Codes, addresses and dates have no character that is encoded. */
function encodeEntities(text: string): string {
  return text.replace(/[&<>"']|[^\0-\x7f]/gu, character => `&#${character.codePointAt(0)};`)
}

/** Parses the body of a change; texts that are sent back as they came are stored without entities, as in any scenario. */
export function parseBody(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    isDotNet() && typeof value === 'string' ? decodeEntities(value) : value,
  )
}
