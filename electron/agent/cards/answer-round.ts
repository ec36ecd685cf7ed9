// What a verdict on the open card writes (G6): the stored change or call runs only if it still does what was shown.
import { agentWords } from '../../../shared/i18n/core/agent.ts'
import type { Card, CardBody } from '../../../shared/agent/card.ts'
import { tallyBody } from '../../../shared/agent/autonomy.ts'
import type { ScheduleChange } from '../../../shared/agent/agent-step.ts'
import { isPartable } from '../../../shared/agent/card-part.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import type { Language } from '../../../shared/language.ts'
import { assertNever } from '../../../shared/assert-never.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import {
  acceptSuggested,
  emptyDiff,
  isEmptyDiff,
  type ScheduleDiff,
} from '../../../shared/schedule/diff.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { sayShare, sayTaken, sayWholeCard } from '../../../shared/words/schedule/say-part.ts'
import { acceptBrief, acceptCheckpoint, rejectSceneCard } from './open-brief.ts'
import {
  openCard,
  replacedRound,
  scheduleChange,
  closeCard,
  type Yes,
  sayWhy,
} from './open-card.ts'
import { choosePart, type Chosen } from './check-diff.ts'
import { sayPlanNotice, sayRejectedCall } from '../../model/notices.ts'
import { proposeCall } from './propose-call.ts'
import { countLater, proposePlan } from './propose-plan.ts'
import { sayPlanChanges, sayNothingPending, sayNothingPlaced } from '../say/say-plan.ts'
import { callMessages, makeRound, spoken, type Round, type Turn } from '../graph/turn.ts'
import { sayStale, type StaleReason } from '../say/say-stale.ts'

type CallBody = Extract<CardBody, { kind: 'write' | 'history' }>
type PlanBody = Extract<CardBody, { kind: 'plan' }>

/** Fails with a sentence when just these changes can't be taken; the card then stays open. */
export async function acceptRound(
  turn: Turn,
  card: Card,
  yes: Yes,
): Promise<Result<Round, string>> {
  const accepted = await acceptBody(turn, card, yes)
  return accepted.ok ? succeed(withTally(accepted.value, card)) : accepted
}

/** What is really written: of a card that is taken in part just that. */
function withTally(round: Round, { body }: Card): Round {
  const { event, change } = round
  if (event.kind !== 'card-accepted' || change === null) return round
  const written = tallyBody(change.kind === 'diff' ? { ...body, diff: change.diff } : body)
  return { ...round, event: { ...event, written } }
}

async function acceptBody(turn: Turn, card: Card, yes: Yes): Promise<Result<Round, string>> {
  const { body } = card
  switch (body.kind) {
    case 'plan':
      return acceptPlan(turn, card, body, yes)
    case 'write':
    case 'history':
      return acceptCall(turn, card, body, yes)
    case 'brief':
      return acceptBrief(turn, card, body, yes)
    case 'checkpoint':
      return acceptCheckpoint(turn, card, body, yes)
    default:
      return assertNever(body)
  }
}

/** Accepted as the person has chosen beforehand (O7): the same as a yes, and said to be none. */
export async function applyRound(turn: Turn, card: Card): Promise<Round> {
  const accepted = await acceptRound(turn, card, { note: '', only: null })
  if (!accepted.ok) throw new Error(accepted.failure)
  const round = accepted.value
  const events = round.events.map((event) =>
    event.kind === 'card-answer' && event.verdict === 'accepted'
      ? Object.assign({}, event, { isAutomatic: true as const })
      : event,
  )
  const { event } = round
  return event.kind === 'card-accepted'
    ? { ...round, events, event: { ...event, isUnasked: true } }
    : { ...round, events }
}

/** `note` is the person's reason, possibly empty. */
export function rejectRound(turn: Turn, card: Card, note: string): Round {
  const { body } = card
  if (body.kind === 'brief' || body.kind === 'checkpoint') return rejectSceneCard(turn, card, note)
  const language = turn.ports.language()
  const event = { kind: 'card-rejected', cardId: card.id, note } as const
  const settled = closeCard(card, 'rejected', note)
  if (body.kind === 'plan') {
    const content = sayPlanNotice({ kind: 'rejected', note }, language)
    return makeRound(event, { ...settled, messages: [{ role: 'user', content }] })
  }
  const text = sayRejectedCall(note, language)
  return makeRound(event, {
    ...settled,
    messages: callMessages(body.call, text),
    events: [...settled.events, callEnd(body, 'rejected', text)],
  })
}

async function acceptPlan(
  turn: Turn,
  card: Card,
  body: PlanBody,
  { note, only }: Yes,
): Promise<Result<Round, string>> {
  const { ports } = turn
  const language = ports.language()
  const chosen = choosePart(turn, acceptSuggested(body.diff), only)
  if (!chosen.ok) {
    return chosen.failure.kind === 'refused'
      ? fail(chosen.failure.text)
      : succeed(await stalePlan(turn, card, chosen.failure.problem))
  }
  const { diff, part, leftOut } = chosen.value
  const settled = closeCard(card, 'accepted', note, part)
  const placed = Object.values(diff.updated).filter(
    ([from, to]) => from.kind === 'item' && to.kind === 'item' && !from.place && to.place,
  ).length
  const taken = sayPart(chosen.value, language)
  const content = sayPlanNotice({ kind: 'accepted', placed, taken }, language)
  const event = { kind: 'card-accepted', placed, leftOut } as const
  const messages = [{ role: 'user', content } as const]
  if (isEmptyDiff(diff)) return succeed(makeRound(event, { ...settled, messages }))
  const why = sayWhyPart(ports.readState(), chosen.value, language)
  return succeed(
    makeRound(event, {
      ...settled,
      messages,
      events: [...settled.events, scheduleChange(why)],
      change: diffChange(diff, why, card),
    }),
  )
}

function sayPart({ part, leftOut }: Chosen, language: Language): string {
  return part === null ? '' : sayTaken(part.keys.length, part.of, leftOut, language)
}

/** What history keeps of it: the effect, and how much of the card that was. */
function sayWhyPart(state: ScheduleState, { diff, part }: Chosen, language: Language): string {
  const why = sayWhy(state, diff, language)
  if (part === null) return why
  const share = sayShare(part.keys.length, part.of, language)
  const bare = why.replace(/[.。]$/, '')
  return agentWords[language].answerRound.whyPart(bare, share)
}

async function acceptCall(
  turn: Turn,
  card: Card,
  body: CallBody,
  { note, only }: Yes,
): Promise<Result<Round, string>> {
  const { ports } = turn
  const language = ports.language()
  // Said before anything is looked up: no such card is ever taken apart.
  if (only !== null && !isPartable(body)) return fail(sayWholeCard(language))
  // A verdict is carried out whole: a stop counts for what comes after it.
  const proposal = await proposeCall({ ...turn, signal: new AbortController().signal }, body.call)
  if (proposal.kind === 'stopped') throw new Error('nothing stops a verdict')
  if (proposal.kind !== 'body')
    return succeed(lapsedCall(turn, card, body, { kind: 'refused', text: proposal.text }))
  if (!isSameEffect(proposal.body, body)) return succeed(overtakenCall(turn, card, proposal.body))
  if (body.kind === 'history') {
    const change: ScheduleChange = { kind: body.direction, entryId: body.entryId }
    const written = { change, why: proposal.result, result: proposal.result, part: null }
    return succeed(writtenCall(card, body, note, written))
  }
  if (only === null) {
    const why = sayWhy(ports.readState(), body.diff, language)
    const change = diffChange(body.diff, why, card)
    const written = { change, why, result: proposal.result, part: null }
    return succeed(writtenCall(card, body, note, written))
  }
  const chosen = choosePart(turn, body.diff, only)
  if (!chosen.ok) {
    return chosen.failure.kind === 'refused'
      ? fail(chosen.failure.text)
      : succeed(lapsedCall(turn, card, body, chosen.failure.problem))
  }
  const { diff, part, leftOut } = chosen.value
  const why = sayWhyPart(ports.readState(), chosen.value, language)
  const result =
    part === null
      ? proposal.result
      : `${sayPart(chosen.value, language)}\n${sayWhy(ports.readState(), diff, language)}`
  const written = { change: diffChange(diff, why, card), why, result, part }
  return succeed(writtenCall(card, body, note, written, leftOut))
}

type Written = { change: ScheduleChange; why: string; result: string; part: Chosen['part'] }

/** `result` is what the model is told. */
function writtenCall(
  card: Card,
  body: CallBody,
  note: string,
  { change, why, result, part }: Written,
  leftOut: Chosen['leftOut'] = [],
): Round {
  const settled = closeCard(card, 'accepted', note, part)
  return makeRound(
    { kind: 'card-accepted', placed: 0, leftOut },
    {
      ...settled,
      messages: callMessages(body.call, result),
      events: [...settled.events, scheduleChange(why), callEnd(body, 'changed', result)],
      change,
    },
  )
}

function isSameEffect(now: CallBody, then: CallBody): boolean {
  const isSameEntry =
    now.kind === 'write' || (then.kind === 'history' && now.entryId === then.entryId)
  return isSameEntry && isSameValue(now.diff, then.diff)
}

/** The stored call can't be run any more: the model is told so. */
function lapsedCall(turn: Turn, card: Card, body: CallBody, reason: StaleReason): Round {
  const note = sayStale(reason, false, turn.ports.language())
  const settled = closeCard(card, 'stale', note)
  return makeRound(
    { kind: 'card-lapsed' },
    {
      ...settled,
      messages: callMessages(body.call, note),
      events: [...settled.events, callEnd(body, 'stale', note)],
    },
  )
}

/** The same call would now do something else: the person sees that first. A plan that it was to make room for is made anew. */
function overtakenCall(turn: Turn, card: Card, body: CallBody): Round {
  const reason: StaleReason = { kind: body.kind === 'write' ? 'effect' : 'history' }
  const { waiting } = turn.state
  if (waiting.kind === 'card' && waiting.about === 'room')
    return lapsedCall(turn, card, body, reason)
  return replacedRound(turn, card, openCard(turn, body), reason)
}

async function stalePlan(turn: Turn, card: Card, reason: StaleReason): Promise<Round> {
  const proposal = await proposePlan(turn)
  const language = turn.ports.language()
  if (proposal.kind === 'card') {
    const changes = sayPlanChanges(planDiff(card), planDiff(proposal.card), language)
    return replacedRound(turn, card, proposal.card, reason, changes)
  }
  const settled = closeCard(card, 'stale', sayStale(reason, false, language))
  // Stopped before a fresh plan was there: this one is out of date all the same.
  if (proposal.kind === 'stopped') return makeRound({ kind: 'card-lapsed' }, settled)
  const { length: leftOut } = proposal.leftOut
  const said = spoken(
    leftOut === 0
      ? sayNothingPending(countLater(turn), language)
      : sayNothingPlaced(leftOut, language),
  )
  return makeRound(
    { kind: 'card-lapsed' },
    { ...settled, messages: said.messages, events: [...settled.events, ...said.events] },
  )
}

function planDiff({ body }: Card): ScheduleDiff {
  return body.kind === 'plan' ? body.diff : emptyDiff()
}

function callEnd(
  { call }: CallBody,
  outcome: 'changed' | 'rejected' | 'stale',
  text: string,
): TimelineEvent {
  return { kind: 'tool-call-end', callId: call.id, outcome, text }
}

function diffChange(diff: ScheduleDiff, why: string, { id: cardId }: Card): ScheduleChange {
  return { kind: 'diff', diff, who: 'agent', why, cardId }
}
