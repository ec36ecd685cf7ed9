// All that the fields of a course pack are made from, gathered once: plain values, so that writing a field is pure.
import type { StudentProfile } from '../../shared/agent/student-profile.ts'
import type { Language } from '../../shared/language.ts'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import type { Pack, PackWorld, PackFieldVersion } from '../../shared/pack/pack.ts'
import type { PlanningPreferences, DayPart } from '../../shared/planner/planning-preferences.ts'
import type { ResearchReport, SourceCitation, ReportLine } from '../../shared/research/report.ts'
import { periodsIn } from '../../shared/schedule/free-runs.ts'
import type { Moment, ScheduleState, Window } from '../../shared/schedule/state.ts'
import type { StoredCitation } from '../../shared/syllabus/citation.ts'
import type { IntentSection } from '../language/pack/intent-sections.ts'
import { periodsOfPart, readClock } from '../planner/from-state/day-clock.ts'
import type { GuideTalk } from './guide-talk.ts'

/** What the student said in the intent phase, oldest first. */
export type IntentAnswer = { section: IntentSection; text: string }

export type SourceHeading = {
  sourceId: number
  file: string
  page: number | null
  line: number
  text: string
  /** 1 to 6. */
  level: number
}

/** `date` is ISO. */
export type ExamDay = { date: string; source: SourceCitation }

export type PackMaterial = {
  course: string
  language: Language
  pack: Pack
  world: PackWorld
  state: ScheduleState
  now: Moment
  preferences: PlanningPreferences
  standing: StudentProfile
  answers: readonly IntentAnswer[]
  /** What a guide of the course has settled and written; null for none. */
  guide: GuideTalk | null
  /** The texts that the field `work` had before, newest first; empty where the field does not need them. */
  earlierWork: readonly string[]
  /** The window day that the words of the goal set as the last; null for none. */
  deadline: number | null
  /** A day is named where the student answered what the goal is, in the window or after it. */
  goalNamesDay: boolean
  /** Where work and exams of the plan were read. */
  citations: readonly StoredCitation[]
  /** Null where there are no files, or where the field that is written does not need it. */
  research: ResearchReport | null
  headings: readonly SourceHeading[]
  /** Days that the lines of the files name for exams, ascending, each once; empty where the field does not need them. */
  examDays: readonly ExamDay[]
  /** What others write from the whole schedule; null where that field is not the one that is written. */
  written: { outlook: string | null; health: string | null }
}

/** What a rule makes of a field: its text and where its lines were read. */
export type FieldText = {
  text: string
  citations: PackFieldVersion['citations']
  /** A sentence for the person about what was left out or assumed; empty for nothing. */
  remark: string
}

/** Likewise with what it was made from: all that a version needs. */
export type FieldDraft = FieldText & Pick<PackFieldVersion, 'madeFrom' | 'scheduleMark'>

export function plainText(lines: readonly string[], remark = ''): FieldText {
  return { text: lines.join('\n'), citations: [], remark }
}

/** What stands in a field now; empty where it has none. */
export function textOf({ pack }: Pick<PackMaterial, 'pack'>, key: PackFieldKey): string {
  return pack.fields[key]?.text ?? ''
}

/** The periods of the parts of the day that stay free. Period numbers, ascending. */
export function closedPeriods({ periods }: Window, parts: readonly DayPart[]): number[] {
  const clock = readClock(periods)
  return periodsIn(parts.reduce((mask, part) => mask | periodsOfPart(clock, part), 0))
}

/** More is no overview. */
const mostLines = 60

/** Characters of one line. */
const mostCharacters = 300

/**
 * Lines of a research report as the text of a field: one harmless line each, every one with its
 * citation, none twice.
 */
export function reportText(lines: readonly ReportLine[]): Pick<FieldText, 'text' | 'citations'> {
  const kept: ReportLine[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    const text = oneLine(line.text)
    const key = text.toLowerCase()
    if (text === '' || seen.has(key) || kept.length === mostLines) continue
    seen.add(key)
    kept.push({ ...line, text })
  }
  return {
    text: kept.map(({ text }) => text).join('\n'),
    citations: kept.map(({ citation }, index) => Object.assign({ line: index + 1 }, citation)),
  }
}

export function oneLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed()
  const signs = Array.from(line)
  return signs.length <= mostCharacters ? line : `${signs.slice(0, mostCharacters - 1).join('')}…`
}

/** The student's own answers as lines of a field: their words, without blank lines and doubles. */
export function answerLines(
  { answers }: Pick<PackMaterial, 'answers'>,
  section: IntentSection,
): string[] {
  const lines = answers
    .filter((answer) => answer.section === section)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
  return [...new Set(lines)]
}
