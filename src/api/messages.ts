import * as z from 'zod/mini'
import { DateTime } from './dates.ts'
import { change, read } from './endpoint.ts'
import { Flag, list, paged, Text } from './schemas.ts'

/** §3 Message. `isMy` is the server's spelling. */
export const Message = z.object({
  Added: z.nullish(DateTime),
  Body: z.string(),
  SenderName: Text,
  FromProfileImageUrl: Text,
  isMy: Flag,
})
export type Message = z.infer<typeof Message>

// Assumption: the newest page comes first, 100 messages a page.
/**
 * Returns one page of the conversation with a partner, by the partner's code; pages count from 1.
 * §7 Messages
 */
export const getConversation = read('/api/messages/getmessagesbymentorcode/{code}/{page}', paged(Message))

/** Returns one page of a conversation, by the partner's numeric id, which no screen has. §7 Messages */
export const getConversationById = read('/api/messages/getmessages/{id}/{page}', paged(Message))

// Assumption: the number of messages and whether they were read come with some servers.
/** §3 Conversation partner. */
export const Partner = z.object({
  Code: z.string(),
  Name: Text,
  NrOfMessage: z.nullish(z.number()),
  isRead: z.nullish(z.boolean()),
})
export type Partner = z.infer<typeof Partner>

/** Returns the tutors that a student may write to. §7 Messages */
export const getMentors = read('/api/messages/listofmentors', list(Partner))

/** Returns every user with whom the viewer has exchanged messages. §7 Messages */
export const getPartners = read('/api/messages/getlistofuserswithmessage', list(Partner))

// Assumption: `ToUserId` holds the partner's opaque code.
/** §3 New message payload. */
export const NewMessage = z.object({ ToUserId: z.string(), Body: z.string() })
export type NewMessage = z.infer<typeof NewMessage>

/** Sends a message. §7 Messages */
export const sendMessage = change('/api/messages/SaveNewMessage', NewMessage)

/** §3 Message for a request: `requestId` is the request's code. */
export const RequestMessage = z.object({ requestId: z.string(), message: z.string() })
export type RequestMessage = z.infer<typeof RequestMessage>

/** Replies to a public request. §7 Messages */
export const replyToRequest = change('/api/messages/saveMessageForRequest', RequestMessage)
