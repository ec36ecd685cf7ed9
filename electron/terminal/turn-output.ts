// Prints what a turn says and the cards that it opens.
import { findCard, readConversation } from '../../db/conversation.ts'
import { readPack } from '../../db/pack.ts'
import { readState } from '../../db/schedule.ts'
import type { Card } from '../../shared/agent/card.ts'
import { isPartable } from '../../shared/agent/card-part.ts'
import type { Chip } from '../../shared/conversation/chips.ts'
import { grammar } from '../../shared/i18n/grammar.ts'
import { terminalWords } from '../../shared/i18n/terminal-words.ts'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import type { PushEvent } from '../../shared/contract/ipc.ts'
import { describeEffect } from '../../shared/schedule/effect.ts'
import { isDivisible } from '../../shared/schedule/part-of-diff.ts'
import { sayChange } from '../../shared/words/schedule/say-change.ts'
import { sayToolCall } from '../../shared/conversation/say-tool-call.ts'
import { sayClassChanges } from '../../shared/words/schedule/say-class-changes.ts'
import { sayCard } from '../../shared/conversation/say-card.ts'
import { sayPlanFacts } from '../../shared/conversation/say-plan-facts.ts'
import { currentClock, languageOf, shownConversation } from '../session/context.ts'
import { exitCodes, type ExitCode } from './printer.ts'
import { sayBriefLines, sayPartLine } from './card-lines.ts'
import { sayTurnEnd } from './words.ts'
import type { CommandContext } from './command-context.ts'

/** More cards than any turn can open: a guard against a model that proposes without end. */
const mostAnswers = 40

/** One turn; with `accept` each card that it opens is answered with yes. */
export async function sayText(
  context: CommandContext,
  text: string,
  accept: boolean,
): Promise<ExitCode> {
  const { session, printer } = context
  const turn = watchTurn(context)
  try {
    const said = await session.request('say', { text })
    if (!said.ok) return printer.refuse(said.failure)
    const { ending, cardId } = said.value
    printer.emit({ kind: 'response', response: said.value })
    if (hasFailed(ending)) return turnFailed(context, ending, turn.error())
    const waiting = cardId ?? (await cardThatFollows(context))
    return await settleCards(context, turn, waiting, ending, accept)
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
  const language = languageOf(context.session.context)
  const { colon } = grammar[language].joints
  const pieces = chips.map(({ label, text }) => `${label}${colon}${text}`).join(' · ')
  context.printer.say(`  ${terminalWords[language].readAs(pieces, cardId)}`)
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
  { session, printer }: CommandContext,
  ending: FailedEnding,
  error: string | null,
): ExitCode {
  const message = error ?? sayTurnEnd(ending, languageOf(session.context))
  return printer.refuse({ code: ending, message })
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
  const { printer } = context
  printer.emit({ ...event })
  if (event.kind === 'card' && event.card.status === 'open') printCard(context, event.card)
  if (event.kind !== 'timeline') return
  const entry = event.entry.event
  if (entry.kind === 'text' || entry.kind === 'outcome') printer.say(entry.text)
  if (entry.kind === 'tool-call-start') {
    const { database } = context.session.context
    const said = sayToolCall(entry.call, readState(database), languageOf(context.session.context))
    printer.say(`· ${said}`)
  }
}

export function printCard({ session, printer }: CommandContext, card: Card): void {
  const state = readState(session.context.database)
  if (state === null) return
  const language = languageOf(session.context)
  const { diff } = card.body
  const effect = describeEffect(state, diff)
  printer.say(`[${card.id}] ${sayCard(state, card.body, language, effect)}`)
  const fieldsOf = (course: string) => readPack(session.context.database, course)
  for (const line of sayBriefLines(card.body, language, fieldsOf)) printer.say(`  ${line}`)
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
    printer.say(
      hasParts ? `  ${sayPartLine(question, change.taskId, line, language)}` : `  ${line}`,
    )
  }
}
