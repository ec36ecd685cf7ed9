// Writes any field of a course pack by the built-in rules (K5): a pure function of the material.
import { packWords } from '../../shared/i18n/core/pack.ts'
import { packFieldWords } from '../../shared/i18n/core/pack-fields.ts'
import { assertNever } from '../../shared/assert-never.ts'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import { madeFromNow, maxFieldText } from '../../shared/pack/pack.ts'
import { fail, succeed, type Result } from '../../shared/result.ts'
import { writeApproach } from './fields/write-approach.ts'
import { writeConditions } from './fields/write-conditions.ts'
import { writeDemands } from './fields/write-demands.ts'
import { writePlacement } from './fields/write-placement.ts'
import { writeTopics } from './fields/write-topics.ts'
import { writeWork } from './fields/write-work.ts'
import {
  plainText,
  type FieldDraft,
  type FieldText,
  type PackMaterial,
  answerLines,
  reportText,
} from './pack-material.ts'
import { portraitOf } from '../../shared/agent/profile-change.ts'
import { markOf } from '../../shared/schedule/task.ts'
import { sayDuration } from '../../shared/time/say/say-duration.ts'
import { splitNoted } from '../language/pack/split-noted.ts'
import { readCourse } from './course-facts.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { sayDay } from '../../shared/time/say/say-date.ts'
import { sayHeldPlace } from '../../shared/words/schedule/say-place.ts'
import { examMeant, isOfKind } from './topic-words.ts'
import { guideDayLines, guideLines, sourceLine } from './guide-talk.ts'

/** Fails with a sentence that says what is missing and what the person can do. */
export function generateField(
  material: PackMaterial,
  key: PackFieldKey,
): Result<FieldDraft, string> {
  const written = writeField(material, key)
  if (!written.ok) return written
  return succeed(withOrigin(material, key, written.value))
}

/** What it rests on: the versions of now, and the schedule where the field reads it. */
function withOrigin(
  { pack, world }: Pick<PackMaterial, 'pack' | 'world'>,
  key: PackFieldKey,
  { text, citations, remark }: FieldText,
): FieldDraft {
  const kept = cutLines(text)
  const lines = kept.split('\n').length
  return {
    text: kept,
    citations: citations.filter(({ line }) => line <= lines).slice(0, 400),
    remark,
    ...madeFromNow(pack, key, world),
  }
}

function writeField(material: PackMaterial, key: PackFieldKey): Result<FieldText, string> {
  switch (key) {
    case 'goal':
      return writeGoal(material)
    case 'knowledge':
      return writeKnowledge(material)
    case 'conditions':
      return writeConditions(material)
    case 'demands':
      return writeDemands(material)
    case 'materials':
      return writeMaterials(material)
    case 'topics':
      return writeTopics(material)
    case 'work':
      return writeWork(material)
    case 'placement':
      return writePlacement(material)
    case 'guide':
      return writeApproach(material)
    case 'outlook':
    case 'health':
      return takeWritten(material, key)
    default:
      return assertNever(key)
  }
}

function takeWritten(
  { written, language }: PackMaterial,
  key: 'outlook' | 'health',
): Result<FieldText, string> {
  const text = written[key]?.trim() ?? ''
  return text === ''
    ? fail(packWords[language].nothingGenerated[key])
    : succeed(plainText(text.split('\n')))
}

/** Whole lines, as many as a field holds. */
function cutLines(text: string): string {
  if (text.length <= maxFieldText) return text
  const cut = text.slice(0, maxFieldText)
  return cut.slice(0, Math.max(0, cut.lastIndexOf('\n')))
}

/** The field `knowledge`: what the student said they know, what is noted of the course, and what they have worked. */
function writeKnowledge(material: PackMaterial): Result<FieldText, string> {
  const { standing, course, language } = material
  const say = packFieldWords[language].writeKnowledge
  const said = answerLines(material, 'knowledge')
  const { knowledge } = splitNoted(portraitOf(standing, course))
  const portrait = knowledge.replaceAll(/\s+/gu, ' ')
  const { items } = readCourse(material)
  const marks = items.flatMap((item) => markOf(item) ?? [])
  const minutes = marks.reduce((sum, mark) => sum + mark.minutes, 0)
  const worked =
    marks.length === 0
      ? []
      : [say.worked(marks.length, items.length, sayDuration(minutes, language))]
  const noted = portrait === '' ? [] : [say.portrait(portrait)]
  // Once the dialogue has begun, here or in a guide, silence is an answer too.
  if (said.length + worked.length + noted.length > 0)
    return succeed(plainText([...said, ...noted, ...worked]))
  return material.answers.length > 0 || material.guide !== null
    ? succeed(plainText([say.unsaid], say.remark))
    : fail(say.nothing)
}

/** Without any file it says that: a student may learn from what is not in the computer. */
function writeMaterials(material: PackMaterial): Result<FieldText, string> {
  const { research, language } = material
  const say = packFieldWords[language].writeMaterials
  const readings = (research?.demands ?? []).filter(({ kind }) => kind === 'reading')
  const found = reportText([...(research?.materials ?? []), ...readings])
  if (found.text !== '') return succeed({ ...found, remark: '' })
  const files = countFiles(material)
  if (files.size > 0) {
    const lines = [...files].map(([file, records]) => say.file(cleanTitle(file, language), records))
    return succeed(plainText(lines, say.remark))
  }
  return succeed(plainText([say.none], say.remark))
}

/** By file, how many of the course's records were read from it. */
function countFiles(material: PackMaterial): Map<string, number> {
  const { exams, classes, items } = readCourse(material)
  const known = new Set([
    ...exams.map(({ id }) => `task ${id}`),
    ...classes.map(({ id }) => `class ${id}`),
    ...items.map(({ id }) => `item ${id}`),
  ])
  const files = new Map<string, number>()
  for (const { record, id, file } of material.citations) {
    if (known.has(`${record} ${id}`)) files.set(file, (files.get(file) ?? 0) + 1)
  }
  return files
}

/** The field `goal`: what the student said has to be reached, and the exam that stands in the calendar. */
function writeGoal(material: PackMaterial): Result<FieldText, string> {
  const { state, language, course, deadline, goalNamesDay, guide } = material
  const said = answerLines(material, 'goal')
  const { exams } = readCourse(material)
  const say = packFieldWords[language].writeGoal
  const lines = exams.map((exam) =>
    say.exam(cleanTitle(exam.title, language), sayHeldPlace(state.window, exam, language)),
  )
  if (said.length === 0 && guide !== null) {
    const { window } = state
    const settled = guideLines('goal', { guide, window, language, hasExam: exams.length > 0 })
    return succeed(plainText([...settled, ...lines, sourceLine({ guide, language })]))
  }
  if (said.length === 0 && exams.length === 0) return fail(say.nothing)
  const head = said.length === 0 ? [say.assumed(cleanTitle(course, language))] : said
  const told =
    guide === null || exams.length > 0 || goalNamesDay
      ? []
      : guideDayLines({ guide, window: state.window, language, hasExam: false })
  const until =
    deadline === null || exams.length > 0 || told.length > 0
      ? []
      : [say.until(sayDay(state.window, deadline, language))]
  const kind = examMeant(said.join('\n'))
  const isOther =
    kind !== null && exams.length > 0 && !exams.some(({ title }) => isOfKind(title, kind))
  const remark = said.length === 0 ? say.remark : isOther ? say.other[kind] : ''
  return succeed(plainText([...head, ...told, ...until, ...lines], remark))
}
