// Runs the loop (G1): node, then one committed step, then the next node, until the turn rests.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Card } from '../../../shared/agent/card.ts'
import { applyRound } from '../cards/answer-round.ts'
import { explainAsking, whyAskInTurn } from '../cards/explain-asking.ts'
import { commitRound, type Progress } from './commit-round.ts'
import type { TurnEnding } from '../../../shared/agent/timeline.ts'
import type { NodeName } from './next.ts'
import { makeRound, type Round, type Turn, spokenAnswer, spoken } from './turn.ts'
import { execute } from './nodes/execute.ts'
import { plan, roughBuild } from './nodes/plan.ts'
import { askModel, refuseOutput, roundWithoutAnswer } from '../ask-model.ts'
import { sayBeforeModel, sayOutcome } from '../say/say-turn-end.ts'
import { languages } from '../../../shared/language.ts'

const shortest = 8
const longest = 24

/** Between two pieces. */
export const pieceDelayMs = 40

const graphemes = new Intl.Segmenter([...languages], { granularity: 'grapheme' })

const punctuation = /^[,.;:!?，。；：！？、…）)\]」』”]+$/u
const blank = /^\s+$/u

/**
 * Pieces of 8 to 24 characters as a reader counts them, ended at punctuation where there is some; the last may be
 * shorter. Together they are the text.
 */
export function cutIntoPieces(text: string): string[] {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const pieces: string[] = []
  let start = 0
  while (start < characters.length) {
    const end = pieceEnd(characters, start)
    pieces.push(characters.slice(start, end).join(''))
    start = end
  }
  return pieces
}

/** Reports each piece and waits between them; ends early when `isStopped` says so. */
export async function streamText(
  text: string,
  report: (piece: string) => void,
  pause: (ms: number) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  for (const [index, piece] of cutIntoPieces(text).entries()) {
    if (index > 0) await pause(pieceDelayMs)
    if (isStopped()) return
    report(piece)
  }
}

/** After the first punctuation within reach, else after the last blank, else at the longest. */
function pieceEnd(characters: string[], start: number): number {
  const last = Math.min(start + longest, characters.length)
  if (last - start <= shortest) return last
  const reach = characters.slice(start + shortest - 1, last)
  const atPunctuation = reach.findIndex((character) => punctuation.test(character))
  if (atPunctuation !== -1) return start + shortest + atPunctuation
  if (last === characters.length) return last
  const atBlank = reach.findLastIndex((character) => blank.test(character))
  return atBlank === -1 ? last : start + shortest + atBlank
}

export type TurnResult = { ending: TurnEnding; cardId: string | null }

export async function runTurn(start: Progress): Promise<TurnResult> {
  let { turn, position } = start
  let asksFirst = false
  for (;;) {
    if (position.kind === 'go') {
      const round = await stoppableRound(turn, position.node)
      ;({ turn, position } = commitRound(turn, round))
      continue
    }
    const { waiting } = position.state
    const card = waiting.kind === 'card' ? openCardOf(turn, waiting.cardId) : null
    const asks = card === null || asksFirst || turn.signal.aborted
    if (asks || whyAskInTurn(turn, card.body) !== null) {
      return { ending: position.ending, cardId: card?.id ?? null }
    }
    const round = await applyRound(turn, card)
    ;({ turn, position } = commitRound(turn, round))
    // The world had changed in between: from here on the person looks first.
    asksFirst = round.event.kind !== 'card-accepted'
  }
}

function openCardOf({ cards }: Turn, cardId: string): Card | null {
  return cards.find(({ id, status }) => id === cardId && status === 'open') ?? null
}

/** A stop that comes while the node runs or speaks wins: what the round wanted to write is dropped (G10). */
async function stoppableRound(turn: Turn, node: NodeName): Promise<Round> {
  const { signal } = turn
  if (!signal.aborted) {
    const round = explainAsking(turn, await runNode(turn, node))
    await speakRound(turn, round)
    if (!signal.aborted) return round
  }
  return makeRound({ kind: 'stopped' })
}

function runNode(turn: Turn, node: NodeName): Round | Promise<Round> {
  switch (node) {
    case 'chat':
      return chat(turn)
    case 'plan':
      return plan(turn)
    case 'rough-build':
      return roughBuild(turn)
    case 'execute':
      return execute(turn)
    case 'deliver':
      return deliver(turn)
    default:
      return assertNever(node)
  }
}

/** Streams what the round says, piece by piece, until the turn is stopped; what was shown before is not said again. */
export async function speakRound(turn: Turn, { events }: Round): Promise<void> {
  const { ports, state, signal, speech } = turn
  const { traceId } = state
  const texts = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []))
  const shown = speech.take()
  const rest = shown === '' ? null : restOf(texts[0] ?? '', shown)
  if (shown !== '' && rest === null) ports.report({ kind: 'text-reset', traceId })
  for (const [index, text] of texts.entries()) {
    await streamText(
      index === 0 ? (rest ?? text) : text,
      (piece) => ports.report({ kind: 'text-delta', traceId, text: piece }),
      ports.pause,
      () => signal.aborted,
    )
  }
}

/** Node: is it talk, or is it work? Talk is answered here; in doubt it is work (G2a). */
async function chat(turn: Turn): Promise<Round> {
  const answer = turn.heard ?? (await askModel(turn, 'chat'))
  if (answer.kind !== 'answer') return roundWithoutAnswer(turn, answer)
  const { intent, speak } = answer.output
  if (intent === 'task') return makeRound({ kind: 'task-taken' })
  if (speak.trim() === '') return refuseOutput(turn, answer.raw, { kind: 'empty-answer' })
  return makeRound({ kind: 'chat-answered' }, spokenAnswer(answer))
}

/**
 * Node: sums the turn up. What it came to is counted and stands beside a model's own words; without those it stands
 * alone (G9).
 */
async function deliver(turn: Turn): Promise<Round> {
  const answer = await askModel(turn, 'deliver')
  if (answer.kind === 'aborted') return makeRound({ kind: 'stopped' })
  const speak = answer.kind === 'answer' ? answer.output.speak : ''
  const reasoning = answer.kind === 'answer' ? answer.reasoning : ''
  const language = turn.ports.language()
  const outcome = sayOutcome(turn, language)
  if (speak.trim() === '') return makeRound({ kind: 'delivered' }, spoken(outcome.text, reasoning))
  const said = answer.kind === 'answer' ? spokenAnswer(answer) : spoken(speak, reasoning)
  // The built-in rules make their sentences from the same calls.
  if (turn.ports.isBuiltIn()) return makeRound({ kind: 'delivered' }, said)
  const events = outcome.isPartial
    ? [{ kind: 'outcome', text: sayBeforeModel(outcome, language) } as const, ...said.events]
    : [...said.events, { kind: 'outcome', text: outcome.text } as const]
  return makeRound({ kind: 'delivered' }, { ...said, events })
}

/** Only for a turn that has just begun. */
export function speakAndEnd(turn: Turn, text: string): Promise<TurnResult> {
  return speakAndRun(turn, makeRound({ kind: 'chat-answered' }, spoken(text)))
}

/** A question of a scene: what is said next begins a turn. */
export function speakAndAsk(turn: Turn, text: string): Promise<TurnResult> {
  return speakAndRun(turn, makeRound({ kind: 'scene-asked' }, spoken(text)))
}

/** Says what a round says, commits it and runs on from there; a stop that comes while it speaks commits `ifStopped`. */
export async function speakAndRun(
  turn: Turn,
  wanted: Round,
  ifStopped: Round = makeRound({ kind: 'stopped' }),
): Promise<TurnResult> {
  const round = explainAsking(turn, wanted)
  await speakRound(turn, round)
  return runTurn(commitRound(turn, turn.signal.aborted ? ifStopped : round))
}

/** What of `text` has still to be shown after `shown`; null when what was shown is not how it begins. */
function restOf(text: string, shown: string): string | null {
  const begun = shown.trimEnd()
  return text.startsWith(begun) ? text.slice(begun.length) : null
}
