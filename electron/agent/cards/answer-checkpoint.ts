// The person's yes to a phase of a course pack (K4): the fields that were shown are settled, if they are still those.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Card, CardBody } from '../../../shared/agent/card.ts'
import { findPackRefusal, acceptVersion, type PackWrite } from '../../../shared/pack/pack-write.ts'
import { versionOf, type Pack, type PackWorld } from '../../../shared/pack/pack.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { sayWholeCard } from '../../../shared/words/schedule/say-part.ts'
import { openCard } from './open-card.ts'
import { sayRenamed } from '../say/say-renamed.ts'
import { replacedRound, closeCard, type Yes } from './close-card.ts'
import { sayStale } from '../say/say-stale.ts'
import { makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'

export type CheckpointBody = Extract<CardBody, { kind: 'checkpoint' }>

/**
 * Where a field was written anew since, the card goes stale and a fresh one shows the versions of now; where one is
 * empty, or the packs can't be had, nothing is left to settle. The scene goes on with the next phase.
 */
export async function acceptCheckpoint(
  turn: Turn,
  card: Card,
  body: CheckpointBody,
  { note, only }: Yes,
): Promise<Result<Round, string>> {
  const { ports } = turn
  if (only !== null) return fail(sayWholeCard(ports.language()))
  const renamed = ports.renamedCourse?.(card) ?? null
  const course = renamed?.to ?? body.course
  const read = ports.packs?.read(course)
  if (read === undefined) return succeed(lapsed(turn, card))
  const { pack, world } = read
  const fields = body.fields.map(({ key }) => ({ key, version: versionOf(pack, key) }))
  if (fields.some(({ key }) => (pack.fields[key]?.text ?? '') === ''))
    return succeed(lapsed(turn, card))
  if (renamed !== null) {
    const fresh = openCard(turn, { ...body, course, fields })
    const text = sayRenamed(course, ports.language())
    return succeed(replaced(turn, card, fresh, text))
  }
  const isSame = fields.every(({ version }, index) => version === body.fields[index]?.version)
  if (!isSame) {
    const fresh = openCard(turn, { ...body, fields })
    const text = agentWords[ports.language()].editChanged
    return succeed(replaced(turn, card, fresh, text))
  }
  const settled = closeCard(card, 'accepted', note)
  return succeed(
    makeRound(
      { kind: 'card-accepted', placed: 0, goesOn: true },
      { ...settled, pack: acceptFields(pack, world, fields) },
    ),
  )
}

/**
 * One write a field; a field that is ready already is settled anew, for what it rests on may have changed. A file that
 * was added under the open card was no part of what was agreed to: the field stays out of date by it.
 */
export function acceptFields(
  pack: Pack,
  world: PackWorld,
  fields: CheckpointBody['fields'],
): PackWrite[] {
  return fields
    .map((field) => acceptVersion(pack, field, { ...world, sources: [] }))
    .filter((write) => findPackRefusal(pack, write) === null)
}

/** The talk says it too: whoever has pressed “accept” reads there what came of it. */
function replaced(turn: Turn, card: Card, fresh: Card, text: string): Round {
  const language = turn.ports.language()
  const round = replacedRound(turn, card, fresh, { kind: 'refused', text })
  const said = [
    sayStale({ kind: 'refused', text }, true, language),
    agentWords[language].editLookAgain,
  ]
  return withSaid(round, said.join(grammar[language].joints.gap))
}

function lapsed(turn: Turn, card: Card): Round {
  const note = agentWords[turn.ports.language()].editEmptied
  return withSaid(makeRound({ kind: 'card-lapsed' }, closeCard(card, 'stale', note)), note)
}

function withSaid(round: Round, text: string): Round {
  const { messages, events } = spoken(text)
  return {
    ...round,
    messages: [...round.messages, ...messages],
    events: [...round.events, ...events],
  }
}
