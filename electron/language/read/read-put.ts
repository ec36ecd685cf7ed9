// Reads "put this there": which tasks, and where to; a whole day's tasks make it a clearing of that day.
import type { Ground } from '../ground.ts'
import { nowhere, type Operand, type Target } from '../words/task-words.ts'
import type { ClearDraft, Doubt, Draft, TaskVerb } from './draft.ts'
import type { FoundLimits } from './limits.ts'
import type { LexedText } from '../words/lexed-text.ts'
import type { TimeWish } from '../../../shared/time/mention.ts'
import { readOperands } from './read-operands.ts'
import { splitTarget } from './read-target.ts'
import { findStrangers } from '../words/strangers.ts'

export function readPut(
  verb: TaskVerb,
  lexed: LexedText,
  doubt: Doubt | null,
  ground: Ground,
): Draft {
  const { target, source } = splitTarget(lexed, true, ground)
  const operands = readOperands({ ...lexed, days: source.days, times: source.times })
  // "A to Saturday and B to Sunday": two requests behind one verb.
  if (operands.length > 1 && hasInnerTarget(lexed)) return { kind: 'mixed' }
  const [only] = operands
  const isDay =
    only !== undefined &&
    only.names.length === 0 &&
    (only.isAll || only.rank === null) &&
    !only.isPronoun
  if (isDay && only.event !== null && !only.isAll)
    return { kind: 'beyond', what: 'fixed', operands: [] }
  if (verb === 'move' && isDay && only.dates !== null)
    return clear(only.dates, only.wish, target, doubt)
  // "reschedule everything on Friday" leaves Friday, it does not go there.
  if (
    verb === 'move' &&
    isDay &&
    only.isAll &&
    target.dates !== null &&
    !/\bto\b|到|至|改/.test(lexed.rest)
  )
    return clear(target.dates, target.wish, nowhere, doubt)
  const run = target.shift === null ? null : readRun(lexed, operands)
  if (only !== undefined && operands.length === 1 && !only.isAll && isTorn(lexed))
    return { kind: 'put', verb, operands, target: nowhere, doubt }
  return { kind: 'put', verb, operands, target, ...(run === null ? {} : { run }), doubt }
}

const both = /^ ?(?:and|和|跟|与)(?: (?:to|on)(?: the)?)? ?$/

/** One block can't go to two days: which one is meant must be said. */
function isTorn({ days, text }: LexedText): boolean {
  return days.slice(1).some((day, index) => both.test(text.slice(days[index]?.end ?? 0, day.start)))
}

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

/** All that lies then is to leave. */
export function clear(
  dates: string[],
  wish: TimeWish | null,
  target: Target,
  doubt: Doubt | null,
): ClearDraft {
  return {
    kind: 'clear',
    spans: [{ dates, wish }],
    names: [],
    target,
    maxMoves: null,
    isAway: false,
    doubt,
  }
}

// "to Friday, no Saturday" corrects itself, and a block has no days to keep free: where it goes is asked.
export function unlessLimited(draft: Draft, { spans }: FoundLimits): Draft {
  return draft.kind === 'put' && spans.length > 0 ? { ...draft, target: nowhere } : draft
}

function hasInnerTarget({ names, days, times, rest }: LexedText): boolean {
  const last = names.at(-1)?.start ?? 0
  const isInner = ({ start }: { start: number }) =>
    start < last && /(?:\b(?:to|onto|on|into)|到|至|改|在) *$/.test(rest.slice(0, start))
  return [...days, ...times].some(isInner)
}
