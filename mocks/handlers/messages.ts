import {
  getConversation,
  getConversationById,
  getMentors,
  getPartners,
  type Message,
  type Partner,
  replyToRequest,
  sendMessage,
} from '#api/messages.ts'
import { lessonsOf } from '#mocks/lessons.ts'
import type { MessageRow, Person } from '#mocks/rows.ts'
import { readId } from '#mocks/seeding/messages.ts'
import { isSubscribed } from '#mocks/subscriptions.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { isBlank } from '#strings/blank.ts'
import { answerBody, answerViewer } from './answer.ts'
import { compare, pageOf } from './pages.ts'
import { fullName, personByNumber } from './people.ts'
import { refuse } from './refuse.ts'

// Messages per page, as assumed in src/api/messages.ts.
const conversationPage = 100

const emptyMessage = 'Mesajul nu poate fi gol.'
const noSubscription = 'Aveți nevoie de un abonament activ.'

export const messageHandlers = [
  answerViewer(getConversation, ({ world, viewer, args }) =>
    conversation(world, viewer, args.code, args.page),
  ),

  answerViewer(getConversationById, ({ world, viewer, args }) =>
    conversation(world, viewer, personByNumber(world, args.id)?.UserCode ?? '', args.page),
  ),

  // Mentors are the tutors with whom the viewer has or had lessons.
  answerViewer(getMentors, ({ world, viewer }) => {
    const taught = lessonsOf(world, viewer).filter(lesson => lesson.learner === viewer.UserCode)
    return [...new Set(taught.map(lesson => lesson.teacher))].map(code => toPartner(world, viewer, code))
  }),

  // Partners are sorted by the newest message, sent or received.
  answerViewer(getPartners, ({ world, viewer: { UserCode }, viewer }) => {
    const own = world.messages.all().filter(({ from, to }) => from === UserCode || to === UserCode)
    const codes = newestFirst(own).map(({ from, to }) => (from === UserCode ? to : from))
    return [...new Set(codes)].map(code => toPartner(world, viewer, code))
  }),

  answerBody(sendMessage, ({ world, viewer }, { ToUserId, Body }) => {
    if (isBlank(Body)) return refuse(400, emptyMessage)
    if (!world.people.get(ToUserId) || ToUserId === viewer.UserCode)
      return refuse(400, 'Utilizatorul nu există.')
    // §4 Messaging gate: a tutor needs a subscription to write.
    if (viewer.IsTeacher && !isSubscribed(viewer, world.now())) return refuse(403, noSubscription)
    post(world, viewer, ToUserId, Body)
  }),

  answerBody(replyToRequest, ({ world, viewer }, { requestId, message }) => {
    const request = world.requests.get(requestId)
    if (isBlank(message)) return refuse(400, emptyMessage)
    if (!request) return refuse(400, 'Solicitarea nu există.')
    if (request.learner === viewer.UserCode) return refuse(400, 'Solicitarea este a dumneavoastră.')
    // §4 Request-reply flow: a reply to a request needs a subscription, in every role.
    if (!isSubscribed(viewer, world.now())) return refuse(403, noSubscription)
    if (request.EndDate <= world.now()) return refuse(409, 'Solicitarea nu mai este valabilă.')
    post(world, viewer, request.learner, message)
  }),
]

function post(world: World, { UserCode: from }: Person, to: string, body: string): void {
  world.messages.put({ id: `sent-${world.count('message')}`, from, to, body, added: world.now() })
}

/** Returns one page of a conversation, newest message first, and marks all messages of the partner as read. */
function conversation(world: World, viewer: Person, code: string, page: string) {
  const messages = between(world, viewer.UserCode, code)
  const { TotalRows, Entities } = pageOf(messages, page, conversationPage)
  const id = readId(viewer.UserCode, code)
  const count = messages.filter(({ from }) => from === code).length
  if (count !== (world.reads.get(id)?.count ?? 0)) world.reads.put({ id, count })
  return { TotalRows, Entities: Entities.map(row => toMessage(row, viewer, world)) }
}

function between(world: World, one: string, other: string): MessageRow[] {
  return newestFirst(
    world.messages
      .all()
      .filter(({ from, to }) => (from === one && to === other) || (from === other && to === one)),
  )
}

/** Sorts messages, newest first. Of two with the same time the later row comes first. */
function newestFirst(messages: readonly MessageRow[]): MessageRow[] {
  return messages.toReversed().toSorted((a, b) => compare(b.added, a.added))
}

function toPartner(world: World, viewer: Person, Code: string): Partner {
  const messages = between(world, viewer.UserCode, Code)
  const received = messages.filter(({ from }) => from === Code).length
  return {
    Code,
    Name: fullName(world.people.get(Code)) || undefined,
    NrOfMessage: messages.length,
    isRead: received <= (world.reads.get(readId(viewer.UserCode, Code))?.count ?? 0),
  }
}

function toMessage({ from, body, added }: MessageRow, viewer: Person, world: World): Message {
  const sender = world.people.get(from)
  return {
    Added: toDate(added),
    Body: body,
    SenderName: fullName(sender),
    FromProfileImageUrl: sender?.ProfileImageUrl,
    isMy: from === viewer.UserCode,
  }
}
