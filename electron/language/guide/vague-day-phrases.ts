// What the guide says of a stretch of days where it needs one of them, in both languages.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import type { Language } from '../../../shared/language.ts'

export type VagueDayPhrases = {
  /** Which day it is. */
  which: (said: string, days: string) => string
  /** The last of them was taken for work that is done by then. */
  lastDay: (said: string, day: string) => string
  /** None was told, and the work ends before them. */
  openExam: (day: string) => string
  openDue: (day: string) => string
}

const names =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|christmas|new year|labou?r day|national day|eve)\b/g

/** As it is written; the words were compared in small letters. */
function written(said: string): string {
  return said.replaceAll(names, (words) =>
    words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  )
}

const en: VagueDayPhrases = {
  which: (said, days) => {
    const words = written(said)
    return `${upperFirst(words)} is ${days}: which day is it?`
  },
  lastDay: (said, day) => `By ${written(said)} I count its last day, ${day}.`,
  openExam: (day) => `The day of the exam is open, so all is to be done by ${day}.`,
  openDue: (day) => `The day itself is open, so all is to be done by ${day}.`,
}

const zh: VagueDayPhrases = {
  which: (said, days) => `${said}，也就是${days}，具体是哪天？`,
  lastDay: (said, day) => `“${said}”我按最后一天 ${day} 算。`,
  openExam: (day) => `考试是哪天还没定，先按最晚 ${day} 做完来排。`,
  openDue: (day) => `具体是哪天还没定，先按最晚 ${day} 做完来排。`,
}

export const vagueDayPhrases: Record<Language, VagueDayPhrases> = { en, zh }
