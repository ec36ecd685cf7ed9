// What is said of a reading as a whole: a term that is another's, a table that is broken.
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import type { Language } from '../../../shared/language.ts'
import { sayDate } from '../../../shared/words/dates/say-date.ts'

/** Week numbers are counted by the term that is there. */
export function sayDifferentTerm(ofFile: string, ofTerm: string, language: Language): string {
  const [file, term] = [ofFile, ofTerm].map(
    (date) => `${sayDate(date, weekdayOf(date), language)} ${date.slice(0, 4)}`,
  )
  return language === 'zh'
    ? `文件里的第一周从 ${file} 开始，你的学期从 ${term} 开始；周次按你的学期计算。`
    : `Week 1 of the file begins ${file}, that of your term ${term}; weeks were counted by your term.`
}

export function sayBrokenQuotes(language: Language): string {
  return language === 'zh'
    ? '文件里有没有配对的引号，其后的行可能读错了，请核对预览。'
    : 'A quotation mark in the file is never closed; rows after it may have been read wrongly. Check the preview.'
}
