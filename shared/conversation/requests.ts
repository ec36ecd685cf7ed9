// Conversations, their turns and their cards: what the requests take and answer (C1).
import { z } from 'zod'
import { defineRequest, shape } from '../define-request.ts'
import type { AppView, ConversationSummary, QueuedMessage } from '../view/app-view.ts'
import { recordKeySchema } from '../schedule/diff.ts'
import type { ScheduleState } from '../schedule/state.ts'
import type { Chip } from './chips.ts'
import type { CardStatus } from '../agent/card.ts'
import type { TurnEnding } from '../agent/timeline.ts'
import type { TurnResponse } from '../agent/turn-response.ts'

export const conversationRequests = {
  'load-view': defineRequest({ input: z.strictObject({}), output: shape<AppView>() }),
  /** One turn of the conversation; answers when the turn has ended or waits. */
  say: defineRequest({
    input: z.strictObject({
      text: z.string().min(1).max(20_000),
      /** Stops the turn that runs, if one does; without it that one refuses this. */
      stops: z.boolean().optional(),
    }),
    output: shape<TurnResponse>(),
  }),
  /** Said once the turn that runs has ended and waits for nothing. */
  'queue-message': defineRequest({
    input: z.strictObject({ text: z.string().min(1).max(20_000) }),
    output: shape<{ queued: QueuedMessage[] }>(),
  }),
  'drop-queued': defineRequest({
    input: z.strictObject({ id: z.int().min(1) }),
    output: shape<{ queued: QueuedMessage[] }>(),
  }),
  /** Says it now; the turn that runs is stopped. */
  'send-queued': defineRequest({
    input: z.strictObject({ id: z.int().min(1) }),
    output: shape<TurnResponse>(),
  }),
  'stop-turn': defineRequest({ input: z.strictObject({}), output: shape<{ stopped: boolean }>() }),
  /** Those whose title or words hold `query`, the last one first. */
  'list-conversations': defineRequest({
    input: z.strictObject({ query: z.string().max(200).optional() }),
    output: shape<{ conversations: ConversationSummary[] }>(),
  }),
  'start-conversation': defineRequest({ input: z.strictObject({}), output: shape<AppView>() }),
  'open-conversation': defineRequest({
    input: z.strictObject({ id: z.string().max(40) }),
    output: shape<AppView>(),
  }),
  'rename-conversation': defineRequest({
    input: z.strictObject({
      id: z.string().max(40),
      title: z.string().trim().min(1).max(80),
    }),
    output: shape<{ title: string }>(),
  }),
  'delete-conversation': defineRequest({
    input: z.strictObject({ id: z.string().max(40) }),
    output: shape<AppView>(),
  }),
  /** A new conversation with all that came before the turn whose first event is `seq`. */
  /** `text` is what the turn that is left out began with. */
  'branch-conversation': defineRequest({
    input: z.strictObject({ seq: z.int().min(1) }),
    output: shape<{ view: AppView; text: string }>(),
  }),
  /** The schedule as it was at this event of the conversation. */
  /** `walks` counts the changes, undos and redos since. */
  'read-state-then': defineRequest({
    input: z.strictObject({ seq: z.int().min(1) }),
    output: shape<{ at: string; state: ScheduleState; walks: number }>(),
  }),
  /** The person's verdict (G6): `hash` is that of the card that was shown. */
  'answer-card': defineRequest({
    input: z.strictObject({
      cardId: z.string().min(1),
      hash: z.string().min(1),
      verdict: z.enum(['accept', 'reject']),
      note: z.string().max(2_000),
      /** With a yes: these of its changes and no others; what they need has to be among them. */
      only: z.array(recordKeySchema).min(1).max(5_000).optional(),
      /** With a yes: apply the like in this conversation without asking again (O7). */
      always: z.boolean().optional(),
    }),
    output: shape<{
      /** `already` when it had been answered before: nothing was done twice. */
      outcome: 'accepted' | 'rejected' | 'stale' | 'already'
      /** Of the answered card, as the file now holds it. */
      status: CardStatus
      /** How the turn went on after the answer; null when it did not. */
      ending: TurnEnding | null
      /** The card that now waits, if one does. */
      cardId: string | null
    }>(),
  }),
  /** Another card in place of an open one: the same call with the arguments as the person wants them. */
  /** The card that now waits. */
  'revise-card': defineRequest({
    input: z.strictObject({
      cardId: z.string().min(1),
      hash: z.string().min(1),
      arguments: z.record(z.string().max(40), z.unknown()),
    }),
    output: shape<{ cardId: string }>(),
  }),
  /** What was read in the words that led to an open card, and how else they can be read (M8). */
  'read-chips': defineRequest({
    input: z.strictObject({ cardId: z.string().min(1) }),
    output: shape<{ chips: Chip[] }>(),
  }),
  /** Another reading in place of that of an open card: `chip` and `choice` are ids of a list that was shown. */
  'choose-reading': defineRequest({
    input: z.strictObject({
      cardId: z.string().min(1),
      hash: z.string().min(1),
      chip: z.string().min(1).max(40),
      choice: z.string().min(1).max(400),
    }),
    output: shape<TurnResponse>(),
  }),
}
