// Reads "put this there": which tasks, and where to; a whole day's tasks make it a clearing of that day.
import { type Operand, nowhere, type Target } from '../words/task-words.ts'
import type { ClearDraft, AwayWish, PutDraft } from './draft.ts'
import type { LexedText } from '../words/lexed-text.ts'
import { findStrangers } from '../words/strangers.ts'
import { emptyOperand } from '../words/operands.ts'

const isNoWord = (word: string) => !runWords.test(word)
const runWords =
  /^(?:after|before|later|earlier|back|forward|following|onwards?|behind|else|together|delay|push|move|shift|postpone|bring|by|session|sessions|ahead|one|day|days|week|weeks|my|everything|all|comes?|what|whatever|that|those|which)$|^(?:往|推|延|提|挪|移|后|前|晚|早|统|一起|整体)/

/** "And everything after it": the run that begins with what is named. */
export const following =
  /\b(?:and|with|plus|\+) ?(?:also )?(?:everything|all|the rest|whatever|what(?:ever)?|(?:the )?(?:ones|sessions|blocks|others))(?: of it| else)?(?: that)?(?:'s| is| are| comes?)? ?(?:after(?:wards| it| that| them)?|following|behind(?: it)?|later)?\b|\band (?:the )?(?:following|rest)\b|\bonwards?\b|(?:后面|之后|以后|后续|往后)(?:的|所有|全部|都)|(?:以及|和|及)(?:它)?后面/
const wholeRun =
  /\b(?:all|every|everything|whole|entire)\b|整体|整个|全部|所有|统统|一起|都(?=往|推|延|提|挪|移|后)/

/** A distance in days said of a session and what follows, of a whole course, or of everything. */
export function readRun({ rest }: LexedText, operands: readonly Operand[]): 'from' | 'all' | null {
  const isOfDay = operands.some(({ dates }) => dates !== null)
  if (isOfDay) return null
  // "Physics 3 and all after it", of no course that is known, is not all there is.
  if (operands.every(({ names }) => names.length === 0) && findStrangers(rest).some(isNoWord))
    return null
  if (following.test(rest) && operands.some(({ names }) => names.length > 0)) return 'from'
  const isWhole = wholeRun.test(rest) || operands.some(({ isAll }) => isAll)
  if (isWhole) return 'all'
  const isCourse =
    operands.length > 0 &&
    operands.every(
      ({ names, rank }) =>
        rank === null &&
        names.length > 0 &&
        names.every((owners) => owners.every(({ kind }) => kind !== 'item')),
    )
  return isCourse ? 'all' : null
}

/** All study that lies then is to leave; the person has no time then, where nothing else is told. */
export function clearing(spans: AwayWish[], told: Partial<ClearDraft> = {}): ClearDraft {
  const isAway = true
  return {
    kind: 'clear',
    spans,
    names: [],
    target: nowhere,
    maxMoves: null,
    isAway,
    doubt: null,
    ...told,
  }
}

/** A block that goes there. */
export function moving(id: number, target: Target): PutDraft {
  const operands = [{ ...emptyOperand, names: [[{ kind: 'item' as const, id }]] }]
  return { kind: 'put', verb: 'move', operands, target, doubt: null }
}
