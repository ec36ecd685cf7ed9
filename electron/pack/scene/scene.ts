// A course pack in the conversation (K1, K2, K4): which course, what is wanted, and what comes of it.
import type { Card } from '../../../shared/agent/card.ts'
import { packWords } from '../../../shared/i18n/core/pack.ts'
import { sessionWords } from '../../../shared/i18n/core/session.ts'
import type { Language } from '../../../shared/language.ts'
import type { PackDecision } from '../../../shared/pack/pack-model.ts'
import { runBegun, type TurnResult } from '../../agent/agent.ts'
import { askModel, roundWithoutAnswer } from '../../agent/ask-model.ts'
import { commitRound } from '../../agent/graph/commit-round.ts'
import { runTurn } from '../../agent/graph/runner.ts'
import type { Turn } from '../../agent/graph/turn.ts'
import { turnFacts } from '../../agent/turn-facts.ts'
import { declinesOffer, pressesCard } from '../../language/pack/offer-words.ts'
import { readPackIntent } from '../../language/pack/read-pack-intent.ts'
import { asksAlone, asksOfDay } from '../../language/read/asks-alone.ts'
import { callsPack, leavesPack } from '../../language/read/read-pack-words.ts'
import { detectLanguage } from '../../language/words/detect-language.ts'
import type { Scene, SceneTurn } from '../../orchestrator/scene.ts'
import { inOwnWords } from '../own-words.ts'
import { routePack, type PackMove } from '../route-pack.ts'
import { packScene, type PackRecord } from '../scene-record.ts'
import { askCourse, findCourse, recordOf, showPack } from './open-pack.ts'
import {
  beginStage,
  endStage,
  factsOf,
  withRecord,
  withSaid,
  type DeclinedCard,
  type PackStage,
} from './pack-stage.ts'
import { runCardMove, runMove, type CardMove } from './run-moves.ts'
import { runPhases } from './run-phases.ts'
import { sayFinished, sayGoesOn } from './say-pack-scene.ts'
import type { PackService } from './scene-service.ts'

export function pack(service: PackService): Scene {
  return {
    name: packScene,
    title: (language) => sessionWords[language].scenes.pack.title,
    purpose: (language) => sessionWords[language].scenes.pack.purpose,
    leave: (language) => sessionWords[language].scenes.pack.leave,
    phase: () => service.readRecord()?.phase ?? null,
    suggests: () => suggestNext(service.readRecord()),
    inform: (turn) => {
      const present = presentOf(service, turn)
      return present === null || present.record.course === ''
        ? turn
        : {
            ...turn,
            pack: factsOf({ record: present.record, ...service.read(present.record.course) }),
          }
    },
    claims: (turn) => claims(service, turn),
    letsGo: isForElsewhere,
    isCalledBy: callsPack,
    isHeld: () => isWaiting(service.readRecord()),
    run: (scene) => runPack(service, scene),
  }
}

function suggestNext(record: PackRecord | null): string[] {
  if (record === null || record.course === '') return []
  const say = packWords[record.language].packChips
  const { kind } = record.waiting
  if (kind === 'write' || kind === 'overwrite') return [say.yes, say.no]
  if (isQuestioning(record)) return [say.enough]
  return record.phase === 'evaluate' ? [] : [say.go]
}

/** Its own turn that goes on, the answer to a question or an offer of its own, and words that turned its card down. */
function claims(service: PackService, turn: Turn): boolean {
  const present = presentOf(service, turn)
  if (present === null) return false
  const { record, verdict } = present
  if (goesOn(present, turn)) return true
  const { request } = turn.state
  if (verdict === 'declined' && record.turn?.traceId === turn.state.traceId)
    return !isForElsewhere(turn)
  if (!isWaiting(record) || isForElsewhere(turn) || callsPack(request)) return false
  // To an offer a yes, a no and the pack's own words are an answer; a question may be about anything. Of all else
  // whoever classifies says whose it is.
  return isOffer(record) ? answersOffer(request) : !/[?？]\s*$/u.test(request)
}

/** Words that leave it, a request by itself, and a question of what lies on a day. */
function isForElsewhere(turn: Turn): boolean {
  const { request } = turn.state
  const facts = turnFacts(turn)
  return leavesPack(request) || asksAlone(request, facts) || asksOfDay(request, facts)
}

function isOffer({ waiting }: PackRecord): boolean {
  return waiting.kind === 'write' || waiting.kind === 'overwrite'
}

function answersOffer(request: string): boolean {
  const { intent } = readPackIntent(request, null)
  return declinesOffer(request) || (intent !== 'chat' && intent !== 'query')
}

/** For an answer, however long that takes. */
function isWaiting(record: PackRecord | null): boolean {
  return record !== null && (record.waiting.kind !== 'nothing' || isQuestioning(record))
}

function isQuestioning({ phase, mode, course }: PackRecord): boolean {
  return course !== '' && phase === 'intent' && mode === 'questioning'
}

function presentOf(service: PackService, { cards }: Turn): PresentRecord | null {
  const stored = service.readRecord()
  return stored === null ? null : presentRecord(stored, cards)
}

/** In the middle of its phases, or with a phase that has just been settled on its card. */
function goesOn({ record, verdict }: PresentRecord, { state }: Turn): boolean {
  return record.turn?.traceId === state.traceId && (record.turn.goesOn || verdict === 'settled')
}

async function runPack(service: PackService, scene: SceneTurn): Promise<TurnResult> {
  const { turn, heard, slots } = scene
  const present = presentOf(service, turn)
  if (present !== null && goesOn(present, turn)) return goOn(service, turn, present)
  // Talk that the classifier has answered itself belongs to nobody.
  if (
    heard?.kind === 'answer' &&
    heard.output.intent === 'chat' &&
    (heard.output.scene === undefined || heard.output.scene === null) &&
    heard.output.speak.trim() !== ''
  )
    return runBegun(turn, heard)
  const record = present?.record ?? null
  const language = languageOf(turn, record?.language ?? turn.ports.language(), service)
  const waiting = record?.waiting.kind === 'course' ? record.waiting : null
  const isCalled = slots['course'] !== undefined || slots['ask'] !== undefined || names(heard)
  if (record === null || record.course === '' || waiting !== null || isCalled) {
    const words = slots['course'] ?? (waiting === null ? '' : turn.state.request)
    const found = findCourse(service, words, record?.course ?? '', waiting?.named ?? null)
    const asks = slots['ask'] === 'demands' || waiting?.asks === true
    if (found.kind === 'ask') return askCourse(service, turn, found, { asks, language, record })
    const stage = beginStage(service, turn, recordOf(service, found.course, record, language))
    return asks
      ? decided(stage, { intent: 'query', speak: '', reason: 'asked' })
      : showPack(stage, (told) =>
          decided(told, { intent: 'generate', speak: '', reason: 'settled' }),
        )
  }
  const declined = declinedBy(service, turn, present)
  const stage = beginStage(service, turn, { ...record, language }, declined)
  const atCard = declined === null ? null : moveAtCard(turn.state.request)
  return atCard === null ? hear(stage) : runCardMove(stage, atCard)
}

/** Null where the words tell or ask something: then they are heard like any other. */
function moveAtCard(request: string): CardMove | null {
  if (pressesCard(request)) return 'show-again'
  return declinesOffer(request) ? 'put-aside' : null
}

/** The card that words of this very turn have turned down. */
function declinedBy(
  service: PackService,
  { cards, state }: Turn,
  present: PresentRecord | null,
): DeclinedCard | null {
  if (present?.verdict !== 'declined' || present.record.turn?.traceId !== state.traceId) return null
  const id = service.readRecord()?.cardId
  const card = cards.find((each) => each.id === id)
  return card?.body.kind === 'brief' ? 'brief' : 'checkpoint'
}

function names(heard: SceneTurn['heard']): boolean {
  return heard?.kind === 'answer' && heard.output.scene === packScene
}

function languageOf({ state }: Turn, otherwise: Language, service: PackService): Language {
  return detectLanguage(state.request, service.courses(), otherwise)
}

/** After a yes on its card, or a kill between two phases. */
function goOn(
  service: PackService,
  turn: Turn,
  { record, verdict }: PresentRecord,
): Promise<TurnResult> {
  const stage = beginStage(service, turn, record)
  const { course, phase } = record
  const isOver = verdict === 'settled' && phase === 'evaluate' && isLast(stage)
  if (isOver) return endStage(withSaid(stage, sayFinished(course, stage.language)))
  return runPhases(
    verdict === 'settled' ? withSaid(stage, sayGoesOn(phase, stage.language)) : stage,
  )
}

/** The card of the last phase leads nowhere: the phase itself is what it has settled. */
function isLast(stage: PackStage): boolean {
  return factsOf(stage).fields.every(({ key, state }) => key !== 'health' || state === 'ready')
}

/** Asks the model what is wanted until its answer can be used, and does it. */
async function hear(stage: PackStage): Promise<TurnResult> {
  let turn: Turn = { ...stage.turn, pack: factsOf(stage) }
  for (;;) {
    const answer = await askModel(turn, 'pack')
    if (answer.kind === 'answer') return decided({ ...stage, turn }, answer.output)
    const progress = commitRound(turn, roundWithoutAnswer(turn, answer))
    if (progress.position.kind === 'rest') return runTurn(progress)
    turn = { ...progress.turn, pack: turn.pack }
  }
}

function decided(stage: PackStage, told: PackDecision): Promise<TurnResult> {
  const { request } = stage.turn.state
  const isAnswer =
    told.intent === 'chat' || (told.intent === 'modify' && isQuestioning(stage.record))
  const decision = isAnswer ? inOwnWords(told, request) : told
  const move = routePack(decision, factsOf(stage))
  const heard = answersOfOffer.has(move.kind)
    ? stage
    : withRecord(stage, { waiting: { kind: 'nothing' } })
  return runMove(heard, move, decision.speak)
}

/** Any other move lets the offer that waits go. */
const answersOfOffer = new Set<PackMove['kind']>(['accept-offer', 'write', 'leave', 'offer'])

/**
 * The pack scene's record as it stands now: what became of its card is derived from the card,
 * never written twice (K4).
 */
type PresentRecord = {
  record: PackRecord
  /** What became of the card since the record was written; null for nothing, or no card. */
  verdict: 'settled' | 'in-the-plan' | 'declined' | null
}

function presentRecord(record: PackRecord, cards: readonly Card[]): PresentRecord {
  const card = record.cardId === null ? undefined : findLast(cards, record.cardId)
  if (card === undefined || card.status === 'open') return { record, verdict: null }
  const closed: PackRecord = { ...record, cardId: null }
  if (card.status !== 'accepted') return { record: closed, verdict: 'declined' }
  const { body } = card
  if (body.kind === 'brief') {
    const waiting = { kind: 'write', keys: ['placement'] } as const
    return {
      record: { ...closed, waiting: { ...waiting, keys: [...waiting.keys] } },
      verdict: 'in-the-plan',
    }
  }
  if (body.kind !== 'checkpoint') return { record: closed, verdict: 'declined' }
  const phase = body.next ?? body.phase
  return { record: { ...closed, phase, mode: 'producing' }, verdict: 'settled' }
}

/** A card that went stale has the one in its place right behind it, of the same turn and kind. */
function findLast(cards: readonly Card[], id: string): Card | undefined {
  const card = cards.find((each) => each.id === id)
  if (card?.status !== 'stale') return card
  return (
    cards.findLast(
      ({ traceId, body }) => traceId === card.traceId && body.kind === card.body.kind,
    ) ?? card
  )
}
