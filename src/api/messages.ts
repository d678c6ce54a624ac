import * as z from 'zod/mini'
import { MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { change, safeRead } from './endpoint.ts'
import { Flag, list, paged } from './schemas.ts'
import { MaybeText, MaybeVerbatim, Text } from './texts.ts'

export const Message = z.object({
  Added: MaybeDateTime,
  Body: Text,
  SenderName: MaybeText,
  FromProfileImageUrl: MaybeVerbatim,
  isMy: Flag,
})
export type Message = z.infer<typeof Message>
describe(Message, "A message of a conversation. `isMy` is the server's spelling. §3 Message")

export const getConversation = safeRead('/api/messages/getmessagesbymentorcode/{code}/{page}', paged(Message))
describe(
  getConversation,
  "Returns one page of the conversation with a partner, by the partner's code; pages count from 1.",
  'Assumption: the newest page comes first, 100 messages a page.',
)

export const getConversationById = safeRead('/api/messages/getmessages/{id}/{page}', paged(Message))
describe(
  getConversationById,
  "Returns one page of a conversation, by the partner's numeric id, which no screen has.",
)

export const Partner = z.object({
  Code: z.string(),
  Name: MaybeText,
  NrOfMessage: z.nullish(z.number()),
  isRead: z.nullish(z.boolean()),
})
export type Partner = z.infer<typeof Partner>
describe(
  Partner,
  'A user with whom the viewer may exchange messages. §3 Conversation partner',
  'Assumption: only some servers send the number of messages and whether they were read.',
)

export const getMentors = safeRead('/api/messages/listofmentors', list(Partner))
describe(getMentors, 'Returns the tutors that a student may write to.')

export const getPartners = safeRead('/api/messages/getlistofuserswithmessage', list(Partner))
describe(getPartners, 'Returns every user with whom the viewer has exchanged messages.')

export const NewMessage = z.object({ ToUserId: z.string(), Body: z.string() })
export type NewMessage = z.infer<typeof NewMessage>
describe(
  NewMessage,
  'A new message. §3 New message payload',
  "Assumption: `ToUserId` holds the partner's opaque code.",
)

export const sendMessage = change('/api/messages/SaveNewMessage', NewMessage)
describe(sendMessage, 'Sends a message.')

export const RequestMessage = z.object({ requestId: z.string(), message: z.string() })
export type RequestMessage = z.infer<typeof RequestMessage>
describe(
  RequestMessage,
  "A reply to a public request: `requestId` is the request's code. §3 Message for a request",
)

export const replyToRequest = change('/api/messages/saveMessageForRequest', RequestMessage)
describe(replyToRequest, 'Replies to a public request.')
