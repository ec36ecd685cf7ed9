// That the schedule has no course of a name, and which it has.
import type { Language } from '../../language.ts'
import { quoteTitle } from '../titles/quote-title.ts'

/** What happened, what is safe, what there is instead. */
export function sayNoCourse(course: string, known: readonly string[], language: Language): string {
  const name = quoteTitle(course, language)
  const listed = known
    .map((each) => quoteTitle(each, language))
    .join(language === 'zh' ? '、' : ', ')
  if (language === 'zh') {
    return `日程里没有${name}这门课，没有改动任何内容。${listed === '' ? '' : `现有的课程：${listed}。`}`
  }
  const courses = listed === '' ? 'It has no courses yet.' : `Its courses are ${listed}.`
  return `The schedule has no course ${name}. Nothing was changed. ${courses}`
}
