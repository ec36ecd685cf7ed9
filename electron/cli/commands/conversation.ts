// The conversation in the terminal: say, cards, answer.
import { findCard, openCards } from '../../../db/conversation.ts'
import { readState } from '../../../db/schedule.ts'
import type { Card } from '../../../shared/agent/card.ts'
import type { Chip } from '../../../shared/conversation/chips.ts'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import type { RecordKey } from '../../../shared/schedule/diff.ts'
import { takeChanges } from '../../../shared/schedule/part-of-diff.ts'
import { currentClock } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { exitCodes, type ExitCode } from '../../terminal/printer.ts'
import {
  chipsOf,
  hasFailed,
  printCard,
  printReading,
  sayText,
  turnFailed,
  type TurnWatch,
  watchTurn,
} from '../../terminal/turn-output.ts'
import { ask, type CommandContext } from '../../terminal/command-context.ts'
import type { Handler, Handlers } from '../command-line/commands.ts'

export const say: Handler<'say'> = (context, { TEXT: text, accept = false }) =>
  sayText(context, text, accept)

export const listCards: Handler<'cards'> = async (context) => {
  const { session, printer } = context
  const cards = openCards(session.context.database)
  for (const card of cards) {
    printCard(context, card)
    await printReading(context, card.id)
  }
  return printer.finish({ cards })
}

export const answerCard: Handler<'answer'> = (context, values) => {
  const { CARD: id, 'accept|reject': verdict, note = '', always = false, only } = values
  const { printer } = context
  return onCard(context, id, (shown, turn, card) => {
    const part = only === undefined ? {} : { only: chosenKeys(context, card, only) }
    return ask(context, 'answer-card', { ...shown, verdict, note, always, ...part }, (answered) => {
      const { outcome, ending, cardId } = answered
      if (outcome === 'already') return answeredTwice(context, verdict, answered)
      if (ending !== null && hasFailed(ending)) return turnFailed(context, ending, turn.error())
      return printer.finish(answered, cardId === null ? exitCodes.done : exitCodes.cardWaits)
    })
  })
}

/** The classes that these tasks need come along; other tasks never do unasked. */
function chosenKeys({ session }: CommandContext, { body }: Card, tasks: readonly number[]) {
  const keys = tasks.map((id): RecordKey => `task:${id}`)
  const state = readState(session.context.database)
  if (state === null) return keys
  const now = currentClock(session.context).moment
  const taken = takeChanges({ state, diff: body.diff, now }, keys)
  const needed = taken.ok ? taken.value.keys.filter((key) => key.startsWith('class:')) : []
  return [...keys, ...needed]
}

/** The call of a card with other arguments: shown on a card of its own. */
export const reviseCard: Handler<'revise'> = (context, { CARD: id, "'JSON'": given }) =>
  onCard(context, id, (shown) =>
    ask(context, 'revise-card', { ...shown, arguments: { ...given } }, (revised) =>
      context.printer.finish(revised, exitCodes.cardWaits),
    ),
  )

/** Without a choice what was read is listed, with the numbers by which another reading is chosen. */
export const rereadCard: Handlers<'reread'> = {
  WHOLE: (context, { CARD: id, CHOICE: given }) =>
    onCard(context, id, async (shown, turn) => {
      const wish = { ...shown, ...findChoice(await chipsOf(context, id), given) }
      return ask(context, 'choose-reading', wish, async ({ ending, cardId }) => {
        if (hasFailed(ending)) return turnFailed(context, ending, turn.error())
        if (cardId === null) return context.printer.finish({ ending, cardId })
        await printReading(context, cardId)
        return context.printer.finish({ ending, cardId }, exitCodes.cardWaits)
      })
    }),
  '~LIST': (context, { CARD: id }) =>
    onCard(context, id, async () => {
      const chips = await chipsOf(context, id)
      const lines = chips.flatMap(({ label, text, choices }, index) => [
        `${index + 1}  ${label}: ${text}`,
        ...choices.map((choice, rank) => `   ${index + 1}.${rank + 1}  ${choice.text}`),
      ])
      return context.printer.end(lines, { chips })
    }),
}

/** "2.3" is the third choice of the second piece; what is none is refused like any that is not in the list. */
function findChoice(chips: readonly Chip[], given: string): { chip: string; choice: string } {
  const [piece, rank] = given.split('.').map(Number)
  const chip = chips[(piece ?? 0) - 1]
  return { chip: chip?.id ?? '?', choice: chip?.choices[(rank ?? 0) - 1]?.id ?? '?' }
}

/** `shown` is the card as the terminal knows it, which an answer must name; what its turn tells is printed. */
async function onCard(
  context: CommandContext,
  id: string,
  act: (shown: { cardId: string; hash: string }, turn: TurnWatch, card: Card) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { session, printer, language } = context
  const card = findCard(session.context.database, id)
  if (card === null) return printer.refuse(sayProblem('unknown-card', language))
  const turn = watchTurn(context)
  try {
    return await act({ cardId: card.id, hash: card.hash }, turn, card)
  } finally {
    turn.stopWatching()
  }
}

/** The same answer again is no failure; another one is, whichever card waits meanwhile. */
function answeredTwice(
  { printer, words }: CommandContext,
  verdict: 'accept' | 'reject',
  answered: RequestOutput<'answer-card'>,
): ExitCode {
  const { status, cardId } = answered
  const message = words.printed.already(cardId, words.statusWords[status])
  return status === (verdict === 'accept' ? 'accepted' : 'rejected')
    ? printer.end(message, answered)
    : printer.refuse({ code: 'card-settled', message })
}
