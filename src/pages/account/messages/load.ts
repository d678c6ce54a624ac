import type { LoaderFunctionArgs } from 'react-router'
import { type Appointment, getActiveAppointments } from '#api/appointments.ts'
import { getConversation, getMentors, getPartners, Message, type Partner } from '#api/messages.ts'
import { read } from '#api/mismatches.ts'
import { getUserByCode } from '#api/users.ts'
import { requireProfile } from '#api/viewer.ts'
import { knownAs, nameOf } from '#domain/people.ts'
import { storeUnread } from '#features/accountCounts/accountCounts.ts'
import { getViewer, redirectOnExpiry, type Viewer } from '#session.ts'
import { deferred } from '#data/useDeferred.ts'

/** The conversation partners, and the tutors of a student; they are shown as one list. §2 Messages */
export type Lists = { partners: Partner[]; mentors: Partner[] }

/** The partner of the chosen conversation, with the name that the viewer may see. */
export type Chosen = { code: string; name: string }

export const pollEvery = 15_000

/** Loads the list, and the conversation that `?user=` names; each may fail on its own. §2 Messages */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const code = new URL(request.url).searchParams.get('user') ?? ''
  const viewer = requireProfile(await getViewer())
  const lists = deferred(redirectOnExpiry(readLists(viewer, code, signal), request))
  const conversation =
    code === ''
      ? null
      : {
          code,
          partner: deferred(redirectOnExpiry(findPartner(code, lists, viewer.UserCode, signal), request)),
          newest: deferred(redirectOnExpiry(readMessages(code, 1, { signal }), request)),
          lessons: deferred(findLessons(code, signal)),
        }
  return { viewer, lists, conversation }
}

export type MessagesData = Awaited<ReturnType<typeof loader>>
export type ConversationData = NonNullable<MessagesData['conversation']>

/** Returns the accepted lessons with this person on page 1 of the active list, the first one first. */
export async function findLessons(code: string, signal: AbortSignal): Promise<Appointment[]> {
  const { Entities } = await getActiveAppointments({ page: 1 }, { background: true, signal })
  return Entities.filter(
    ({ Teacher, Learner, AcceptedByTeacher }) =>
      [Teacher?.Id, Learner?.Id].includes(code) && AcceptedByTeacher,
  ).toSorted((a, b) => a.StartDate.getTime() - b.StartDate.getTime())
}

async function readLists(viewer: Viewer, chosen: string, signal: AbortSignal): Promise<Lists> {
  const [partners, mentors] = await Promise.all([
    getPartners({}, { signal }).then(storeUnread(viewer, () => chosen)),
    viewer.IsTeacher ? [] : getMentors({}, { signal }),
  ])
  return { partners, mentors }
}

function mergePartners({ partners, mentors }: Lists): Partner[] {
  const byCode = new Map<string, Partner>()
  for (const partner of [...partners, ...mentors])
    if (!byCode.has(partner.Code)) byCode.set(partner.Code, partner)
  return [...byCode.values()]
}

/**
 * Splits the people into those with messages, the codes of `first` first, and the others. Without counts, every partner has
 * messages. §2
 */
export function splitPartners(
  lists: Lists,
  first: ReadonlySet<string> = new Set(),
): { partners: Partner[]; others: Partner[] } {
  const codes = new Set(lists.partners.map(({ Code }) => Code))
  const hasMessages = ({ Code, NrOfMessage }: Partner) => (NrOfMessage ?? (codes.has(Code) ? 1 : 0)) > 0
  const all = mergePartners(lists)
  const partners = all.filter(hasMessages)
  const isFirst = ({ Code }: Partner) => first.has(Code)
  return {
    partners: [...partners.filter(isFirst), ...partners.filter(one => !isFirst(one))],
    others: all.filter(one => !hasMessages(one)),
  }
}

/** Returns the partner with this code; `null` for an unknown code and for the viewer's own. contract: getuserbycode */
async function findPartner(
  code: string,
  lists: Promise<Lists>,
  ownCode: string,
  signal: AbortSignal,
): Promise<Chosen | null> {
  const known = await lists.then(mergePartners, () => [])
  const partner = known.find(({ Code }) => Code === code)
  if (partner) return { code, name: knownAs(partner.Name) }
  if (code === ownCode) return null
  const person = await getUserByCode({ userid: code }, { signal })
  return person && { code, name: nameOf(person) }
}

/** A page as the server sends it, newest first; `null` stands for a message that does not fit its schema. */
export type Page = { total: number; rows: (Message | null)[] }

type ReadOptions = { signal: AbortSignal; background?: boolean }

/**
 * Reads a page, with `null` in place of each message that the schema drops, so that the others keep their places.
 * @throws ApiError
 */
export async function readMessages(code: string, page: number, options: ReadOptions): Promise<Page> {
  let rows: unknown[] = []
  const { TotalRows } = await getConversation(
    { code, page },
    { ...options, onRaw: answer => (rows = rowsOf(answer)) },
  )
  return { total: TotalRows, rows: rows.map(row => read(Message, row).value ?? null) }
}

function rowsOf(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null || !('Entities' in answer)) return []
  return Array.isArray(answer.Entities) ? answer.Entities : []
}
