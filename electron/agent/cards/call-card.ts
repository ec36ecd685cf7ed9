// The round that opens the card of a call, with what is said with it.
import type { Card } from '../../../shared/agent/card.ts'
import type { ToolCall } from '../../../shared/agent/message.ts'
import type { ToolPack } from '../../../shared/tools/catalogue.ts'
import { makeRound, type Round } from '../graph/turn.ts'

/** The call joins the history with its result, once the card is answered (G5). */
export function callCardRound(
  kind: 'card-opened' | 'room-proposed',
  { card, call, activePacks }: { card: Card; call: ToolCall; activePacks?: ToolPack[] },
  { messages, events }: Pick<Round, 'messages' | 'events'>,
): Round {
  return makeRound(
    { kind, cardId: card.id, ...(activePacks === undefined ? {} : { activePacks }) },
    {
      messages,
      events: [
        ...events,
        { kind: 'tool-call-start', call },
        { kind: 'card-open', cardId: card.id },
      ],
      cards: [{ kind: 'open', card }],
    },
  )
}
