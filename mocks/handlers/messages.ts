import { fromWallClock } from '#api/dates.ts'
import { Message, NewMessage } from '#api/messages.ts'
import { paged } from '#api/schemas.ts'
import { stamp } from '#mocks/clock.ts'
import type { MessageRow, Person } from '#mocks/rows.ts'
import type { World } from '#mocks/world.ts'
import { answerGet, answerPost, nothing, pageOf, refuse } from './answer.ts'

// Assumption: the spec does not show the page size of a conversation.
const pageSize = 100

/** spec §7 Messages. */
export const messageHandlers = [
  answerGet(
    '/api/messages/getmessagesbymentorcode/:code/:page',
    paged(Message),
    ({ world, viewer, param }) => {
      if (!viewer) return refuse(401)
      const conversation = between(world, viewer.UserCode, param('code'))
      const { TotalRows, Entities } = pageOf(conversation, Number(param('page')), pageSize)
      return { TotalRows, Entities: Entities.map(row => toMessage(row, viewer, world)) }
    },
  ),

  answerPost('/api/messages/SaveNewMessage', NewMessage, ({ world, viewer }, { ToUserId, Body }) => {
    if (!viewer) return refuse(401)
    if (Body.trim() === '') return refuse(400, 'Mesajul nu poate fi gol.')
    if (!world.people.get(ToUserId)) return refuse(400, 'Utilizatorul nu există.')
    world.messages.put({
      id: `sent-${world.messages.all().length}`,
      from: viewer.UserCode,
      to: ToUserId,
      body: Body,
      added: stamp(),
    })
    return nothing()
  }),
]

/** The messages of two people, the newest first. */
function between(world: World, one: string, other: string): MessageRow[] {
  return world.messages
    .all()
    .filter(({ from, to }) => (from === one && to === other) || (from === other && to === one))
    .toReversed()
    .toSorted((a, b) => b.added.localeCompare(a.added))
}

function toMessage({ from, body, added }: MessageRow, viewer: Person, world: World): Message {
  const sender = world.people.get(from)
  return {
    Added: fromWallClock(added),
    Body: body,
    SenderName: [sender?.FirstName, sender?.LastName].filter(Boolean).join(' '),
    FromProfileImageUrl: sender?.ProfileImageUrl,
    isMy: from === viewer.UserCode,
  }
}
