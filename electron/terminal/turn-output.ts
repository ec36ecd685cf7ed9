// Prints what a turn says and the cards that it opens.
import { findCard, readConversation } from '../../db/conversation.ts'
import { readPack } from '../../db/pack.ts'
import { readState } from '../../db/schedule.ts'
import { isPartable } from '../../shared/agent/card-part.ts'
import type { Card, CardBody, PlanStep } from '../../shared/agent/card.ts'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import type { Chip } from '../../shared/conversation/chips.ts'
import { sayCard, sayPlanFacts } from '../../shared/conversation/say-card.ts'
import { sayToolCall } from '../../shared/conversation/say-tool-call.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import { packFieldName } from '../../shared/pack/name-pack.ts'
import { isEmptyDiff } from '../../shared/schedule/diff.ts'
import { describeEffect } from '../../shared/schedule/effect.ts'
import { isDivisible, takeChanges, type PartQuestion } from '../../shared/schedule/part-of-diff.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { sayChange } from '../../shared/words/schedule/say-change.ts'
import { sayClassChanges } from '../../shared/words/schedule/say-class-changes.ts'
import { currentClock, shownConversation } from '../session/context.ts'
import { ask, type CommandContext } from './command-context.ts'
import { exitCodes, type ExitCode } from './printer.ts'

/** More cards than any turn can open: a guard against a model that proposes without end. */
const mostAnswers = 40

/** One turn; with `accept` each card that it opens is answered with yes. */
export async function sayText(
  context: CommandContext,
  text: string,
  accept: boolean,
): Promise<ExitCode> {
  const turn = watchTurn(context)
  try {
    return await ask(context, 'say', { text }, async (response) => {
      const { ending, cardId } = response
      context.printer.emit({ kind: 'response', response })
      if (hasFailed(ending)) return turnFailed(context, ending, turn.error())
      const waiting = cardId ?? (await cardThatFollows(context))
      return settleCards(context, turn, waiting, ending, accept)
    })
  } finally {
    turn.stopWatching()
  }
}

async function settleCards(
  context: CommandContext,
  turn: TurnWatch,
  firstCard: string | null,
  firstEnding: TurnEnding,
  accept: boolean,
): Promise<ExitCode> {
  const { session, printer } = context
  let [waiting, ending] = [firstCard, firstEnding]
  let accepted = 0
  for (let left = accept ? mostAnswers : 0; waiting !== null && left > 0; left -= 1) {
    const card = findCard(session.context.database, waiting)
    if (card === null) break
    const { id: cardId, hash } = card
    const input = { cardId, hash, verdict: 'accept', note: '' }
    const answered = await session.request('answer-card', input)
    if (!answered.ok) return printer.refuse(answered.failure)
    if (answered.value.outcome === 'accepted') accepted += 1
    ending = answered.value.ending ?? ending
    if (hasFailed(ending)) return turnFailed(context, ending, turn.error())
    waiting = answered.value.cardId ?? (await cardThatFollows(context))
  }
  const last = turn.ending() ?? ending
  if (waiting === null) return printer.finish({ ending: last, accepted, cardId: null })
  await printReading(context, waiting)
  return printer.finish({ ending: 'card', accepted, cardId: waiting }, exitCodes.cardWaits)
}

/** What was read in the request of an open card (M8). */
export async function chipsOf({ session }: CommandContext, cardId: string): Promise<Chip[]> {
  const read = await session.request('read-chips', { cardId })
  return read.ok ? read.value.chips : []
}

export async function printReading(context: CommandContext, cardId: string): Promise<void> {
  const chips = await chipsOf(context, cardId)
  if (chips.length === 0) return
  const { printer, language, words } = context
  const { colon } = grammar[language].joints
  const pieces = chips.map(({ label, text }) => `${label}${colon}${text}`).join(' · ')
  printer.say(`  ${words.readAs(pieces, cardId)}`)
}

/** The rest of a message follows as turns of their own (G13): the card that waits after the last of them. */
async function cardThatFollows({ session }: CommandContext): Promise<string | null> {
  const { database, running } = session.context
  while (running.size > 0) await Promise.all(running)
  const { cards } = readConversation(database, shownConversation(session.context))
  return cards.find(({ status }) => status === 'open')?.id ?? null
}

type FailedEnding = 'failed' | 'stopped'

export function hasFailed(ending: TurnEnding): ending is FailedEnding {
  return ending === 'failed' || ending === 'stopped'
}

/** `error` is what the turn itself said of its failure. */
export function turnFailed(
  { printer, words }: CommandContext,
  ending: FailedEnding,
  error: string | null,
): ExitCode {
  return printer.refuse({ code: ending, message: error ?? words.turnEndings[ending] })
}

export type TurnWatch = {
  error(): string | null
  /** How the last turn ended so far. */
  ending(): TurnEnding | null
  stopWatching(): void
}

/** Prints what a turn tells; its error is kept back, because the command ends with it. */
export function watchTurn(context: CommandContext): TurnWatch {
  let error: string | null = null
  let ending: TurnEnding | null = null
  const stopWatching = context.session.subscribe((event) => {
    printEvent(context, event)
    if (event.kind !== 'timeline') return
    const entry = event.entry.event
    if (entry.kind === 'error') error = entry.text
    if (entry.kind === 'turn-end') ending = entry.ending
  })
  return { error: () => error, ending: () => ending, stopWatching }
}

function printEvent(context: CommandContext, event: PushEvent): void {
  const { session, printer, language } = context
  printer.emit({ ...event })
  if (event.kind === 'card' && event.card.status === 'open') printCard(context, event.card)
  if (event.kind !== 'timeline') return
  const entry = event.entry.event
  if (entry.kind === 'text' || entry.kind === 'outcome') printer.say(entry.text)
  if (entry.kind === 'tool-call-start') {
    const said = sayToolCall(entry.call, readState(session.context.database), language)
    printer.say(`· ${said}`)
  }
}

export function printCard(context: CommandContext, card: Card): void {
  const { session, printer, language } = context
  const state = readState(session.context.database)
  if (state === null) return
  const { diff } = card.body
  const effect = describeEffect(state, diff)
  printer.say(`[${card.id}] ${sayCard(state, card.body, language, effect)}`)
  for (const line of sayBriefLines(context, card.body)) printer.say(`  ${line}`)
  for (const line of sayClassChanges(state.window, diff, language)) printer.say(`  ${line}`)
  const clock = currentClock(session.context)
  if (card.body.kind === 'plan') {
    const facts = sayPlanFacts({ state, diff, clock, leftOut: card.body.leftOut }, language)
    if (facts !== '') printer.say(`  ${facts}`)
  }
  const question = { state, diff, now: clock.moment }
  const hasParts = isPartable(card.body) && isDivisible(question)
  for (const change of effect.changes) {
    const line = sayChange(state.window, change, language)
    printer.say(hasParts ? `  ${sayPartLine(context, question, change.taskId, line)}` : `  ${line}`)
  }
}

// Says what a card holds besides its changes, line by line: a document, the fields that a checkpoint settles, a plan's steps.

/** Lines of one field; what is longer is read with a command of its own. */
const mostLines = 40

/** Nothing for a card of one call. */
function sayBriefLines(context: CommandContext, body: CardBody): string[] {
  const { language, words } = context
  if (body.kind === 'checkpoint') return sayFields(context, body)
  if (body.kind === 'plan') return saySteps(body.steps, isEmptyDiff(body.diff))
  if (body.kind !== 'brief') return []
  const { aboutYou, before, nothing } = words.briefHeads
  const colon = grammar[language].joints.colon
  const operations = body.document.map(({ preview, reason }) =>
    reason === '' ? `· ${preview}` : `· ${preview}${grammar[language].joints.dash}${reason}`,
  )
  const portraits = (body.standing?.to ?? []).map(({ course, portrait }) => {
    const old = body.standing?.from.find((each) => each.course === course)?.portrait ?? ''
    const now = portrait === '' ? nothing : portrait
    return `${aboutYou} · ${cleanTitle(course, language)}${colon}${now}${old === '' ? '' : before(old)}`
  })
  return [...operations, ...portraits]
}

/** A single step beside its own effect would say the same twice. */
function saySteps(steps: readonly PlanStep[], isOnly: boolean): string[] {
  if (steps.length === 1 && !isOnly) return []
  return steps.map(
    ({ content }, index) => `${index + 1}. ${content.trim().replaceAll(/\s+/g, ' ')}`,
  )
}

/** Whoever settles fields has to see what they say. */
function sayFields(
  { session, language, words }: CommandContext,
  { course, fields }: Extract<CardBody, { kind: 'checkpoint' }>,
): string[] {
  const say = words.briefHeads
  const pack = readPack(session.context.database, course)
  return fields.flatMap(({ key, version }) => {
    const present = pack.fields[key]
    const name = `· ${packFieldName(key, language)}`
    if (present?.version !== version) return [`${name} (${say.newer})`]
    const lines = present.text.split('\n')
    const shown = lines.slice(0, mostLines).map((line) => `  ${line}`)
    const left = lines.length - shown.length
    return [name, ...shown, ...(left > 0 ? [`  ${say.more(left, course, key)}`] : [])]
  })
}

/** "#7 Limits 2: Mon …, needs #8". */
function sayPartLine(
  { words }: CommandContext,
  question: PartQuestion,
  taskId: number,
  line: string,
): string {
  const taken = takeChanges(question, [`task:${taskId}`])
  const needed = taken.ok ? taken.value.keys.filter((key) => key !== `task:${taskId}`) : []
  const ids = needed.flatMap((key) => (key.startsWith('task:') ? `#${key.slice(5)}` : []))
  const named = `#${taskId} ${line}`
  return ids.length === 0 ? named : words.partLine.text(named, ids)
}
