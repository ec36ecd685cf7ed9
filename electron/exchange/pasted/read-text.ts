// Pasted text, line by line: a weekday or a course may stand alone on a line above those that it is for.
import type { DateOrder } from '../../../shared/timetable/import-answers.ts'
import { cleanText } from '../clean-text.ts'
import { problemOf, type OutcomeLine } from '../timetable/lesson.ts'
import { findWeekdays } from './find-weekdays.ts'
import { plainText } from './plain-text.ts'
import { readLine } from './read-line.ts'

/** Longer lines are no lines of a timetable. */
const longestLine = 500

export function readText(text: string, order: DateOrder): OutcomeLine[] {
  const lines: OutcomeLine[] = []
  let heading: readonly number[] | undefined
  let title: { text: string; at: number } | null = null
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const plain = plainText(raw).trim()
    if (plain === '') continue
    const said = cleanText(raw)
    const weekday = headingOf(plain)
    if (weekday !== null) {
      heading = weekday
      lines.push({ line, text: said, outcome: { kind: 'blank' } })
      continue
    }
    const context = {
      order,
      ...(heading === undefined ? {} : { weekdays: heading }),
      ...(title === null ? {} : { title: title.text }),
    }
    const outcome =
      plain.length > longestLine ? problemOf('no-day') : readLine(plain, line, context)
    const before = title === null ? undefined : lines[title.at]
    if (outcome.kind === 'lessons' && title !== null && before !== undefined) {
      if (outcome.lessons.some((lesson) => lesson.title === title?.text)) {
        before.outcome = { kind: 'blank' }
      }
    }
    const isWords = outcome.kind === 'problem' && /no-(?:day|time)/.test(outcome.problem.kind)
    if (isWords && !/\d/.test(plain)) title = { text: said, at: lines.length }
    else if (outcome.kind !== 'lessons') title = null
    lines.push({ line, text: said, outcome })
  }
  return lines
}

/** A line that is a weekday and nothing else. */
function headingOf(plain: string): number[] | null {
  const weekdays = findWeekdays(plain)
  return weekdays !== null && plain.replace(weekdays.found, '').replaceAll(/[\s:*#=-]/g, '') === ''
    ? weekdays.days
    : null
}
