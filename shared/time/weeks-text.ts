// The weeks of a class as a person types them, "1-8,10" or "1-16 odd" or "第1-16周(单周)", read and written.
import { grammar } from '../i18n/grammar.ts'
import { toPlain } from '../text/simple-characters.ts'
import type { Language } from '../language.ts'
import { fail, succeed, type Result } from '../result.ts'
import { splitRuns } from './say/split-runs.ts'

/** `part` is what was not understood, or names weeks that the term does not have. */
export type WeeksProblem = { kind: 'empty' | 'unread' | 'outside'; part: string }

const odd = /单|奇|\bodd\b/i
const even = /双|偶|\beven\b/i

/** The weeks, ascending; no text at all is every week of the term. */
export function readWeeks(text: string, termWeeks: number): Result<number[], WeeksProblem> {
  const all = Array.from({ length: termWeeks }, (_, index) => index + 1)
  const plain = toPlain(text).trim()
  if (plain === '') return succeed(all)
  const parts = splitParts(plain)
  const weeks = new Set<number>()
  for (const part of parts) {
    const read = readPart(part, termWeeks)
    if (!read.ok) return read
    for (const week of read.value) weeks.add(week)
  }
  return weeks.size === 0
    ? fail({ kind: 'empty', part: plain.slice(0, 40) })
    : succeed(all.filter((week) => weeks.has(week)))
}

/** A parity after the last part, with a space before it or in brackets, is for all parts: "1-8,10-16 odd". */
function splitParts(plain: string): string[] {
  const parts = plain
    .split(/[,;、]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const tail = /\d.*?(?:\s+(?:odd|even)|\((?:单|双|奇|偶)周?\)|\((?:odd|even)\))$/i.exec(last)
  const parity = tail === null ? null : parityOf(last)
  if (parity === null || parts.slice(0, -1).some((part) => parityOf(part) !== null)) return parts
  return parts.map((part) =>
    parityOf(part) === null ? `${part} ${parity === 1 ? 'odd' : 'even'}` : part,
  )
}

function parityOf(part: string): 0 | 1 | null {
  if (odd.test(part)) return even.test(part) ? null : 1
  return even.test(part) ? 0 : null
}

const every = /^(?:all|every week|weekly|每周|全周|全部)?$/i
const range = /^(\d{1,2})(?:\s*(?:[-–—~至到]|to)\s*(\d{1,2}))?$/i

function readPart(part: string, termWeeks: number): Result<number[], WeeksProblem> {
  const parity = parityOf(part)
  const bare = part
    .replaceAll(/单周?|双周?|奇数?周?|偶数?周?|\b(?:odd|even)\b/gi, ' ')
    .replaceAll(/weeks?\b|wks?\b|第|周|[()]/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const given = part.slice(0, 40)
  if (odd.test(part) && even.test(part)) return fail({ kind: 'unread', part: given })
  const isWhole = every.test(part.trim()) || (bare === '' && parity !== null)
  const found = range.exec(bare)
  if (!isWhole && found === null) return fail({ kind: 'unread', part: given })
  const first = isWhole ? 1 : Number(found?.[1])
  const last = isWhole ? termWeeks : Number(found?.[2] ?? first)
  if (first < 1 || last < first || last > termWeeks) return fail({ kind: 'outside', part: given })
  return succeed(
    Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (week) => parity === null || week % 2 === parity,
    ),
  )
}

/** As a person would type them; `readWeeks` reads the same weeks again. */
export function writeWeeks(weeks: readonly number[], language: Language): string {
  const [first = 1] = weeks
  const last = weeks.at(-1) ?? first
  const alternates = weeks.length > 2 && weeks.every((week, index) => week === first + 2 * index)
  if (alternates)
    return `${first}-${last}${grammar[language].weekParities[first % 2 === 1 ? 'odd' : 'even']}`
  return splitRuns(weeks)
    .map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`))
    .join(grammar[language].joints.clause)
}
