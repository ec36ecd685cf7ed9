// The study guide of a course: from its fields and sessions to headings, paragraphs, lists and a table; and as Markdown.
import { assertNever } from '../assert-never.ts'
import { sharedPackWords } from '../i18n/shared/pack.ts'
import type { Language } from '../language.ts'
import type { PackFieldKey } from '../pack/fields.ts'
import type { FieldCitation } from '../pack/pack.ts'
import { sayPlace } from '../pack/say-citation.ts'
import { sayIso } from '../time/say/say-date.ts'
import { sayDuration } from '../time/say/say-duration.ts'
import type { GuidePart } from './requests.ts'

/** Every part, in the order of a reader: what for, what, how, when, and how it stands. */
export const guideOrder: readonly GuidePart[] = [
  'goal',
  'knowledge',
  'conditions',
  'guide',
  'demands',
  'topics',
  'work',
  'sessions',
  'placement',
  'materials',
  'outlook',
  'health',
]

const seldom: ReadonlySet<GuidePart> = new Set(['placement', 'outlook', 'health'])

/** Unless others are chosen: the sessions have their dates already, and what holds for a day only is not for paper. */
export const usualParts: readonly GuidePart[] = guideOrder.filter((part) => !seldom.has(part))

/** As Markdown, in UTF-8 with LF. */
export function writeStudyGuide(input: StudyGuideInput, language: Language): string {
  return writeMarkdown(planGuide(input, language))
}

/** Those of the chosen parts that hold something, in the order of the guide. */
export function filledParts({ parts, fields, sessions }: StudyGuideInput): GuidePart[] {
  const isFilled = (part: GuidePart) =>
    part === 'sessions'
      ? sessions.length > 0
      : fields.some(({ key, text }) => key === part && text.trim() !== '')
  return guideOrder.filter((part) => parts.includes(part) && isFilled(part))
}

/** Always at least a title and a line. */
export function planGuide(input: StudyGuideInput, language: Language): GuideDocument {
  const words = sharedPackWords[language].studyGuide
  const { course, term, date, exams } = input
  const notes: string[] = []
  const title = words.title(course)
  const blocks: GuideBlock[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', text: words.made(term, sayIso(date, language)), notes: [] },
  ]
  if (exams.length > 0) {
    const items = exams.map((exam) => ({
      text: words.exam(
        exam.title,
        sayIso(exam.date, language),
        `${exam.start}–${exam.end}`,
        exam.place,
      ),
      notes: [],
    }))
    blocks.push({ kind: 'heading', level: 2, text: words.exams }, { kind: 'list', items })
  }
  const parts = filledParts(input)
  for (const part of parts) blocks.push(...planPart(input, part, notes, language))
  if (parts.length === 0) blocks.push({ kind: 'paragraph', text: words.nothing, notes: [] })
  if (notes.length > 0) blocks.push({ kind: 'notes', title: words.notes, notes })
  return { title, language, blocks }
}

function planPart(
  { fields, sessions }: StudyGuideInput,
  part: GuidePart,
  notes: string[],
  language: Language,
): GuideBlock[] {
  const words = sharedPackWords[language].studyGuide
  const heading: GuideBlock = { kind: 'heading', level: 2, text: words.parts[part] }
  if (part === 'sessions') return [heading, tableOf(sessions, language)]
  const field = fields.find(({ key }) => key === part)
  if (field === undefined) return []
  const stale: GuideBlock[] = field.isStale
    ? [{ kind: 'paragraph', text: words.stale, notes: [] }]
    : []
  return [heading, ...stale, ...linesOf(field, notes, language)]
}

/** Fields of which each line is an entry by itself. */
const listed: ReadonlySet<PackFieldKey> = new Set(['demands', 'materials', 'topics', 'work'])

/** Lines of such a field, and lines with a mark of their own, are a list; other lines are paragraphs. */
function linesOf(field: GuideField, notes: string[], language: Language): GuideBlock[] {
  const blocks: GuideBlock[] = []
  for (const [index, line] of field.text.split(/\r?\n/).entries()) {
    const mark = /^\s*(?:[-*•·–]|\d{1,3}[.)、])\s+/u.exec(line)
    // What a field says of its lines is no entry of it.
    const isRemark = /^\s*>/u.test(line)
    const text = (mark === null ? line : line.slice(mark[0].length))
      .replace(/^\s*(?:#{1,6}\s+|>+\s*)/u, '')
      .trim()
    if (text === '') continue
    const marks = notesOf(field, index + 1, notes, language)
    const last = blocks.at(-1)
    if (isRemark || (mark === null && !listed.has(field.key))) {
      blocks.push({ kind: 'paragraph', text, notes: marks })
    } else if (last?.kind === 'list') last.items.push({ text, notes: marks })
    else blocks.push({ kind: 'list', items: [{ text, notes: marks }] })
  }
  return blocks
}

/** Numbers of the line's notes; the same words of the same file are one note. */
function notesOf(
  { citations }: GuideField,
  line: number,
  notes: string[],
  language: Language,
): number[] {
  const { quoted } = sharedPackWords[language].studyGuide
  const numbers = citations
    .filter((citation) => citation.line === line)
    .map(({ file, quote }) => {
      const note = quoted(file, sayPlace(quote, language), quote.text)
      const known = notes.indexOf(note)
      return known >= 0 ? known + 1 : notes.push(note)
    })
  return [...new Set(numbers)]
}

function tableOf(sessions: readonly GuideSession[], language: Language): GuideBlock {
  const words = sharedPackWords[language].studyGuide
  // The name of the work tells sessions apart only where there are several.
  const isOneWork = new Set(sessions.map(({ work }) => work)).size <= 1
  return {
    kind: 'table',
    head: [...words.columns],
    rows: sessions.map(({ title, work, date, start, end, minutes, isDone }) => [
      date === null ? words.noPlace : sayIso(date, language),
      date === null ? '' : `${start}–${end}`,
      isOneWork || title === work || work === '' ? title : words.session(work, title),
      isDone ? words.done : sayDuration(minutes, language),
    ]),
  }
}

/** UTF-8 with LF, one line break at the end. */
function writeMarkdown({ blocks }: GuideDocument): string {
  return `${blocks.map(writeBlock).join('\n\n')}\n`
}

function writeBlock(block: GuideBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeText(block.text)}`
    case 'paragraph':
      return `${escapeText(block.text)}${marksOf(block.notes)}`
    case 'list':
      return block.items
        .map(({ text, notes }) => `- ${escapeText(text)}${marksOf(notes)}`)
        .join('\n')
    case 'table':
      return [
        block.head,
        block.head.map(() => '---'),
        ...block.rows.map((row) => row.map(escapeText)),
      ]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n')
    case 'notes':
      return [
        `## ${escapeText(block.title)}`,
        block.notes.map((note, index) => `[^${index + 1}]: ${escapeText(note)}`).join('\n'),
      ].join('\n\n')
    default:
      return assertNever(block)
  }
}

function marksOf(notes: readonly number[]): string {
  return notes.map((note) => `[^${note}]`).join('')
}

/** One line on which nothing is a mark: no links, HTML, entities, lists, headings or bare addresses. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~=^$&!@]/g, String.raw`\$&`)
    .replaceAll(/(?<=https?|ftp|mailto):|(?<=www)\./giu, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s|$)/u, String.raw`$1\$2`)
    .replace(/^([-+])(?=\s|$|-)/u, String.raw`\$1`)
}

// Defines the study guide of a course (K6) as a value: what is said in which order. It knows no format.

/** A field of the pack as it goes into the guide. */
export type GuideField = {
  key: PackFieldKey
  text: string
  /** Whether what it was made from has changed since. */
  isStale: boolean
  citations: readonly Pick<FieldCitation, 'line' | 'file' | 'quote'>[]
}

/** A session of the course; without a date while it has no place. */
export type GuideSession = {
  title: string
  /** The body of work that it belongs to. */
  work: string
  date: string | null
  start: string
  end: string
  minutes: number
  isDone: boolean
}

export type GuideExam = { title: string; date: string; start: string; end: string; place: string }

/** All that a guide is made from. `fields` may be any of the pack's, empty ones too. */
export type StudyGuideInput = {
  course: string
  term: string
  /** ISO date on which it was made. */
  date: string
  /** In which order does not matter; those that hold nothing are left away. */
  parts: readonly GuidePart[]
  fields: readonly GuideField[]
  exams: readonly GuideExam[]
  sessions: readonly GuideSession[]
}

export type GuideBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string; notes: number[] }
  | { kind: 'list'; items: { text: string; notes: number[] }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** Numbered from 1, as the marks in the text have them. */
  | { kind: 'notes'; title: string; notes: string[] }

export type GuideDocument = { title: string; language: Language; blocks: GuideBlock[] }
