// Writes the field `demands`: what the course demands, as the student's files say it, each line with its citation; then the calendar.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { packFieldWords } from '../../../shared/i18n/core/pack-fields.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { examsOf } from '../../../shared/timetable/exams.ts'
import { joinWords } from '../../../shared/text/join-words.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayDate, sayDay } from '../../../shared/time/say/say-date.ts'
import { sayHeldPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayPlace as sayLine, saySource } from '../../../shared/pack/say-citation.ts'
import { readCourse } from '../course-facts.ts'
import { type FieldText, type PackMaterial, reportText } from '../pack-material.ts'

export function writeDemands(material: PackMaterial): Result<FieldText, string> {
  const { research, language, state, citations } = material
  const say = packFieldWords[language].writeDemands
  const found = reportText(research?.demands ?? [])
  const { exams, classes } = readCourse(material)
  const cited = new Map(
    citations.flatMap((citation) => (citation.record === 'task' ? [[citation.id, citation]] : [])),
  )
  const dates = exams.map((exam) => {
    const where = sayHeldPlace(state.window, exam, language)
    const line = say.calendar(cleanTitle(exam.title, language), where)
    const read = cited.get(exam.id)
    const quote = read?.quotes[0]
    if (read === undefined || quote === undefined) return line
    const source = saySource(cleanTitle(read.file, language), quote, language)
    return packFieldWords[language].writeDemandsNotes.writeDemandsDates(line, source)
  })
  const missing = findMissing(material)
  const absent = missing.map(({ day, source: { file, quote } }) =>
    say.missing(
      day,
      [cleanTitle(file, language), sayLine(quote, language)].join(grammar[language].joints.clause),
    ),
  )
  // Without files and exams, what the student has planned for it is what is known.
  const open = classes.filter(({ toDay }) => toDay >= material.now.day)
  const planned =
    found.text === '' && dates.length === 0
      ? open.map(({ title, toDay }) =>
          say.plan(cleanTitle(title, language), sayDay(state.window, toDay, language)),
        )
      : []
  const lines = [...(found.text === '' ? [] : [found.text]), ...dates, ...absent, ...planned]
  if (lines.length === 0) return fail(say.nothing)
  return succeed({
    text: lines.join('\n'),
    citations: found.citations,
    remark:
      missing.length === 0
        ? ''
        : say.remark(
            joinWords(
              missing.map(({ day }) => day),
              language,
            ),
            missing.length,
          ),
  })
}

/** Exams to come that the files name, on days on which the calendar has none of the course. */
function findMissing({ examDays, state, course, now, language }: PackMaterial) {
  const today = state.window.days[Math.max(0, now.day - 1)]?.date ?? ''
  const known = new Set(
    examsOf(state, course).map(({ place }) => state.window.days[place.day - 1]?.date),
  )
  return examDays
    .filter(({ date }) => date >= today && !known.has(date))
    .map(({ date, source }) => ({ day: sayDate(date, weekdayOf(date), language), source }))
}
