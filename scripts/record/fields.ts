import { addresses } from '#api/addresses.ts'

/**
 * The fields and arguments of each kind, as `Field`, `Parent.Field`, `endpoint.Field`, `(argument)` or
 * `endpoint(argument)`. Anything that is not listed is denied: a text is replaced as `text`, an id as `number`, an
 * argument as `code`.
 */
const listed = {
  code: 'UserCode Code RequestCode PaymentCode InvoiceNumber Learner.Id Teacher.Id',
  firstName: 'FirstName',
  lastName: 'LastName',
  fullName: 'SenderName getPartners.Name getMentors.Name',
  email: 'Email',
  phone: 'PhoneNumber getPhoneNumber',
  picture: 'ProfileImageUrl FromProfileImageUrl (fileName)',
  video: 'YouYubeURL',
  birthDate: 'Dob',
  number: 'getChat(id) getConversationById(id) getTeacherById(userid)',
  /** Replaced word by word. */
  text: '',
  keep: '',
  // Values of the following kinds are kept on a condition.
  /** Kept when it is only numbers and units. */
  duration: 'DurationName',
  /** Kept when it is only a date. */
  date: '(day)',
  /** Kept when it is a short number. */
  digits: `${Object.keys(addresses.ads.query)
    .map(name => `(${name})`)
    .join(' ')} (width) (height) getSubjectsOf(id)`,
  /** Kept when a reference list has this name. */
  reference: '(city) (subject)',
}

/** How a value is replaced. */
export type Kind = keyof typeof listed

const kinds = new Map(
  Object.entries(listed).flatMap(([kind, fields]) => fields.split(' ').map(field => [field, kind as Kind])),
)

/** Fields that hold one or more entries of a reference list. */
const references = /^(Category|Categories|Cycle|Cycles|City|Cities|Experience|Occupation)$/
const byReferenceField: Record<string, Kind> = { Id: 'keep', Name: 'reference', County: 'reference' }

/** Endpoints that return reference lists, which are the same for every visitor: all of their fields are kept. */
const referenceLists =
  /^get(Categories|Cities|Cycles|Experience|Groups|Mains|MainsWithSubjects|Occupations|SubjectsOf)$/

export const isReferenceList = (endpoint: string) => referenceLists.test(endpoint)

/** Returns the listed kind of a field. The path has the endpoint's name and the fields: `getAds.Teacher.UserCode`. */
export function kindOfField(path: readonly string[]): Kind | undefined {
  const [endpoint = ''] = path
  if (isReferenceList(endpoint)) return 'keep'
  const [parent = endpoint, field = ''] = [path.at(-2), path.at(-1)]
  if (references.test(parent)) return byReferenceField[field]
  return kinds.get(`${parent}.${field}`) ?? kinds.get(field)
}

export function kindOfArgument(endpoint: string, argument: string): Kind {
  return kinds.get(`${endpoint}(${argument})`) ?? kinds.get(`(${argument})`) ?? 'code'
}

/** Stand-ins that are the same for all values of their kind. Every tutor gets the same demonstration video. */
export const fixedStandIns: Partial<Record<Kind, string>> = {
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  birthDate: '1990-01-01T00:00:00',
}

const units = /^(\d+|o|de|și|si|jumătate|oră|ora|ore|h|min|minut|minute)$/i
const date = /^\d{4}-\d{1,2}-\d{1,2}(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** Returns `keep` for a value that meets the condition of its kind, and otherwise the kind of its stand-in. */
export function resolveKind(kind: Kind, value: string, names: ReadonlySet<string>): Kind {
  switch (kind) {
    case 'reference':
      return names.has(value) ? 'keep' : 'text'
    case 'duration':
      return value.split(/\s+/).every(word => units.test(word)) ? 'keep' : 'text'
    case 'date':
      return date.test(value) ? 'keep' : 'birthDate'
    case 'digits':
      return /^-?\d{1,6}$/.test(value) ? 'keep' : 'number'
    default:
      return value === fixedStandIns[kind] ? 'keep' : kind
  }
}
