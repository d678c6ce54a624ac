import type * as z from 'zod/mini'
import * as appointments from './appointments.ts'
import * as categories from './categories.ts'
import { DateTime, MaybeDateTime } from './dates.ts'
import type { Definition, Endpoint } from './endpoint.ts'
import * as messages from './messages.ts'
import * as portraits from './portraits.ts'
import * as profile from './profile.ts'
import * as ratings from './ratings.ts'
import * as report from './report.ts'
import * as requests from './requests.ts'
import { Id, Named, NameOnly, Numeric } from './schemas.ts'
import { MaybeText, Text } from './texts.ts'
import * as users from './users.ts'
import * as viewer from './viewer.ts'

type Caller = (...parameters: never[]) => unknown

/** An endpoint of the contract: its definition, its function, the function's name, and its section. */
export type EndpointEntry = Definition & { name: string; call: Caller; section: string }

const sections = {
  Users: { ...users, ...requests, ...ratings },
  Profile: { ...viewer, ...profile, ...portraits },
  'Categories and cycles': categories,
  Messages: messages,
  'Appointments and payments': appointments,
  Report: report,
}

/** Every call of §7: the exported functions with a definition. Not for pages, which import the functions. */
export const endpoints: EndpointEntry[] = Object.entries(sections).flatMap(([section, functions]) =>
  Object.entries(functions)
    .flatMap(([name, call]) => (hasDefinition(call) ? [{ name, call, section, ...call.definition }] : []))
    // Bundlers do not agree on the order of a module's exports.
    .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
)

/** The schemas with a name in docs/openapi.json: the building blocks, and the schemas that the sections' files export. */
export const namedSchemas = new Map<z.core.$ZodType, string>(
  Object.values({
    blocks: { Id, Numeric, DateTime, MaybeDateTime, Named, NameOnly, Text, MaybeText },
    ...sections,
  }).flatMap(exported =>
    Object.entries(exported).flatMap(([name, value]) => (isSchema(value) ? [[value, name]] : [])),
  ),
)

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function hasDefinition(value: unknown): value is Endpoint<Caller> {
  return typeof value === 'function' && 'definition' in value
}
