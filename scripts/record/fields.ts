/**
 * How a value is replaced: `keep` and the kinds after it stay as they are, on the given condition, and all
 * others get a stand-in.
 *
 * - `number`: an id that is not one of a reference list, e.g. of a lesson.
 * - `text`: any other text, replaced word by word.
 * - `reference`: kept when a reference list has this name. `duration`: kept when it is only numbers and units.
 *   `date`: kept when it is nothing but a date. `digits`: kept when it is a number.
 */
export type Kind =
  | 'code'
  | 'number'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'picture'
  | 'video'
  | 'birthDate'
  | 'text'
  | 'keep'
  | 'reference'
  | 'duration'
  | 'date'
  | 'digits'

/**
 * Kinds of fields by `endpoint.Field`, `Parent.Field` or `Field`, the most specific first. Anything that is
 * not listed is denied: a text is replaced as `text`, an id as `number` (scrub.ts).
 */
const byField: Record<string, Kind> = {
  UserCode: 'code',
  Code: 'code',
  RequestCode: 'code',
  PaymentCode: 'code',
  InvoiceNumber: 'code',
  'Learner.Id': 'code',
  'Teacher.Id': 'code',
  FirstName: 'firstName',
  LastName: 'lastName',
  SenderName: 'fullName',
  'getPartners.Name': 'fullName',
  'getMentors.Name': 'fullName',
  Email: 'email',
  PhoneNumber: 'phone',
  getPhoneNumber: 'phone',
  ProfileImageUrl: 'picture',
  FromProfileImageUrl: 'picture',
  YouYubeURL: 'video',
  Dob: 'birthDate',
  DurationName: 'duration',
}

/** Fields that hold an entry of a reference list, or several. */
const references = /^(Category|Categories|Cycle|Cycles|City|Cities|Experience|Occupation)$/
const byReferenceField: Record<string, Kind> = { Id: 'keep', Name: 'reference', County: 'reference' }

/** Endpoints that answer reference lists, the same for every visitor: all of their fields are kept. */
const referenceLists = new Set([
  'getCategories',
  'getCities',
  'getCycles',
  'getExperience',
  'getGroups',
  'getMains',
  'getMainsWithSubjects',
  'getOccupations',
  'getSubjectsOf',
])

export const isReferenceList = (endpoint: string) => referenceLists.has(endpoint)

/** Returns the listed kind of a field. The path has the endpoint's name and the fields: `getAds.Teacher.UserCode`. */
export function kindOfField(path: readonly string[]): Kind | undefined {
  const [endpoint = '', ...fields] = path
  if (isReferenceList(endpoint)) return 'keep'
  const field = path.at(-1) ?? ''
  if (references.test(fields.at(-2) ?? '')) return byReferenceField[field]
  const qualified = fields.length > 1 ? `${fields.at(-2)}.${field}` : `${endpoint}.${field}`
  return byField[qualified] ?? byField[field]
}

/** Kinds of arguments by `endpoint.argument` or `argument`. Anything that is not listed is replaced as a code. */
const byArgument: Record<string, Kind> = {
  categoryid: 'digits',
  cycleid: 'digits',
  cityid: 'digits',
  order: 'digits',
  page: 'digits',
  width: 'digits',
  height: 'digits',
  'getSubjectsOf.id': 'digits',
  day: 'date',
  city: 'reference',
  subject: 'reference',
  fileName: 'picture',
  'getChat.id': 'number',
  'getConversationById.id': 'number',
  'getTeacherById.userid': 'number',
}

export function kindOfArgument(endpoint: string, argument: string): Kind {
  return byArgument[`${endpoint}.${argument}`] ?? byArgument[argument] ?? 'code'
}
