// Reads a cell of a weekly table: its classes apart from each other, and in each title, weeks, periods and room.
import { everyWeek, readLessonWeeks } from '../../../../shared/time/documents/lesson-weeks.ts'
import { cleanText } from '../../../text/clean-text.ts'
import { plainText } from '../find-periods.ts'
import { problemOf, type Lesson, type LessonTime, type LineOutcome } from '../lesson.ts'
import { readWhen, type ReadWhen } from '../read-line.ts'

/** Stands on a line of its own, or is a rule, between two classes. */
const gap = /\n[^\S\n]*\n|\n?[^\S\n]*-{3,}[^\S\n]*\n?/u

/** Longer cells are no part of a week. */
const longestCell = 20_000

/** "2节/周" says how many periods a week has, not which; "2节/单周" says odd weeks besides. */
const perWeek = /[|,]?\s*\d{1,2}\s*节\s*\/\s*([单双]?)周/gu

function plainLine(line: string): string {
  return (
    plainText(line)
      .replaceAll(/\(\[([^[\]()]*)\]\)/gu, '($1)')
      .replaceAll(perWeek, (_, parity: string) => (parity === '' ? '' : `|${parity}周`))
      // Every period of a run: as a date it would be one of 2007.
      .replaceAll(/(?<!\d)(\d{1,2})(?:-\d{1,2})+-(\d{1,2})(?=\s*小?节)/gu, '$1-$2')
      .trim()
  )
}

/** Whether a line between its classes parts them. */
export function hasGap(cell: string): boolean {
  return gap.test(cell)
}

/** Its classes, each as its lines. */
export function splitCell(cell: string): string[][] {
  const parts = cell
    .slice(0, longestCell)
    .split(gap)
    .map((part) => part.split('\n').map(plainLine).filter(Boolean))
    .filter((part) => part.length > 0)
  const only = parts.length === 1 ? (parts[0] ?? []) : []
  if (only.length === 1) return splitLine(only[0] ?? '')
  return joinParts(parts).flatMap(splitLines)
}

/** A stroke parts classes only where each of them says its weeks, and the fields of one where one of them does. */
function splitLine(line: string): string[][] {
  const classes = line.split('/')
  const areClasses =
    classes.length > 1 &&
    classes.every((one) => /\p{L}{2}/u.test(one) && readCellWhen(one).weeks !== null)
  if (classes.length > 2 && classes.filter(isWhen).length === 1)
    return [classes.map((field) => field.trim())]
  return (areClasses ? classes : line.split(/[;；]/))
    .map((entry) => [entry.trim()])
    .filter(([entry]) => entry !== '')
}

/** A title and what it says of its weeks may stand apart: a class ends where another begins behind its weeks. */
function joinParts(parts: readonly string[][]): string[][] {
  if (!parts.some(saysWhen)) return [...parts]
  const joined: string[][] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isNote = last !== undefined && /^[([【]|^(?:备注|注)/u.test(part[0] ?? '')
    if (last === undefined || (saysWhen(last) && !(isNote && !saysWhen(part))))
      joined.push([...part])
    else last.push(...part)
  }
  return joined
}

function saysWhen(lines: readonly string[]): boolean {
  return lines.some((line) => isWhen(line))
}

function isWhen(line: string): boolean {
  const when = readCellWhen(line)
  return when.weeks !== null || when.time !== null
}

/** A class on a line. */
function isNamedInWeeks(line: string): boolean {
  const { weeks, rest } = readCellWhen(line)
  return weeks !== null && /^[\s\uE000]*\p{L}{2}/u.test(rest)
}

/** Without a gap between them: each on a line, or as many lines before each class's weeks as before those of the first. */
function splitLines(lines: string[]): string[][] {
  if (lines.every(isNamedInWeeks)) return lines.map((line) => [line])
  const rooms = starts(lines, (line) => /^\[[^\]]+\]$/.test(line) && !isWhen(line), 1)
  const whens = lines.flatMap((line, index) => (isWhen(line) ? [index] : []))
  const groups = whens.filter(
    (at, index) => index === 0 || whens[index - 1] !== at - 1 || hasBoth(lines, at),
  )
  const before = groups[0] ?? 0
  const byWhen = groups.map((at) => at - before)
  const begins = rooms.length > groups.length ? rooms : byWhen
  const isApart = begins.every((at, index) => index === 0 || at > (begins[index - 1] ?? 0) + 1)
  if (before === 0 && rooms.length <= groups.length) return [lines]
  // A line that is a room is not the name of another class.
  const isRoom = begins
    .slice(1)
    .some((at) => /\d/.test(lines[at] ?? '') && isPlace(lines[at] ?? ''))
  if (begins.length < 2 || !isApart || isRoom) return [lines]
  return begins.map((at, index) => lines.slice(index === 0 ? 0 : at, begins[index + 1]))
}

function starts(
  lines: readonly string[],
  test: (line: string) => boolean,
  before: number,
): number[] {
  return lines.flatMap((line, index) => (test(line) ? [Math.max(0, index - before)] : []))
}

/** Says weeks again that the line before it has said. */
function hasBoth(lines: readonly string[], at: number): boolean {
  const weeks = (index: number) => readCellWhen(lines[index] ?? '').weeks !== null
  return weeks(at) && weeks(at - 1)
}

const weeksAndRoom =
  /^\((?![\d\s,、单双-]+周\))\s*([\d\s,、单双-]+?)\s*周?\s*(?:[,，]\s*([^\n]*))?\)$/u

/** Also "(1-3 单7-11, 北楼 312)", which names its weeks without the word. */
function readCellWhen(line: string): ReadWhen {
  const match = weeksAndRoom.exec(line)
  const listed = match?.[1]
    ?.split(/[\s,、]+/)
    .filter(Boolean)
    .map((part) => part.replace(/^([单双])(.+)$/u, '$2$1'))
  const weeks = listed === undefined ? null : readLessonWeeks(listed.join(','))
  if (match === null || weeks === null) return readWhen(line, 'day-first')
  const rest = match[2] ?? ''
  return { weekdays: null, date: null, between: null, time: null, weeks, problem: null, rest }
}

type CellContext = {
  weekday: number
  /** Of the row that it stands in. */
  time: LessonTime | null
}

/** A class over several lines, its name first; null where none of them says its weeks or its time. */
export function readEntry(
  lines: readonly string[],
  line: number,
  { weekday, time }: CellContext,
): { outcome: LineOutcome; whens: ReadWhen[] } | null {
  const whens = lines.map(readCellWhen)
  if (lines.length < 2 || !saysWhen(lines)) return null
  const problem = whens.find((when) => when.problem !== null)?.problem
  if (problem) return { outcome: problem, whens }
  const title = cellTitle(whens[0]?.rest ?? '')
  if (title === '') return { outcome: problemOf('no-title'), whens }
  const lessons = meetingsOf(whens).flatMap((meeting): Lesson[] => {
    const held = meeting.time ?? time
    const day = { kind: 'weekly', weekday, weeks: meeting.weeks ?? everyWeek } as const
    return held === null
      ? []
      : [{ line, title, location: meeting.room, eventKind: null, day, time: held }]
  })
  const outcome: LineOutcome =
    lessons.length === 0 ? problemOf('no-time') : { kind: 'lessons', lessons }
  return { outcome, whens }
}

type CellMeeting = Pick<ReadWhen, 'weeks' | 'time'> & { room: string }

/** Weeks that are said once more begin another meeting of the same class. */
function meetingsOf(whens: readonly ReadWhen[]): CellMeeting[] {
  const meetings: CellMeeting[] = []
  for (const [index, { weeks, time, rest }] of whens.entries()) {
    const last = meetings.at(-1)
    const isSaid = weeks !== null || time !== null
    const repeats = (weeks !== null && last?.weeks) || (time !== null && last?.time)
    if (isSaid && (last === undefined || repeats)) meetings.push({ weeks, time, room: '' })
    else if (isSaid && last !== undefined) {
      last.weeks ??= weeks
      last.time ??= time
    }
    const current = meetings.at(-1)
    const parts = index === 0 ? [] : partsOf(rest)
    if (current?.room === '') current.room = parts.find(isPlace) ?? ''
  }
  // A room that stands before its weeks.
  const [only] = meetings
  if (meetings.length === 1 && only?.room === '')
    only.room =
      whens
        .slice(1)
        .flatMap(({ rest }) => partsOf(rest))
        .find(isPlace) ?? ''
  return meetings
}

function partsOf(rest: string): string[] {
  return rest
    .split(/[/\uE000|,;]/u)
    .map((part) => cleanText(trimBrackets(part)))
    .filter(Boolean)
    .map((part) => part.replace(/^(?:上课)?(?:地点|教室|场地)\s*[:：]\s*/u, ''))
}

/** Brackets that stand around all of it. */
function trimBrackets(part: string): string {
  const trimmed = part.replace(/^[\s:@]+|\s+$/gu, '')
  return /^(?:\[[^[\]]*\]|\([^()]*\))$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed
}

const place =
  /楼|馆|室|场|厅|机房|中心|基地|网络教学|线上|教\d|\d{3}|^[A-Z]{1,4}[-\s]?\d|\b(?:room|hall|lab|building|theatre|online)\b/iu
const noPlace = /[\d)级专业科]班|[:：]|^\(|^\d+(?:\.\d+)?$|-0\d{2,}$/u

function isPlace(part: string): boolean {
  return place.test(part) && !noPlace.test(part)
}

/** Signs that mark lectures, labs and changes in the tables of schools. */
const marks = /[★☆○●◆◇〇□■▲△※]|【调】/gu
const code = /\s*\((?=[^()]*\d{4})[\w.-]+\)/u

/** Without marks; behind a code in brackets stand its teachers. */
function cellTitle(rest: string): string {
  const bare = rest.replaceAll(/\(\s*\uE000\s*\)|\uE000/gu, ' ').replaceAll(marks, '')
  const coded = code.exec(bare)
  const title = coded === null || coded.index === 0 ? bare : bare.slice(0, coded.index)
  return cleanText(title.replace(/^(?:课程(?:名称)?|course)\s*[:：]\s*/iu, ''))
}
