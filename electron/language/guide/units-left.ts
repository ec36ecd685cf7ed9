// What is left of the pieces of a course: "I already know chapters 1 and 2, so only 6 left", 前两章学过了，还剩六章.
import { numberPattern, readNumber } from '../../../shared/time/numbers.ts'
import { blankOut } from '../../../shared/time/mention.ts'
import { type GuideUnits, type UnitName, unitNames, units } from './work-units.ts'

/** `unit` is null where it was not said again, `first` where nothing tells with which it begins. */
export type UnitsLeft = { unit: UnitName | null; first: number | null; count: number }

const count = String.raw`(\d{1,3}|${numberPattern})`
const knows = String.raw`(?:know|knew|did|done|finished|covered|understand|have (?:done|finished|covered|read)|read|through with|through)`

type Reader = { unit: UnitName; pattern: RegExp }
const known: Reader[] = unitNames.flatMap((unit) => {
  const { english, chinese } = units[unit]
  return [
    { unit, pattern: new RegExp(String.raw`\b${knows} (?:already )?(?:the )?(?:${english}) ${count}(?:(?:,| and|, and| to|-| through| ?-) ?${count}){0,6}(?![\d:])(?: already)?`) },
    { unit, pattern: new RegExp(String.raw`\b${knows} (?:already )?the first ${count} (?:${english})(?: already)?`) },
    { unit, pattern: new RegExp(String.raw`(?:学过|学完|看过|看完|做完|复习过|掌握|会)了?前${count} ?(?:个)?(?:${chinese})了?`) },
    { unit, pattern: new RegExp(String.raw`(?:前|第?(?:[\d一二两三四五六七八九十]{1,3}[、,，和到至-] ?第?){0,5})${count} ?(?:个)?(?:${chinese})(?:我?(?:都|已经|基本|早就|其实|全|也)*(?:会了?|懂了?|学过|学完|学了|看过|看完|看了|做过|做完|做了|掌握|复习过|复习完|过了)了?)`) },
  ]
}) // prettier-ignore

const leftBehind = new RegExp(
  String.raw`\b(?:only |just |so |that leaves |leaves |leaving )*${count}(?: (?:more|other))?(?: (?:of them|are|is))*(?: (?<unit>[a-z -]{4,20}?))?(?: are| is)? (?:left|to go|remain(?:ing|s)?|still open)\b|\b(?:leaves|leaving|left with) (?:me with |me |only )?${count}\b(?! (?:hours?|days?|weeks?|min))`,
)
const leftChinese = new RegExp(
  String.raw`(?:还剩|只剩|就剩|剩下?|还差|还有|还要学|只要学|只用学)(?:下|了)?${count} ?(?:个)?(?<unit>章节?|讲|单元|套|份|篇|页|道)?(?![\d天周个小星月年分])`,
)

/** `text` without the pieces that are known already: those are no work. */
export function readUnitsLeft(text: string): { left: UnitsLeft | null; text: string } {
  let rest = text
  let done: { unit: UnitName; last: number } | null = null
  for (const { unit, pattern } of known) {
    const match = pattern.exec(rest)
    if (match === null) continue
    const numbers = [...match[0].matchAll(new RegExp(count, 'g'))].map(([each]) => numberOf(each))
    done ??= { unit, last: Math.max(...numbers) }
    rest = blankOut(rest, match.index, match.index + match[0].length)
  }
  const left = leftBehind.exec(rest) ?? leftChinese.exec(rest)
  if (left === null) return { left: null, text: rest }
  const many = numberOf(left[1] ?? left[3] ?? '')
  const unit = unitOf(left.groups?.['unit']) ?? done?.unit ?? null
  // "Three weeks left" are no pieces.
  const isOther = left.groups?.['unit'] !== undefined && unitOf(left.groups['unit']) === null
  if (isOther || many < 1) return { left: null, text: rest }
  return {
    left: { unit, first: done === null ? null : done.last + 1, count: many },
    text: blankOut(rest, left.index, left.index + left[0].length),
  }
}

/** As units of what was told before; none where it is not clear of what. */
export function unitsLeftOf(left: UnitsLeft | null, told: readonly GuideUnits[]): GuideUnits[] {
  if (left === null) return []
  const [only] = told
  const unit = left.unit ?? (told.length === 1 ? only?.unit : undefined)
  if (unit === undefined) return []
  const before = told.find((each) => each.unit === unit)
  const end = before === undefined ? null : before.first + before.count
  const first = left.first ?? (end === null || end <= left.count ? 1 : end - left.count)
  return [{ unit, first, count: left.count, minutes: before?.minutes ?? null }]
}

function unitOf(written: string | undefined): UnitName | null {
  if (written === undefined) return null
  const words = written.trim()
  return (
    unitNames.find((unit) =>
      new RegExp(`^(?:${units[unit].english}|${units[unit].chinese})$`, 'u').test(words),
    ) ??
    (words === '套'
      ? 'paper'
      : words === '份'
        ? 'sheet'
        : words === '篇'
          ? 'reading'
          : words === '道'
            ? 'exercise'
            : null)
  )
}

function numberOf(written: string): number {
  return /^\d+$/.test(written) ? Number(written) : (readNumber(written) ?? 0)
}
