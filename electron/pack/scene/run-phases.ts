// Phase after phase (K4): what a phase lacks is written, then a card shows it to be settled, or it goes on by itself.
import { emptyDiff } from '../../../shared/schedule/diff.ts'
import type { CardBody } from '../../../shared/agent/card.ts'
import { fieldsOf } from '../../../shared/pack/pack-phase.ts'
import { versionOf } from '../../../shared/pack/pack.ts'
import type { PackFieldKey, PackPhase } from '../../../shared/pack/fields.ts'
import { acceptFields, openBrief } from '../../agent/cards/open-brief.ts'
import { whyAskInTurn } from '../../agent/cards/explain-asking.ts'
import { cardRound, openCard } from '../../agent/cards/open-card.ts'
import { speakAndRun, type TurnResult } from '../../agent/graph/runner.ts'
import { storePackRecord } from '../scene-record.ts'
import { fieldsIn, phaseAfter } from '../route-pack.ts'
import {
  continueStage,
  endStage,
  factsOf,
  joinSaid,
  partsOf,
  stopStage,
  withRecord,
  withSaid,
  type PackStage,
} from './pack-stage.ts'
import { sayCheckpoint, sayFinished, sayGoesOn, sayWork } from './say-pack-scene.ts'
import { withWrite, writeFields } from './write-fields.ts'

const nobody: ReadonlySet<PackFieldKey> = new Set()

/** Writes what the present phase lacks; ends the turn on a card, a sentence that says what is missing, or the last phase. */
export async function runPhases(begun: PackStage): Promise<TurnResult> {
  let stage = begun
  for (;;) {
    const { phase } = stage.record
    if (phase === 'schedule') {
      const opened = await openWork(stage)
      if (opened !== null) return opened
    }
    // Words of the person's own are not what a phase lacks, even where they are out of date.
    const lacking = fieldsIn(phase, factsOf(stage), ['empty', 'stale']).filter(
      (key) => stage.pack.fields[key]?.who !== 'person' || stage.pack.fields[key]?.text === '',
    )
    const written = await writeFields(stage, lacking, nobody)
    if (written === null) return stopStage(stage)
    if (!isFilled(written, phase)) return endStage(written)
    const settled = await checkpoint(written, phase)
    if (settled.kind === 'ended') return settled.result
    stage = settled.stage
  }
}

export function isFilled(stage: PackStage, phase: PackPhase): boolean {
  return fieldsIn(phase, factsOf(stage), ['empty']).length === 0
}

type PhaseOutcome = { kind: 'ended'; result: TurnResult } | { kind: 'next'; stage: PackStage }

/** Asks on a card, or settles at once where the person has said so (O7) and goes on. */
export async function checkpoint(stage: PackStage, phase: PackPhase): Promise<PhaseOutcome> {
  const { record, language, pack, turn } = stage
  const next = phaseAfter(phase)
  const fields = fieldsOf(phase).map((key) => ({ key, version: versionOf(pack, key) }))
  const { course } = record
  const body: CardBody = { kind: 'checkpoint', course, phase, next, fields, diff: emptyDiff() }
  return whyAskInTurn(turn, body) === null
    ? acceptAtOnce(stage, body)
    : {
        kind: 'ended',
        result: await askToSettle(withSaid(stage, sayCheckpoint(phase, next, language)), body),
      }
}

async function askToSettle(stage: PackStage, body: CardBody): Promise<TurnResult> {
  const card = openCard(stage.turn, body)
  const asked = withRecord(stage, { cardId: card.id, waiting: { kind: 'nothing' } })
  const parts = partsOf(asked, false)
  return speakAndRun(stage.turn, { ...parts, ...cardRound(card, parts) })
}

type CheckpointBody = Extract<CardBody, { kind: 'checkpoint' }>

/** The same as a yes, and said to be none. */
async function acceptAtOnce(stage: PackStage, body: CheckpointBody): Promise<PhaseOutcome> {
  const card = openCard(stage.turn, body)
  const settled = acceptFields(stage.pack, stage.world, body.fields).reduce(withWrite, stage)
  const { next, course } = body
  const goesOn =
    next === null
      ? withSaid(settled, sayFinished(course, stage.language))
      : withRecord(withSaid(settled, sayGoesOn(next, stage.language)), {
          phase: next,
          mode: 'producing',
        })
  const cards = {
    events: [
      { kind: 'card-open', cardId: card.id },
      { kind: 'card-answer', cardId: card.id, verdict: 'accepted', note: '', isAutomatic: true },
    ],
    cards: [
      { kind: 'open', card },
      { kind: 'settle', cardId: card.id, status: 'accepted', note: '' },
    ],
  } as const
  const parts = { events: [...cards.events], cards: [...cards.cards] }
  if (next === null) return { kind: 'ended', result: await endStage(goesOn, parts) }
  const continued = await continueStage(goesOn, parts)
  return continued === null
    ? { kind: 'ended', result: await stopStage(stage) }
    : { kind: 'next', stage: continued }
}

/** Whether the last card with the sessions got a no. */
export function hasTurnedWorkDown({ turn }: PackStage): boolean {
  const last = turn.cards.findLast(({ body }) => body.kind === 'brief' && body.origin === 'pack')
  return last?.status === 'rejected'
}

/** The card that puts the work into the plan; null where it is there, or where that can't be done now and was said. */
export async function openWork(stage: PackStage): Promise<TurnResult | null> {
  const { service, turn, record, pack, language } = stage
  const { course, answers } = record
  const document = service.document({ course, pack, answers, language })
  if (!document.ok) return endStage(withSaid(stage, document.failure))
  if (document.value === null) return null
  const adds = document.value.some(({ operation }) => operation === 'upsert_task_class')
  const asked = withSaid(stage, sayWork(adds, language))
  const opened = await openBrief(turn, document.value, 'pack', joinSaid(asked), (cardId) => {
    const { traceId } = turn.state
    const turned = { traceId, calls: stage.calls, goesOn: false }
    return storePackRecord({ ...record, cardId, waiting: { kind: 'nothing' }, turn: turned })
  })
  if (!opened.ok) return endStage(withSaid(stage, opened.failure))
  const { round } = opened.value
  const { events, writes } = stage
  return speakAndRun(turn, {
    ...round,
    events: [...events, ...round.events],
    ...(writes.length === 0 ? {} : { pack: writes }),
  })
}
