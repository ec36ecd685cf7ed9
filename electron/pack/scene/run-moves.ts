// Runs what each move of the router does (K1): fields written, read and changed, files asked, the phase moved.
import { packWords } from '../../../shared/i18n/core/pack.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { packFields, type PackFieldKey, type PackPhase } from '../../../shared/pack/fields.ts'
import { cleanFieldText } from '../../../shared/pack/clean-field-text.ts'
import { fieldsOf } from '../../../shared/pack/pack-phase.ts'
import { grantsOffer } from '../../language/pack/offer-words.ts'
import type { TurnResult } from '../../agent/graph/runner.ts'
import { intentSections, type IntentSection } from '../../language/pack/intent-sections.ts'
import { fieldsIn, type PackMove } from '../route-pack.ts'
import type { PackRecord } from '../scene-record.ts'
import type { AnswerPart } from '../../language/pack/answer-parts.ts'
import { askNext, askOn, offerNext } from './open-pack.ts'
import {
  endStage,
  factsOf,
  stopStage,
  withCall,
  withRecord,
  withSaid,
  type PackStage,
} from './pack-stage.ts'
import { checkpoint, hasTurnedWorkDown, isFilled, openWork, runPhases } from './run-phases.ts'
import {
  sayAskWhat,
  sayFinished,
  sayFound,
  sayGoesOn,
  sayOffer,
  sayOfCard,
} from './say-pack-scene.ts'
import { changeField, sayFieldRead, writeFields, writeWords } from './write-fields.ts'

/** `speak` is what the model says where the move is only talk. */
export function runMove(stage: PackStage, move: PackMove, speak: string): Promise<TurnResult> {
  const { language, record } = stage
  switch (move.kind) {
    case 'answers':
      return endStage(askOn(move.parts.reduce(keepAnswer, stage)))
    case 'add':
      return write(keepAnswer(stage, move), [move.section], false)
    case 'ask':
      return endStage(askNext(stage))
    case 'write':
      return write(stage, move.keys, move.replacesPerson)
    case 'accept-offer':
      return acceptOffer(stage)
    case 'offer': {
      const said = sayOffer({ empty: move.keys, stale: [] }, language)
      const waiting = { kind: 'write', keys: move.keys } as const
      return endStage(withRecord(withSaid(stage, said), { waiting }))
    }
    case 'checkpoint':
      return confirmPhase(stage, move.phase)
    case 'enter': {
      const entered = withRecord(stage, { phase: move.phase, mode: 'producing' })
      return runPhases(withSaid(entered, sayGoesOn(move.phase, language)))
    }
    case 'finished':
      return endStage(withSaid(stage, sayFinished(record.course, language)))
    case 'modify':
      return modify(stage, move.key, move.text)
    case 'ask-what':
      return endStage(withSaid(stage, sayAskWhat(move.key, fieldsOf(record.phase), language)))
    case 'look-up':
      return lookUp(stage, move.question, move.otherwise)
    case 'read':
      return endOrShow(move.keys.reduce(readField, stage))
    case 'leave':
      return endStage(
        withRecord(withSaid(stage, packWords[language].packScene.left), {
          waiting: { kind: 'nothing' },
        }),
      )
    case 'chat':
      return endOrShow(
        speak.trim() === '' ? offerNext(stage) : withSaid(stage, cleanFieldText(speak)),
      )
    default:
      return assertNever(move)
  }
}

/** Words at a card of the pack that neither ask nor tell anything: they press for it, or are a plain no. */
export type CardMove = 'show-again' | 'put-aside'

/** Pressed for, the card is there again: the yes is its own. */
export function runCardMove(stage: PackStage, move: CardMove): Promise<TurnResult> {
  const { language } = stage
  return move === 'show-again'
    ? endOrShow(withSaid(stage, sayOfCard('typed', language)))
    : endStage(withSaid(stage, sayOfCard('aside', language)))
}

function keepAnswer(stage: PackStage, { section, text }: AnswerPart): PackStage {
  const { answers } = stage.record
  const answer = { section, text: text.slice(0, 4_000) }
  // Only so many are kept: who says more than that has said it in fields by then.
  return withRecord(stage, { answers: [...answers, answer].slice(-40) })
}

/** Fields that were named. A yes to replacing words of the person's own holds for those that were asked about. */
async function write(
  stage: PackStage,
  keys: readonly PackFieldKey[],
  replacesPerson: boolean,
): Promise<TurnResult> {
  const { waiting } = stage.record
  const isGranted = replacesPerson && waiting.kind === 'overwrite' && isPersonsYes(stage)
  const replaced = isGranted ? waiting.keys : []
  return (await openWorkFirst(stage, keys)) ?? writeAndSettle(stage, keys, replaced)
}

/** What waits is what was offered. */
function acceptOffer(stage: PackStage): Promise<TurnResult> {
  const { waiting } = stage.record
  switch (waiting.kind) {
    case 'write':
      return writeOffered(stage, waiting.keys, [])
    case 'overwrite':
      return replaceOwn(stage, waiting)
    case 'nothing':
    case 'course':
      return endStage(offerNext(stage))
    default:
      return assertNever(waiting)
  }
}

/** With the words that a model has proposed, or written anew where it has proposed none. */
async function replaceOwn(
  stage: PackStage,
  { keys, text }: Extract<PackRecord['waiting'], { kind: 'overwrite' }>,
): Promise<TurnResult> {
  if (!isPersonsYes(stage)) {
    return endStage(withSaid(stage, sayOfCard('stillAsked', stage.language)))
  }
  const [key] = keys
  if (text === undefined || key === undefined) return writeOffered(stage, keys, keys)
  const unasked = withRecord(stage, { waiting: { kind: 'nothing' } })
  return endChanged(unasked, writeWords(unasked, key, text, 'agent'), key)
}

/** Who has turned the sessions down has the places of what the plan has. */
async function writeOffered(
  stage: PackStage,
  keys: readonly PackFieldKey[],
  replaced: readonly PackFieldKey[],
): Promise<TurnResult> {
  const opened = hasTurnedWorkDown(stage) ? null : await openWorkFirst(stage, keys)
  return opened ?? writeAndSettle(stage, keys, replaced)
}

/** To replacing words of theirs: a model can’t say it for them. */
function isPersonsYes({ turn }: PackStage): boolean {
  return grantsOffer(turn.state.request)
}

/** Before the places of the sessions are written they go into the plan; null where they need not. */
async function openWorkFirst(
  stage: PackStage,
  keys: readonly PackFieldKey[],
): Promise<TurnResult | null> {
  if (phaseOfFirst(keys) !== 'schedule') return null
  const turned = withRecord(stage, { mode: 'producing' })
  return openWork(withSaid(turned, sayOfCard('workFirst', stage.language)))
}

function phaseOfFirst([first]: readonly PackFieldKey[]): PackPhase {
  return packFields[first ?? 'goal'].phase
}

/** Once a field is written the asking is over (K2). */
async function writeAndSettle(
  stage: PackStage,
  wanted: readonly PackFieldKey[],
  replaced: readonly PackFieldKey[],
): Promise<TurnResult> {
  const phase = phaseOfFirst(wanted)
  const turned = withRecord(stage, { mode: 'producing' })
  const written = await writeFields(turned, wanted, new Set(replaced))
  if (written === null) return stopStage(stage)
  const isAsking = written.record.waiting.kind === 'overwrite'
  const unsaid = sectionUnsaid(written, wanted)
  if (unsaid !== null) return endStage(askAgain(written, unsaid))
  const hasChanged = written.writes.length > stage.writes.length
  if (isAsking || !isFilled(written, phase)) return endStage(written)
  return hasChanged ? confirmPhase(written, phase) : endOrShow(written)
}

/** Of the intent phase, one that could not be written because nothing is known of it: that was said (K2). */
function sectionUnsaid(
  { record, pack }: PackStage,
  wanted: readonly PackFieldKey[],
): IntentSection | null {
  if (record.phase !== 'intent') return null
  const isUnsaid = (key: IntentSection) => wanted.includes(key) && pack.fields[key] === undefined
  return intentSections.find(isUnsaid) ?? null
}

/** The next words are it; nothing that is written by now is asked about. */
function askAgain(stage: PackStage, unsaid: IntentSection): PackStage {
  const known = intentSections.filter((section) => stage.pack.fields[section] !== undefined)
  return withRecord(stage, { mode: 'questioning', asked: [...known, unsaid] })
}

/** The phase is shown to be settled; where it is by itself, the next one follows. */
async function confirmPhase(
  stage: PackStage,
  phase: PackStage['record']['phase'],
): Promise<TurnResult> {
  const settled = await checkpoint(withRecord(stage, { phase }), phase)
  return settled.kind === 'ended' ? settled.result : runPhases(settled.stage)
}

/** In the phase that is worked on, the whole of it is shown again once nothing is missing. */
function modify(stage: PackStage, key: PackFieldKey, text: string): Promise<TurnResult> {
  return endChanged(stage, changeField(stage, key, text), key)
}

function endChanged(stage: PackStage, written: PackStage, key: PackFieldKey): Promise<TurnResult> {
  if (written.record.waiting.kind === 'overwrite') return endStage(written)
  const { phase } = packFields[key]
  const changed = withRecord(written, { mode: 'producing' })
  const isShown =
    changed.writes.length > stage.writes.length &&
    phase === stage.record.phase &&
    isFilled(changed, phase)
  if (isShown) return confirmPhase(changed, phase)
  const lacking = fieldsIn(stage.record.phase, factsOf(changed), ['empty', 'stale'])
  return endStage(lacking.length === 0 ? changed : offerNext(changed))
}

function readField(stage: PackStage, key: PackFieldKey): PackStage {
  const text = stage.pack.fields[key]?.text ?? ''
  const given = { course: stage.record.course, field: key }
  const called = withCall(stage, 'read_field', given, { outcome: 'answered', text })
  return withSaid(called, sayFieldRead(stage, key))
}

async function lookUp(
  stage: PackStage,
  question: string,
  otherwise: readonly PackFieldKey[],
): Promise<TurnResult> {
  const { service, turn, record, language } = stage
  const { course } = record
  const found = await service.lookUp({ course, question, language }, turn.signal)
  if (found === null) return stopStage(stage)
  const text = sayFound(found.lines, found.notes, language)
  const end = { outcome: found.lines.length > 0 ? 'answered' : 'refused', text } as const
  const told = withSaid(withCall(stage, 'research', { course, question }, end), text)
  return endOrShow(found.lines.length > 0 ? told : otherwise.reduce(readField, told))
}

/** Words that asked something at the card of the phase are answered, and the card is there again. */
async function endOrShow(stage: PackStage): Promise<TurnResult> {
  const { phase } = stage.record
  if (stage.declined === 'brief') return (await openWork(stage)) ?? endStage(stage)
  const isOpen = fieldsIn(phase, factsOf(stage), ['draft', 'stale']).length > 0
  return stage.declined !== null && isOpen && isFilled(stage, phase)
    ? confirmPhase(stage, phase)
    : endStage(stage)
}
