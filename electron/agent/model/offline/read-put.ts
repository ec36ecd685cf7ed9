// Reads "put this there": which tasks, and where to; a whole day's tasks make it a clearing of that day.
import type { Ground } from './ground.ts'
import { nowhere, type Doubt, type Draft, type Target, type TaskVerb } from './intent.ts'
import type { FoundLimits } from './limits.ts'
import type { LexedText } from './lexed-text.ts'
import type { TimeWish } from './mention.ts'
import { readOperands } from './read-operands.ts'
import { splitTarget } from './read-target.ts'

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
  return { kind: 'put', verb, operands, target, doubt }
}

function clear(dates: string[], wish: TimeWish | null, target: Target, doubt: Doubt | null): Draft {
  return { kind: 'clear', spans: [{ dates, wish }], names: [], target, maxMoves: null, doubt }
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
