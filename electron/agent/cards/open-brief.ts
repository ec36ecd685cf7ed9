// Opens a document as a card (B5) for the scene that the turn runs in: with its true effect, and what the scene says to it.
import type { SceneWrite } from '../../../shared/agent/agent-step.ts'
import type { BriefOrigin, CardBody } from '../../../shared/agent/card.ts'
import type { ExecutionDoc } from '../../../shared/agent/execution-doc.ts'
import { grammar } from '../../../shared/i18n/grammar.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { EditedDocument } from '../ports.ts'
import { openCard } from './open-card.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

export type BriefBody = Extract<CardBody, { kind: 'brief' }>

/**
 * The round that opens the card, to be committed by the scene; only for a turn that has just begun. Fails with a sentence
 * where the document can't be done now.
 */
export async function openBrief(
  turn: Turn,
  document: ExecutionDoc,
  origin: BriefOrigin,
  speak: string,
  sceneOf: (cardId: string) => SceneWrite | null = () => null,
): Promise<Result<{ round: Round; cardId: string }, string>> {
  const edited = await turn.ports.editDocument(document)
  if (!edited.ok) return fail(edited.failure)
  const card = openCard(turn, briefBody(origin, document, edited.value))
  const { notes } = edited.value
  const said = spoken([speak, ...notes].join(grammar[turn.ports.language()].joints.gap))
  const scene = sceneOf(card.id)
  const round = makeRound(
    { kind: 'card-opened', cardId: card.id },
    {
      messages: said.messages,
      events: [...said.events, { kind: 'card-open', cardId: card.id }],
      cards: [{ kind: 'open', card }],
      ...(scene === null ? {} : { scene }),
    },
  )
  return succeed({ round, cardId: card.id })
}

/** The document with all that it does now. */
export function briefBody(
  origin: BriefOrigin,
  document: ExecutionDoc,
  { diff, standing, preferences, term }: EditedDocument,
): BriefBody {
  return {
    ...({ kind: 'brief', origin, document, diff, standing } as const),
    ...(preferences === null ? {} : { preferences }),
    ...(term === null ? {} : { term }),
  }
}
