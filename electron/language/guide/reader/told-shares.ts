// Reads the numbers in what was learned to be told.
import { toSimple } from '../../../../shared/text/simple-characters.ts'
import type { Span } from '../../../../shared/time/mention.ts'
import { readNumber } from '../../../../shared/time/numbers.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import { spellOut } from '../work/spell-out.ts'
import type { GuideRole, ToldSpan } from './told-span.ts'

export const plain = (words: string) => toSimple(words).toLowerCase()

export const of = (spans: readonly ToldSpan[], ...roles: GuideRole[]) =>
  spans.filter(({ role }) => roles.includes(role))

/** Farther off a name is not what a time was told of. */
export const farthest = 14

export function between(one: Span, other: Span, raw: string): string {
  return raw.slice(Math.min(one.end, other.end), Math.max(one.start, other.start))
}

/** A bare number counts hours. */
export function minutesIn(text: string): number | null {
  const words = spellOut(toSimple(text).toLowerCase())
  const length = findLength(words)?.length
  if (length !== undefined) return length.unit === 'periods' ? null : length.amount
  const number = readNumber(words.trim()) ?? Number(words.trim())
  return number > 0 && number <= 12 ? Math.round(number * 60) : null
}

const cardinal =
  /^(\d{1,3}|[一二两三四五六七八九十]{1,3}|[a-z]{3,9})(?: ?(?:of (?:them|em|those|the)\b.*|个)|)$/

export function numberIn(text: string | undefined): number {
  const written = cardinal.exec(plain(text ?? ''))?.[1]
  return written === undefined ? 0 : (readNumber(written) ?? Number(written))
}

/** What is made or read for a course, behind its name. */
export const made =
  /(?:lab |term |book )?(?:reports?|essays?|papers?|presentations?|thesis|projects?|posters?|readings?)$|(?:读书笔记|实验报告|报告|论文|作文|展示|演讲|大作业|课程设计|阅读)$/iu

export const isMade = (text: string) => made.test(text)
