// The field `goal`: what the student said has to be reached, and the exam that stands in the calendar.
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { cleanTitle } from '../../../shared/words/titles/quote-title.ts'
import { sayDay } from '../../../shared/words/dates/say-date.ts'
import { sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { answerLines } from '../answer-lines.ts'
import { readCourse } from '../course-facts.ts'
import { examMeant, isOfKind, type ExamKind } from '../exam-kinds.ts'
import { guideDayLines, guideLines, sourceLine } from '../guide-talk.ts'
import { plainText, type FieldText, type PackMaterial } from '../pack-material.ts'

const words: Record<
  Language,
  {
    exam: (title: string, place: string) => string
    assumed: (course: string) => string
    until: (day: string) => string
    remark: string
    other: Record<ExamKind, string>
    nothing: string
  }
> = {
  en: {
    exam: (title, place) => `Exam: ${title}, ${place}`,
    assumed: (course) => `Pass the exam in ${course}`,
    until: (day) => `By ${day}`,
    remark: 'You have not said the goal, so it is taken from the exam in your calendar.',
    other: {
      midterm:
        'You speak of the midterm, but your calendar has no exam of that name for this course: sessions are planned up to the next exam that it has.',
      final:
        'You speak of the final, but your calendar has no exam of that name for this course: sessions are planned up to the next exam that it has.',
    },
    nothing:
      'Nothing is known of the goal: there is no exam of this course in your calendar. Say what has to be reached, and by when.',
  },
  zh: {
    exam: (title, place) => `考试：${title}，${place}`,
    assumed: (course) => `通过${course}考试`,
    until: (day) => `截止${day}`,
    remark: '你还没说目标，这里先按日程里的考试来写。',
    other: {
      midterm: '你说的是期中，但日程里这门课没有叫期中的考试：任务先按日程里的下一场考试来排。',
      final: '你说的是期末，但日程里这门课没有叫期末的考试：任务先按日程里的下一场考试来排。',
    },
    nothing: '还不知道目标：日程里没有这门课的考试。说说要达到什么、到什么时候。',
  },
}

export function writeGoal(material: PackMaterial): Result<FieldText, string> {
  const { state, language, course, deadline, goalNamesDay, guide } = material
  const said = answerLines(material, 'goal')
  const { exams } = readCourse(material)
  const say = words[language]
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
