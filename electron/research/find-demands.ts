// Finds the report of the rules on a whole course: the lines that ask something of the student, by what they ask.
import type { FindingKind } from '../../shared/research/report.ts'
import { toPlain } from '../../shared/text/simple-characters.ts'
import type { SourceHit } from '../../shared/pack/source.ts'
import { weighEvidence, type Want, weighCell } from './evidence.ts'
import { saysTerm, studyTerm, toForm, type Term } from './find-terms.ts'
import { newReader, type Passage, type ReadAround } from './read-around.ts'
import { readOutline } from './outline.ts'
import type { ResearchPort } from './research-port.ts'

type Demand = {
  kind: FindingKind
  /** One of these is said in the line or in what stands above it. */
  about: readonly string[]
  /** One of these shows in the line. */
  shows: readonly Want[]
  /** Said in the line itself, too. */
  pattern?: RegExp
}

const graded = ['midterm', 'final', 'exam', 'quiz', 'homework', 'project', 'paper', 'report', 'lab']
const wholeGrade = [...graded, 'presentation', 'participation', 'attendance', 'usual', 'grade']
const must =
  /\b(?:must|no(?= \p{L})|never|only|may not|can(?:not|'t|’t)|not (?:permitted|allowed|accepted)|forbidden|required|compulsory|mandatory|lose|loses|deduct|penalt|zero|at least|at most|late|fail|forbid)|不得|不能|不可|不允许|不许|不准|不带|不接受|不使用|只能|只收|禁止|必须|须|扣|取消|不予|视为|零分|至少|最多|不超过|不收|不补|按缺/iu

/** What an exam is about. */
const coverage =
  /\b(?:weeks?|chapters?|lectures?|units?|topics?)\s*\d{1,2}\s*(?:-|–|to|through|and)\s*\d|\b(?:up to|through) (?:week|chapter|lecture|unit|topic)\b|[-–~至到]\s*第?\s*[\d一二三四五六七八九十]{1,3}\s*[章周讲]|前\s*[\d一二三四五六七八九十]{1,3}\s*[章周讲]/iu

/** The first that a line is counts: what is due on a day is no share of the grade. */
const demands: readonly Demand[] = [
  {
    kind: 'deadline',
    about: ['deadline'],
    shows: ['date', 'clock'],
    pattern:
      /\bdue\b|deadline|submit|hand(?:ed)? in|turn(?:ed)? in|upload|提交|上交|截止|交到|交纸|上传/iu,
  },
  {
    kind: 'exam',
    about: ['midterm', 'final', 'exam', 'quiz', 'oral', 'retake'],
    shows: ['date', 'duration'],
  },
  {
    kind: 'exam',
    about: ['midterm', 'final', 'exam', 'quiz', 'oral', 'retake'],
    shows: ['count'],
    pattern: coverage,
  },
  { kind: 'deadline', about: ['homework', 'project', 'paper', 'report', 'draft'], shows: ['date'] },
  {
    kind: 'reading',
    about: ['textbook', 'reference', 'reading'],
    shows: ['book'],
    pattern: /《|\bedition|\bpress\b|\bchapters?\b|\bch\.|第.{1,3}章|教材|课本|参考书|\bbook/iu,
  },
  {
    kind: 'rule',
    about: [
      'late',
      'attendance',
      'absence',
      'plagiarism',
      'collaboration',
      'calculator',
      'cheat-sheet',
    ].concat([
      'open-book',
      'device',
      'ai',
      'pass',
      'retake',
      'extension',
      'penalty',
      'ill',
      'prerequisite',
      'word-limit',
      'safety',
      ...graded,
    ]),
    shows: ['rule'],
    pattern: must,
  },
  { kind: 'weight', about: wholeGrade, shows: ['weight'] },
]

const lookedAt = 60
const mostLines = 80

/** In the order of the files and their lines. */
export function findDemands(
  port: ResearchPort,
  read: ReadAround = newReader(port),
): { passage: Passage; kind: FindingKind }[] {
  const found = new Map<string, { passage: Passage; kind: FindingKind }>()
  for (const { kind, about, shows, pattern } of demands) {
    const terms = about.map(studyTerm)
    for (const hit of searchEach(port, terms)) {
      const key = keyOf(hit)
      if (found.has(key) || hit.line.heading !== null) continue
      const passage = read(hit)
      if (pattern?.test(toPlain(hit.line.text)) === false) continue
      if (isSaid(passage, terms) && doesShow(passage, shows)) found.set(key, { passage, kind })
    }
  }
  for (const { source, outline } of readOutlines(port)) {
    for (const line of outline.books) {
      const hit = { source, line, rank: 0 }
      if (!found.has(keyOf(hit))) found.set(keyOf(hit), { passage: read(hit), kind: 'reading' })
    }
  }
  return [...found.values()].toSorted(byPlace).slice(0, mostLines)
}

/** Of the source that tells most of them in the form of a plan: others tell the same again. */
export function findTopics(port: ResearchPort): { hit: SourceHit; title: string }[] {
  const [most] = readOutlines(port)
    .filter(({ outline }) => outline.topics.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.outline.isPlan) - Number(a.outline.isPlan) ||
        b.outline.topics.length - a.outline.topics.length,
    )
  if (most === undefined) return []
  return most.outline.topics
    .slice(0, mostLines)
    .map(({ line, title }) => ({ hit: { source: most.source, line, rank: 0 }, title }))
}

/** Of a book only the beginning tells what is in it. */
const outlineLines = 4_000

function readOutlines(port: ResearchPort) {
  return port.sources().map((source) => ({
    source,
    outline: readOutline(port.readLines(source.id, 1, outlineLines), source.kind),
  }))
}

function keyOf({ source, line }: SourceHit): string {
  return `${source.id} ${line.number}`
}

function searchEach(port: ResearchPort, terms: readonly Term[]) {
  const hits = new Map(
    terms
      .flatMap(({ search }) => port.search(search.join(' '), lookedAt))
      .map((hit) => [keyOf(hit), hit]),
  )
  return [...hits.values()]
}

/** In the line, or in the heading that it stands under most closely. */
function isSaid({ hit, heads }: Passage, terms: readonly Term[]): boolean {
  const head = heads.at(-1)
  // The title of a document is said of every line in it.
  const said = head === undefined || head.number === 1 ? '' : head.text
  const form = toForm(`${hit.line.text} . ${said}`)
  return terms.some((term) => saysTerm(form, term))
}

/** A day of the week alone is no date of anything. */
function doesShow({ hit, columns }: Passage, shows: readonly Want[]): boolean {
  const { text } = hit.line
  return shows.some((want) => {
    const least = want === 'date' ? 1 : 0.9
    return (
      weighEvidence(text, want) >= least ||
      (columns !== null && want !== 'date' && weighCell(text, columns.text, want) >= least)
    )
  })
}

function byPlace(a: { passage: Passage }, b: { passage: Passage }): number {
  const [one, other] = [a.passage.hit, b.passage.hit]
  return one.source.id - other.source.id || one.line.number - other.line.number
}
