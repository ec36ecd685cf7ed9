// The last day that the words of a goal set, as a window day: "by 11 December", 11月27日之前.
import type { Pack } from '../../../shared/pack/pack.ts'
import type { IntentSection } from './intent-sections.ts'
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { addDays, dateToDay } from '../../../shared/schedule/calendar.ts'
import type { Ground } from '../ground.ts'
import { lexWords } from '../words/lexed-text.ts'
import type { DayMention } from '../../../shared/time/mention.ts'

/** An exam is named, and not a day before which something has to be done. */
const ofExam = /\b(?:exams?|midterms?|mid-terms?|finals?|tests?)\b|考/iu
const before = /\b(?:by|before|until|till)\b|前|截止|为止/iu

/** The latest of the days that are named, of an exam the day before it; null for none, and for one outside the window. */
export function readDeadline(goal: string, ground: Ground): number | null {
  const latest = toSimple(goal)
    .split('\n')
    .flatMap((line) => {
      const isExam = ofExam.test(line) && !before.test(line)
      if (!isExam) return readDates(line, ground)
      // Of an exam some day in mid December all is done before it begins.
      const days = daysIn(line, ground).flatMap(({ dates, stretch }) => stretch?.from ?? dates)
      return days.map((date) => addDays(date, -1))
    })
    .toSorted()
    .at(-1)
  return latest === undefined ? null : dateToDay(ground.state.window, latest)
}

/** The latest day, ISO, that is named as one of an exam, wherever it lies; null for none. */
export function readExamDate(goal: string, ground: Ground): string | null {
  const lines = toSimple(goal)
    .split('\n')
    .filter((line) => ofExam.test(line) && !before.test(line))
  return (
    lines
      .flatMap((line) => daysIn(line, ground))
      .flatMap(({ dates, stretch }) => (stretch === undefined ? dates : []))
      .toSorted()
      .at(-1) ?? null
  )
}

/** The dates that a line names, ISO, in their order; days that come again and again are none. */
export function readDates(line: string, ground: Ground): string[] {
  return daysIn(line, ground).flatMap(({ dates }) => dates)
}

function daysIn(line: string, ground: Ground): DayMention[] {
  return lexWords(line, ground).days.filter(({ isEvery }) => !isEvery)
}

/** Lines of the goal that the rules have added, from the calendar or as a remark, are no wish. */
const ofRules = /^(?:(?:exam|考试)\s*[:：]|>)/iu

/** What the student said has to be reached: the field, and before it is written the answers. */
export function goalOf({
  pack,
  answers,
}: {
  pack: Pick<Pack, 'fields'>
  answers: readonly { section: IntentSection; text: string }[]
}): string {
  const said = answers.flatMap(({ section, text }) => (section === 'goal' ? [text] : []))
  return (pack.fields.goal?.text ?? said.join('\n'))
    .split('\n')
    .filter((line) => !ofRules.test(line.trim()))
    .join('\n')
}
