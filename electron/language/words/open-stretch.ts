// A day that is said too widely to be one: "mid December".
import { joinRanges } from '../../../shared/time/day-words.ts'
import { asTyped } from '../../../shared/text/as-typed.ts'
import type { Ground } from '../ground.ts'
import type { LexedText } from './lexed-text.ts'

/** "Due mid December" names no day, and "by mid December" its last one; null for none. */
export function openStretch({ days, text }: LexedText, raw: string, ground: Ground): string | null {
  const open = joinRanges(days, text, ground).find(
    ({ stretch }) => stretch !== undefined && stretch.bound === null && !stretch.isEnd,
  )
  if (open === undefined) return null
  const words = text.slice(open.start, open.end)
  return asTyped(words, raw) ?? words
}
