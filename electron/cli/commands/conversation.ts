// The conversation in the terminal: say, cards, answer.
import { findCard, openCards } from '../../../db/conversation.ts'
import { readState } from '../../../db/read-state.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { PushEvent } from '../../../shared/ipc.ts'
import { describeEffect } from '../../../shared/schedule/effect.ts'
import { sayChange } from '../../../shared/words/say-change.ts'
import { sayEffect } from '../../../shared/words/say-effect.ts'
import { languageOf } from '../../session/context.ts'
import { sayProblem } from '../../session/words.ts'
import { exitCodes, type ExitCode } from '../printer.ts'
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
  const unsubscribe = session.subscribe((event) => printEvent(context, event))
  try {
    await session.resume()
    const said = await session.request('say', { text })
    if (!said.ok) return printer.refuse(said.failure)
    const { ending, cardId } = said.value
    if (ending === 'failed' || ending === 'stopped') return turnFailed(context, ending)
    return await settleCards(context, cardId, ending, accept)
  } finally {
    unsubscribe()
  }
}

async function settleCards(
  { session, printer }: CommandContext,
  firstCard: string | null,
  ending: string,
  accept: boolean,
): Promise<ExitCode> {
  let waiting = firstCard
  let accepted = 0
  for (let left = accept ? mostAnswers : 0; waiting !== null && left > 0; left -= 1) {
    const card = findCard(session.context.database, waiting)
    if (card === null) break
    const { id: cardId, hash } = card
    const input = { cardId, hash, verdict: 'accept', note: '' }
    const answered = await session.request('answer-card', input)
    if (!answered.ok) return printer.refuse(answered.failure)
    if (answered.value.outcome === 'accepted') accepted += 1
    waiting = answered.value.cardId
  }
  return waiting === null
    ? printer.finish({ ending: accepted > 0 ? 'completed' : ending, accepted, cardId: null })
    : printer.finish({ ending: 'card', accepted, cardId: waiting }, exitCodes.cardWaits)
}

function turnFailed({ printer }: CommandContext, ending: string): ExitCode {
  // The sentence itself was printed as the turn's error event.
  return printer.refuse({ code: ending, message: '' })
}

export async function listCards({ session, printer }: CommandContext): Promise<ExitCode> {
  const cards = openCards(session.context.database)
  for (const card of cards) printCard({ session, printer }, card)
  return printer.finish({ cards })
}

export async function answerCard(
  context: CommandContext,
  answer: { card: string; verdict: 'accept' | 'reject'; note: string },
): Promise<ExitCode> {
  const { session, printer } = context
  const card = findCard(session.context.database, answer.card)
  if (card === null) {
    return printer.refuse(sayProblem('unknown-card', languageOf(session.context)))
  }
  const unsubscribe = session.subscribe((event) => printEvent(context, event))
  try {
    const { verdict, note } = answer
    const answered = await session.request('answer-card', {
      cardId: card.id,
      hash: card.hash,
      verdict,
      note,
    })
    if (!answered.ok) return printer.refuse(answered.failure)
    const code = answered.value.cardId === null ? exitCodes.done : exitCodes.cardWaits
    return printer.finish({ ...answered.value }, code)
  } finally {
    unsubscribe()
  }
}

function printEvent(context: CommandContext, event: PushEvent): void {
  const { printer } = context
  printer.emit({ ...event })
  if (event.kind === 'card' && event.card.status === 'open') printCard(context, event.card)
  if (event.kind !== 'timeline') return
  const entry = event.entry.event
  if (entry.kind === 'text' || entry.kind === 'error') printer.say(entry.text)
  if (entry.kind === 'tool-call-start') printer.say(`· ${entry.call.name}`)
}

function printCard({ session, printer }: CommandContext, card: Card): void {
  const state = readState(session.context.database)
  if (state === null) return
  const language = languageOf(session.context)
  const effect = describeEffect(state, card.body.diff)
  printer.say(`[${card.id}] ${sayEffect(state, effect, language)}`)
  for (const change of effect.changes) {
    printer.say(`  ${sayChange(state.window, change, language)}`)
  }
}
