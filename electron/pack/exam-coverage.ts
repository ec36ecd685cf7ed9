// Which topics an exam is about, where the goal or the demands say so: "weeks 1 to 4", 第一到四章, "up to chapter 5".
import { goalOf } from '../language/pack/read-deadline.ts'
import { toSimple } from '../../shared/text/simple-characters.ts'
import { readTopics, type TopicLine } from '../../shared/pack/topic-lines.ts'
import type { EventTask } from '../../shared/schedule/task.ts'
import { examMeant, isOfKind, type ExamKind } from './topic-words.ts'
import { textOf, type PackMaterial } from './pack-material.ts'

export type ExamTopics = {
  topics: TopicLine[]
  /** Titles of those that the exam leaves out; empty where nothing bounds it. */
  outside: string[]
}

type Unit = 'week' | 'chapter' | 'lecture' | 'topic'

type Coverage = { unit: Unit; from: number; to: number }

const kinds = ['midterm', 'final'] as const

/** Of the exam that the goal speaks of, and where it names none, of the next one. */
export function examTopics(material: PackMaterial, exams: readonly EventTask[]): ExamTopics {
  const topics = readTopics(textOf(material, 'topics')).slice(0, 40)
  const goal = goalOf(material)
  const kind =
    examMeant(goal) ??
    kinds.find((each) => exams[0] !== undefined && isOfKind(exams[0].title, each))
  const coverage =
    kind === undefined
      ? null
      : (findCoverage(goal, null) ?? findCoverage(textOf(material, 'demands'), kind))
  const all = { topics, outside: [] }
  if (coverage === null) return all
  const numbers = topics.map((topic, index) => numberOf(topic, index, coverage.unit, material))
  const isIn = (index: number) => {
    const number = numbers[index] ?? null
    return number === null || (number >= coverage.from && number <= coverage.to)
  }
  const kept = topics.filter((_, index) => isIn(index))
  const outside = topics.filter((_, index) => !isIn(index)).map(({ title }) => title)
  return kept.length === 0 ? all : { topics: kept, outside }
}

const digit = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})'
const englishRange =
  /\b(weeks?|chapters?|lectures?|units?|topics?|ch\.)\s*(\d{1,2})\s*(?:-|–|—|to|through|until|and)\s*(?:\1\s*)?(\d{1,2})\b/iu
const englishUpTo =
  /\b(?:up to|through|until|the first)\s*(?:and including )?(?:(weeks?|chapters?|lectures?|units?|topics?|ch\.)\s*(\d{1,2})|(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(weeks?|chapters?|lectures?|units?|topics?))\b/iu
const chineseRange = new RegExp(
  `第?\\s*(${digit})\\s*([周章讲])?\\s*(?:[-–—~至到])\\s*第?\\s*(${digit})\\s*(周|章|讲|单元)`,
  'u',
)
const chineseUpTo = new RegExp(
  `前\\s*(${digit})\\s*(周|章|讲|单元)|到第\\s*(${digit})\\s*(周|章|讲|单元)`,
  'u',
)

/** Of the first line that says it, and names that exam where a kind is asked for. */
function findCoverage(text: string, kind: ExamKind | null): Coverage | null {
  const said = toSimple(text)
    .split('\n')
    .filter((line) => kind === null || isOfKind(line, kind))
    .flatMap((line) => coverageOf(line) ?? [])
  return said[0] ?? null
}

function coverageOf(line: string): Coverage | null {
  const range = englishRange.exec(line)
  if (range !== null) return toCoverage(range[1], range[2], range[3])
  const chinese = chineseRange.exec(line)
  if (chinese !== null) return toCoverage(chinese[4], chinese[1], chinese[3])
  const upTo = englishUpTo.exec(line)
  if (upTo !== null) return toCoverage(upTo[1] ?? upTo[4], '1', upTo[2] ?? upTo[3])
  const before = chineseUpTo.exec(line)
  return before === null ? null : toCoverage(before[2] ?? before[4], '1', before[1] ?? before[3])
}

function toCoverage(unit = '', first = '', last = ''): Coverage | null {
  const [from, to] = [readNumber(first), readNumber(last)]
  return from < 1 || to < from ? null : { unit: unitOf(unit), from, to }
}

function unitOf(said: string): Unit {
  if (/^(?:week|周)/iu.test(said)) return 'week'
  if (/^(?:ch|章)/iu.test(said)) return 'chapter'
  return /^(?:lecture|讲)/iu.test(said) ? 'lecture' : 'topic'
}

const spoken = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const digits = '一二三四五六七八九'

function readNumber(said: string): number {
  if (/^\d/u.test(said)) return Number(said)
  const word = spoken.indexOf(said.toLowerCase())
  if (word !== -1) return word + 1
  const [tens = '', ones = ''] = said.includes('十') ? said.split('十') : ['', said]
  const ten = said.includes('十') ? (tens === '' ? 10 : (digits.indexOf(tens) + 1) * 10) : 0
  return ten + digits.indexOf(ones || '零') + 1
}

const counted = new RegExp(
  `^(?:(week|chapter|lecture|unit|topic)\\s*)?(\\d{1,2})(?=\\s*(?:[-–.:：)、|]|$))|^第\\s*(${digit})(?:\\s*[-–~至到]\\s*${digit})?\\s*(周|章|讲|单元)`,
  'iu',
)

/** As its line in the file counts it; in their order where no file does. Null where that counts by something else. */
function numberOf(
  { line }: TopicLine,
  index: number,
  unit: Unit,
  { pack }: PackMaterial,
): number | null {
  const quote = pack.fields.topics?.citations.find((each) => each.line === line)?.quote.text
  const found = quote === undefined ? null : counted.exec(quote)
  if (found === null) return index + 1
  const said = found[1] ?? found[4]
  if (said !== undefined && unit !== 'topic' && unitOf(said) !== unit) return null
  return readNumber(found[2] ?? found[3] ?? '')
}
