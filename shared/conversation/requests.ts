// Conversations, their turns and their cards: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest } from '../define-request.ts'
import type { AppView, ConversationSummary, QueuedMessage } from '../view/app-view.ts'
import { recordKeySchema } from '../schedule/diff.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { Chip } from './chips.ts'
import type { CardStatus } from '../agent/card.ts'
import type { TurnEnding } from '../agent/timeline.ts'
import type { TurnResponse } from '../agent/turn-response.ts'

export const conversationRequests = {
  'load-view': defineRequest<AppView>()({}),
  /** One turn of the conversation; answers when the turn has ended or waits. */
  say: defineRequest<TurnResponse>()({
    text: z.string().min(1).max(20_000),
    /** Stops the turn that runs, if one does; without it that one refuses this. */
    stops: z.boolean().optional(),
  }),
  /** Said once the turn that runs has ended and waits for nothing. */
  'queue-message': defineRequest<{ queued: QueuedMessage[] }>()({
    text: z.string().min(1).max(20_000),
  }),
  'drop-queued': defineRequest<{ queued: QueuedMessage[] }>()({ id: z.int().min(1) }),
  /** Says it now; the turn that runs is stopped. */
  'send-queued': defineRequest<TurnResponse>()({ id: z.int().min(1) }),
  'stop-turn': defineRequest<{ stopped: boolean }>()({}),
  /** Those whose title or words hold `query`, the last one first. */
  'list-conversations': defineRequest<{ conversations: ConversationSummary[] }>()({
    query: z.string().max(200).optional(),
  }),
  'start-conversation': defineRequest<AppView>()({}),
  'open-conversation': defineRequest<AppView>()({ id: z.string().max(40) }),
  'rename-conversation': defineRequest<{ title: string }>()({
    id: z.string().max(40),
    title: z.string().trim().min(1).max(80),
  }),
  'delete-conversation': defineRequest<AppView>()({ id: z.string().max(40) }),
  /** A new conversation with all that came before the turn whose first event is `seq`. */
  /** `text` is what the turn that is left out began with. */
  'branch-conversation': defineRequest<{ view: AppView; text: string }>()({ seq: z.int().min(1) }),
  /** The schedule as it was at this event of the conversation. `walks` counts the changes, undos and redos since. */
  'read-state-then': defineRequest<{ at: string; state: ScheduleState; walks: number }>()({
    seq: z.int().min(1),
  }),
  /** The person's verdict (G6): `hash` is that of the card that was shown. */
  'answer-card': defineRequest<{
    /** `already` when it had been answered before: nothing was done twice. */
    outcome: 'accepted' | 'rejected' | 'stale' | 'already'
    /** Of the answered card, as the file now holds it. */
    status: CardStatus
    /** How the turn went on after the answer; null when it did not. */
    ending: TurnEnding | null
    /** The card that now waits, if one does. */
    cardId: string | null
  }>()({
    cardId: z.string().min(1),
    hash: z.string().min(1),
    verdict: z.enum(['accept', 'reject']),
    note: z.string().max(2_000),
    /** With a yes: these of its changes and no others; what they need has to be among them. */
    only: z.array(recordKeySchema).min(1).max(5_000).optional(),
    /** With a yes: apply the like in this conversation without asking again (O7). */
    always: z.boolean().optional(),
  }),
  /** Another card in place of an open one: the same call with the arguments as the person wants them. */
  /** The card that now waits. */
  'revise-card': defineRequest<{ cardId: string }>()({
    cardId: z.string().min(1),
    hash: z.string().min(1),
    arguments: z.record(z.string().max(40), z.unknown()),
  }),
  /** What was read in the words that led to an open card, and how else they can be read (M8). */
  'read-chips': defineRequest<{ chips: Chip[] }>()({ cardId: z.string().min(1) }),
  /** Another reading in place of that of an open card: `chip` and `choice` are ids of a list that was shown. */
  'choose-reading': defineRequest<TurnResponse>()({
    cardId: z.string().min(1),
    hash: z.string().min(1),
    chip: z.string().min(1).max(40),
    choice: z.string().min(1).max(400),
  }),
}
