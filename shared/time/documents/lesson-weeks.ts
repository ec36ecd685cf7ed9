// Finds the weeks of a class in a text: "weeks 1-8", "odd weeks", "1-16周(单)", "{第1-8周|双周}", "1-8、10-12单、13双".
import { textAt } from '../../text/as-typed.ts'
import { toSimple } from '../../text/simple-characters.ts'
import { maxWeeks } from '../../schedule/term.ts'
import { readWeeks } from '../weeks-text.ts'

/** `isOpen`: they go on to the end of the term, however long that is; `ofYear`: only in these weeks of the year. */
export type LessonWeeks = { weeks: number[]; isOpen: boolean; ofYear?: readonly number[] }

export const everyWeek: LessonWeeks = { weeks: weeksBy(() => true), isOpen: true }

const weeksOfAYear = 53
const allOfYear = Array.from({ length: weeksOfAYear }, (_, index) => index + 1)
export const oddWeeksOfYear: readonly number[] = allOfYear.filter((week) => week % 2 === 1)
export const evenWeeksOfYear: readonly number[] = allOfYear.filter((week) => week % 2 === 0)

function weeksBy(test: (week: number) => boolean): number[] {
  return Array.from({ length: maxWeeks }, (_, index) => index + 1).filter(test)
}

const number = String.raw`\d{1,2}(?!\d)`
const until = String.raw`(?:-|~|至|到|\b(?:to|till?|until|thru|through)\b)\s?(?:第|(?:weeks?|wks?)\b\.?\s?)?`
/** Behind the word for one a number is that of a room. */
const run = String.raw`(?<!\d|\d[:.]|[室房楼厅馆栋])第?\s?${number}(?:\s?周?(?:开始|起)?\s?${until}${number})?`
const parity = String.raw`(?:\s?\(?[单双]周?\)?)?`
const chineseUnit = `${run}\\s?周?${parity}`
const chinese = String.raw`\{?(?:${chineseUnit}\s?[,、]\s?)*${run}\s?${parity}\s?(?:周次?(?:上(?!午))?|\(周\)|(?<=[单双]))(?:\s?\|?\s?\(?[单双]周?\)?)?(?:起|开始)?\}?`
/** Behind its label a list says its weeks without the word. */
const labelled = String.raw`周[次数]\s?[:：]\s?${run}(?:\s?周?[,、]\s?${run})*\s?周?(?:\s?\(?[单双]周?\)?)?`
const englishList = String.raw`${run}(?:\s?(?:,|;|&|\band\b)\s?${run})*`
const english = String.raw`\b(?:weeks?|wks?)\b\.?\s?:?\s?${englishList}(?:\s?[,(]?\s?\b(?:odd|even)\b(?:\s+weeks?)?\)?)?(?:\s?\b(?:till?|until|thru|through)\b)?`
/** "From week 2": until the term ends. */
const yearList = String.raw`\bcalendar (?:weeks?|wks?)\s?:?\s?${englishList}`
const englishOnwards = String.raw`\b(?:start(?:s|ing)?|begin(?:s|ning)?|from)\s(?:in\s|with\s)?(?:week|wk)\.?\s?${number}(?!\s?(?:\b(?:to|till?|until|thru|through)\b|(?:-|~|,|;|&|\band\b)\s?(?:(?:week|wk)\.?\s?)?\d))(?:\s(?:on|onwards?)\b)?`
const onwards = String.raw`${englishOnwards}|(?<!\d)第?\s?${number}周(?:起|开始)(?!\s?[至到~-])`
/** What only a part of is open: it is found, and not read. */
const limit = String.raw`\s?[,(]?\s?(?:\b(?:odd|even)\b(?:\s+weeks?\b)?|[单双]周?|第?\s?${number}周止?)\)?`
const parityFirst = String.raw`\b(?:odd|even)\s+(?:weeks?|wks?)\b(?:\s?(?:${englishOnwards}|${englishList}))?`
/** Up to a week, from the first one. */
const upTo = String.raw`(?:(?:直?[到至]|截[至止]到?)\s?第?\s?${number}\s?周(?:为?止|结束)?|\b(?:un)?til(?:l)?\s(?:the end of\s)?(?:week|wk)\.?\s?${number})`
const always = String.raw`\b(?:every week|all weeks|weekly|wöchentlich|chaque semaine|hebdomadaire|settimanale|semanal)\b|每周(?![一二三四五六日天])|全周`
const firstWeeks = String.raw`(?:\b(?:but )?(?:only )?(?:for |in |during )?(?:the )?first ${number} weeks\b|前\s?${number}\s?周|[共全]\s?${number}\s?周)`
const parityAlone = String.raw`\(?[单双]周(?:上(?!午))?\)?|[([【]\s?[单双]\s?[)\]】]`
const first = String.raw`[单双]周\s?\|?\s?${run}\s?周(?:起|开始)?`
const pattern = new RegExp(
  [
    yearList,
    `(?:${onwards})(?:${limit})?`,
    firstWeeks,
    upTo,
    english,
    parityFirst,
    always,
    first,
    labelled,
    chinese,
    parityAlone,
  ].join('|'),
  'iu',
)
const isUpTo = new RegExp(`^${upTo}$`, 'iu')
const isOnwards = new RegExp(`^(?:${onwards})$`, 'iu')
export const alternating =
  /\b(?:every (?:other|second)|alternat(?:e|ing) weeks?|fortnightly|bi-?weekly)\b|隔周|14-?täg\p{L}*|zweiwöchentlich|alle (?:2|zwei) Wochen|toutes les (?:2|deux) semaines|une semaine sur deux|quinzaine|cada (?:2|dos) semanas|semanas alternas|(?:a )?settimane alterne|ogni (?:2|due) settimane/iu
/** Outside of a text that counts its own weeks these are those of the year. */
const ofYear =
  /\b(?:(odd)|even) calendar weeks?\b|\b(?:(un)?gerade[nr]?\s+(?:KW|Kalenderwochen?|Wochen?)|(?:KW|Kalenderwochen?) (un)?gerade)\b|\b(?:semaines?|sem\.|settimane|semanas) (?:(im|dis)?(?:paires?|pari|pares))(?!\p{L})|日历(?:(单)|双)周/iu

type FoundWeeks =
  | { kind: 'weeks'; weeks: LessonWeeks; found: string; index: number }
  /** Every other week, but not which. */
  | { kind: 'alternating'; found: string; index: number }
  | { kind: 'unread'; found: string }

/** The first mention of weeks in a text, if there is one. */
export function findWeeks(text: string): FoundWeeks | null {
  const plain = toSimple(text)
  const year = ofYear.exec(plain)
  if (year !== null)
    return { kind: 'weeks', weeks: weeksOfYear(year), found: textAt(text, year), index: year.index }
  const second = alternating.exec(plain)
  const match = second === null ? pattern.exec(plain) : listedWeeks(plain)
  if (second !== null && match === null) return eachSecond(text, plain, second)
  if (match === null) return null
  const found = textAt(text, match)
  const weeks = readLessonWeeks(found)
  return weeks === null
    ? { kind: 'unread', found }
    : { kind: 'weeks', weeks, found, index: match.index }
}

/** "Every other week (1, 3, 5)": the list tells which. */
function listedWeeks(plain: string): RegExpExecArray | null {
  const match = new RegExp(`${english}|${chinese}`, 'iu').exec(plain)
  const { weeks = [], isOpen = true } = match === null ? {} : (readLessonWeeks(match[0]) ?? {})
  const hasGaps = weeks.every((week, at) => at === 0 || week > (weeks[at - 1] ?? 0) + 1)
  return !isOpen && weeks.length > 1 && hasGaps ? match : null
}

/** From the week on that it says. */
function eachSecond(text: string, plain: string, second: RegExpExecArray): FoundWeeks {
  const match = new RegExp(onwards, 'iu').exec(plain)
  const from = Number(/\d+/.exec(match?.[0] ?? '')?.[0])
  if (match === null || from < 1 || from > maxWeeks)
    return { kind: 'alternating', found: textAt(text, second), index: second.index }
  const weeks = weeksBy((week) => week >= from && (week - from) % 2 === 0)
  return {
    kind: 'weeks',
    weeks: { weeks, isOpen: true },
    found: textAt(text, match),
    index: match.index,
  }
}

/** The weeks that a cell holds; null when it is no such thing, or names none of the 30 that a term can have. */
export function readLessonWeeks(cell: string): LessonWeeks | null {
  const plain = toSimple(cell).trim()
  const listed = /^calendar (?:weeks?|wks?)\s?:?\s?(\d.*)$/iu.exec(plain)?.[1]
  if (listed !== undefined) {
    const parted = listed
      .replaceAll(/\s?(?:;|&|\band\b)\s?/giu, ',')
      .replaceAll(/(\d+)-(\d+)/g, overNewYear)
    const read = readWeeks(parted, weeksOfAYear)
    return read.ok ? { ...everyWeek, ofYear: read.value } : null
  }
  const year = ofYear.exec(plain.replaceAll(/[()]/g, ''))
  if (year !== null && year[0].length >= plain.length - 2) return weeksOfYear(year)
  if (isOnwards.test(plain)) {
    const from = Number(/\d+/.exec(plain)?.[0])
    return from < 1 || from > maxWeeks
      ? null
      : { weeks: weeksBy((week) => week >= from), isOpen: true }
  }
  const [, first] = isUpTo.test(plain)
    ? (/(\d+)/.exec(plain) ?? [])
    : (/(?:first|[前共全])\s?(\d{1,2})\s?(?:weeks|周)$/iu.exec(plain) ?? [])
  if (first !== undefined) return { weeks: weeksBy((week) => week <= Number(first)), isOpen: false }
  const said = plain
    .replace(/^周[次数]\s?[:：]\s?/, '')
    .replaceAll(/[{}|]|周(?:次|上)?|\(\s*\)/g, ' ')
    .replaceAll(/\b(?:weeks?|wks?)\b\.?:?|\band\b/gi, (word) => (word === 'and' ? ',' : ' '))
    .replaceAll(/(?<=\d)\s*(?:[&+]|\b(?:y|e|et|und)\b)\s*(?=\d)/g, ',')
    .replaceAll(/(?<=[\d单双])\s+(?=\d)/g, ',')
    .replaceAll(/(?:起|开始)(?=\s*[-~至到])/g, '')
    .replaceAll(/~|\b(?:till?|until|thru|through)\b/gi, '-')
    .trim()
  const only = /^[([【]?\s*(?:(odd|单)|(even|双))\s*[)\]】]?$/i.exec(said)
  if (only !== null) return openParity(only[1] === undefined ? 0 : 1)
  if (said === '' || /^(?:every|all|wöchentlich|每|全)$/i.test(said)) return everyWeek
  const parity = /^(odd|even|[单双])[\s,]+(\d.*)$/i.exec(said)
  const ordered = parity === null ? said : `${parity[2]} ${parity[1]}`
  const read = readWeeks(ordered.replaceAll(/\s*([单双])/g, '$1'), maxWeeks)
  return read.ok ? { weeks: read.value, isOpen: false } : null
}

/** "45-5": winter terms begin in one year and end in the next. */
function overNewYear(run: string, first: string, last: string): string {
  return Number(first) > Number(last) ? `${first}-${weeksOfAYear},1-${last}` : run
}

function weeksOfYear(found: RegExpExecArray): LessonWeeks {
  const first = found.slice(1).some(Boolean) ? 1 : 2
  return { ...everyWeek, ofYear: first === 1 ? oddWeeksOfYear : evenWeeksOfYear }
}

function openParity(rest: number): LessonWeeks {
  return { weeks: weeksBy((week) => week % 2 === rest), isOpen: true }
}
