// The field `goal`: what the student said has to be reached, and the exam that stands in the calendar.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { cleanTitle } from '../../../shared/text/quote-title.ts'
import { sayDay } from '../../../shared/time/say/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { answerLines } from '../answer-lines.ts'
import { readCourse } from '../course-facts.ts'
import { examMeant, isOfKind } from '../exam-kinds.ts'
import { guideDayLines, guideLines, sourceLine } from '../guide-talk.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'

export function writeGoal(material: PackMaterial): Result<FieldText, string> {
  const { state, language, course, deadline, goalNamesDay, guide } = material
  const said = answerLines(material, 'goal')
  const { exams } = readCourse(material)
  const say = coreWords[language].writeGoal
  const lines = exams.map(({ title, place }) =>
    say.exam(cleanTitle(title, language), sayPlace(state.window, place, language)),
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
