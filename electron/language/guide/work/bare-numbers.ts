// Reads numbers that stand alone as what was told before, in its unit: "realistically more like 12", "no, make it 8", 十个就够.
import { numberPattern, readNumber } from '../../../../shared/time/numbers.ts'
import { blankAll } from '../../../../shared/time/read-time.ts'
import type { GuideAmount } from '../known.ts'
import { findLength } from '../../../../shared/time/said-length.ts'
import { isWithin, scoreSlots } from '../read/cue-table.ts'
import type { AmountHints, Length, Measure, Words } from './amount-words.ts'
import { isRhythm } from './rhythm.ts'
import type { GuideUnits } from './work-units.ts'

/** From here on a number alone counts minutes. */
const minutesFrom = 100

const number = new RegExp(
  String.raw`(?<![\w.:/第])(\d{1,4}(?:\.\d)?|${numberPattern})(?![\w:/%]|\.\d)(?=个?(?<piece>[章讲套份篇节课]|单元)?)`,
  'g',
)

/** Numbers that stand alone, where something says of what they are; the words beside them say nothing else. */
export function numbersIn(
  rest: string,
  words: Words,
  hasLength: boolean,
  { isAsked, last, known }: AmountHints,
): (Measure & { isPiece: boolean; isMost: boolean })[] {
  const { text, cues, clauses } = words
  const isOpen = hasLength || last !== null || cues.some(({ slot }) => slot === 'refused' || slot === 'total') // prettier-ignore
  return clauses.flatMap((clause) => {
    // “2 a day at most” are sessions, and no hours.
    const said = text.slice(clause.start, clause.end)
    if (last !== 'most' && isRhythm(said) && findLength(said) === null) return []
    const within = cues.filter((cue) => isWithin(cue, clause))
    const found = [...blankAll(rest, within).slice(clause.start, clause.end).matchAll(number)].map(({ 0: said, index, groups }) => ({ said, start: clause.start + index, end: clause.start + index + said.length, isPiece: groups?.['piece'] !== undefined })) // prettier-ignore
    const spans = found.length > 2 ? [] : found
    const left = blankAll(text, [...within, ...spans]).slice(clause.start, clause.end)
    if (left.replaceAll(/[^\p{L}]|[章讲套份篇节课个]/gu, '').length > 3) return []
    const isBetter = within.some(({ slot }) => slot === 'betters' || slot === 'denies')
    const isDenied = cues.some(({ slot }) => slot === 'denies')
    const isAlone = isAsked && !/\p{L}{2}/u.test(blankAll(text, [...cues, ...spans]))
    const isMost = within.some(({ slot }) => slot === 'most')
    const isMeant = isAlone || isMost || (isOpen && (isBetter || isDenied || within.some(({ slot }) => slot === 'refused' || slot === 'total'))) || (isBetter && (known.units.length === 1 || known.amount !== null)) // prettier-ignore
    if (!isMeant) return []
    return spans.map(({ said, start, end, isPiece }) => {
      const scores = scoreSlots(text, { start, end }, within, spans)
      const value = /^\d/.test(said) ? Number(said) : (readNumber(said) ?? 0)
      return { start, end, isPiece, value, isTold: false, isRefused: (scores.get('refused') ?? 0) > 0, isBetter: true, isMost } // prettier-ignore
    })
  })
}

type Again = { amount: GuideAmount | null; units: GuideUnits[] }

/** "More like 12", "make it 8": a number is of what was told last, in its unit. */
export function againOf(
  numbers: ReturnType<typeof numbersIn>,
  lengths: readonly Length[],
  { isAsked, last, known }: AmountHints,
): Again {
  const found = numbers.findLast(({ isRefused, isMost }) => !isRefused && !isMost)
  const nothing: Again = { amount: null, units: [] }
  if (found === undefined || found.value <= 0) return nothing
  const { value, isPiece } = found
  const { amount, units } = known
  const [unit] = units.length === 1 ? units : []
  const isOfHours = lengths.length > 0 || last === 'amount' || amount?.kind === 'minutes'
  if (unit !== undefined && (isPiece || (!isOfHours && !isAsked)))
    return { amount: null, units: [{ ...unit, count: Math.round(value), minutes: null }] }
  if (amount?.kind === 'sessions' && lengths.length === 0)
    return { amount: { ...amount, count: Math.round(value) }, units: [] }
  const minutes = value >= minutesFrom || lengths.at(-1)?.value === value ? value : value * 60
  return { amount: { kind: 'minutes', minutes: Math.round(minutes) }, units: [] }
}
