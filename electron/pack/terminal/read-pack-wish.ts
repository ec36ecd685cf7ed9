// The words after `pack`: each part of a course pack reads its own; the first word says whose they are.
import { succeed, type Result } from '../../../shared/result.ts'
import type { Flags } from '../../cli/command-line/flags.ts'
import { readFieldWish, type FieldWish } from './read-field-wish.ts'
import { outlookActs, readOutlookWish, type OutlookWish } from './read-outlook-wish.ts'
import { readSourceWish, sourceActs, type SourceWish } from './read-source-wish.ts'
import type { UsageProblem } from '../../cli/command-line/usage-problem.ts'

/** `part` says who runs it. */
export type PackWish =
  | { part: 'fields'; wish: FieldWish }
  | { part: 'outlook'; wish: OutlookWish }
  | { part: 'sources'; wish: SourceWish }

export function readPackWish(
  flags: Flags,
  words: readonly string[],
): Result<PackWish, UsageProblem> {
  if (outlookActs.includes(words[0])) {
    const outlook = readOutlookWish(flags, words)
    return outlook.ok ? succeed({ part: 'outlook', wish: outlook.value }) : outlook
  }
  if (sourceActs.includes(words[0])) {
    const source = readSourceWish(flags, words)
    return source.ok ? succeed({ part: 'sources', wish: source.value }) : source
  }
  const read = readFieldWish(flags, words)
  return read.ok ? { ok: true, value: { part: 'fields', wish: read.value } } : read
}
