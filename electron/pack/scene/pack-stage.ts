// One turn of the pack scene under way: its record, the calls that it has shown, and how what it does is committed.
import { grammar } from '../../../shared/i18n/grammar.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import type { Language } from '../../../shared/language.ts'
import { packFieldKeys, type PackFieldKey } from '../../../shared/pack/fields.ts'
import type { PackFacts } from '../../../shared/pack/pack-model.ts'
import { fieldState } from '../../../shared/pack/pack-phase.ts'
import type { Pack, PackWorld } from '../../../shared/pack/pack.ts'
import type { PackWrite } from '../../../shared/pack/pack-write.ts'
import type { PackToolName } from '../../../shared/pack/name-pack.ts'
import { commitRound } from '../../agent/graph/commit-round.ts'
import { callIdAt } from '../../agent/graph/graph-state.ts'
import { runTurn, speakRound, type TurnResult, speakAndRun } from '../../agent/graph/runner.ts'
import { makeRound, spoken, type Round, type Turn } from '../../agent/graph/turn.ts'
import { storePackRecord, type PackRecord } from '../scene-record.ts'
import type { PackService } from './scene-service.ts'

/** Of a phase, or of the work. */
export type DeclinedCard = 'checkpoint' | 'brief'

export type PackStage = {
  service: PackService
  turn: Turn
  record: PackRecord
  language: Language
  /** Of the record's course, with what this turn is about to write. */
  pack: Pack
  world: PackWorld
  /** The card that the person has turned down with the words of this turn: it is shown again once they are answered. */
  declined: DeclinedCard | null
  /** Calls of the turn so far, those of committed steps included. */
  calls: number
  /** What the next step writes beside its text. */
  events: TimelineEvent[]
  writes: PackWrite[]
  said: string[]
}

export function beginStage(
  service: PackService,
  turn: Turn,
  record: PackRecord,
  declined: DeclinedCard | null = null,
): PackStage {
  const { traceId } = turn.state
  const calls = record.turn?.traceId === traceId ? record.turn.calls : 0
  const { language } = record
  const empty = { declined, events: [], writes: [], said: [] }
  return { service, turn, record, language, ...service.read(record.course), calls, ...empty }
}

export function factsOf({
  record,
  pack,
  world,
}: Pick<PackStage, 'record' | 'pack' | 'world'>): PackFacts {
  const { course, phase, mode, waiting, asked } = record
  return {
    course,
    phase,
    mode,
    asked: mode === 'questioning' ? (asked.at(-1) ?? null) : null,
    waits: waiting.kind,
    fields: packFieldKeys.map((key) => ({ key, state: fieldState(pack, key, world) })),
  }
}

/** The call and its end, side by side in the timeline. */
export function withCall(
  stage: PackStage,
  name: PackToolName,
  given: { course: string; field?: PackFieldKey; question?: string },
  end: { outcome: 'answered' | 'refused' | 'changed'; text: string },
): PackStage {
  const calls = stage.calls + 1
  const id = callIdAt(stage.turn.state, calls)
  return {
    ...stage,
    calls,
    events: [
      ...stage.events,
      { kind: 'tool-call-start', call: { id, name, arguments: given } },
      { kind: 'tool-call-end', callId: id, ...end },
    ],
  }
}

export function withSaid(stage: PackStage, ...sentences: string[]): PackStage {
  return { ...stage, said: [...stage.said, ...sentences.filter((sentence) => sentence !== '')] }
}

export function withRecord(stage: PackStage, changes: Partial<PackRecord>): PackStage {
  return { ...stage, record: { ...stage.record, ...changes } }
}

/** Lines of a list, and of a field, stand alone. */
export function joinSaid({ said, language }: PackStage): string {
  const hasLines = said.some((each) => each.includes('\n') || each.startsWith('- '))
  return said.join(hasLines ? '\n' : grammar[language].joints.gap)
}

/** The parts of a step in which the scene says and writes what it has gathered. */
export function partsOf(
  stage: PackStage,
  goesOn: boolean,
): Pick<Round, 'messages' | 'events' | 'pack' | 'scene'> {
  const { events, writes, record, calls, turn } = stage
  const text = spoken(joinSaid(stage))
  const { traceId } = turn.state
  return {
    messages: text.messages,
    events: [...events, ...text.events],
    ...(writes.length === 0 ? {} : { pack: writes }),
    scene: storePackRecord({ ...record, turn: { traceId, calls, goesOn } }),
  }
}

/** The step in which the scene says and writes that, with what else comes with it. */
function stageRound(stage: PackStage, event: Round['event'], parts: Partial<Round> = {}): Round {
  const own = partsOf(stage, event.kind === 'scene-continued')
  return makeRound(event, { ...own, ...parts, events: [...own.events, ...(parts.events ?? [])] })
}

/** Says what there is to say and ends the turn. */
export async function endStage(stage: PackStage, parts: Partial<Round> = {}): Promise<TurnResult> {
  return speakAndRun(stage.turn, stageRound(stage, { kind: 'chat-answered' }, parts))
}

/** A part of the turn is written; the scene goes on in the one that comes back, unless it was stopped. */
export async function continueStage(
  stage: PackStage,
  parts: Partial<Round> = {},
): Promise<PackStage | null> {
  const round = stageRound(stage, { kind: 'scene-continued' }, parts)
  await speakRound(stage.turn, round)
  if (stage.turn.signal.aborted) return null
  const { turn } = commitRound(stage.turn, round)
  const { record } = stage
  return beginStage(stage.service, turn, {
    ...record,
    turn: { traceId: turn.state.traceId, calls: stage.calls, goesOn: true },
  })
}

export function stopStage({ turn }: PackStage): Promise<TurnResult> {
  return runTurn(commitRound(turn, makeRound({ kind: 'stopped' })))
}
