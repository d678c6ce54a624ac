import * as z from 'zod/mini'
import { get, postVoid } from './client.ts'
import { DateTime } from './dates.ts'
import { Flag, paged, Text } from './schemas.ts'

/** spec §3 Message. `isMy` is the server's spelling. */
export const Message = z.object({
  Added: z.nullish(DateTime),
  Body: z.string(),
  SenderName: Text,
  FromProfileImageUrl: Text,
  isMy: Flag,
})
export type Message = z.infer<typeof Message>

// Assumption: the newest page comes first, 100 messages a page.
/** One page of the conversation with a partner, by the partner's code; pages from 1. spec §7 Messages. @throws ApiError */
export const getConversation = (code: string, page: number, signal?: AbortSignal) =>
  get(`/api/messages/getmessagesbymentorcode/${encodeURIComponent(code)}/${page}`, paged(Message), { signal })

// Assumption: `ToUserId` holds the partner's opaque code.
/** spec §3 New message payload: `ToUserId` holds the partner's code. */
export const NewMessage = z.object({ ToUserId: z.string(), Body: z.string() })
export type NewMessage = z.infer<typeof NewMessage>

/** Sends a message. spec §7 Messages. @throws ApiError */
export const sendMessage = (message: NewMessage) =>
  postVoid('/api/messages/SaveNewMessage', { json: message })
