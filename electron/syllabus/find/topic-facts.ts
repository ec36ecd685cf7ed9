// What a week is about, as a lecture to go over.
import { readAmounts } from './amounts.ts'
import type { Fact } from './fact.ts'
import type { DocumentCalendar } from '../../../shared/time/documents/document-calendar.ts'
import { readClause } from './read-clause.ts'
import type { Surroundings } from './surroundings.ts'
import { tidyTitle } from './title-of.ts'
import { isNoWork } from './work-words.ts'

const dateLike =
  /\d[./月-]\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?\s*\d/iu

export function topicFacts(
  topic: string,
  around: Surroundings,
  lines: readonly number[],
  calendar: DocumentCalendar,
): Fact[] {
  const { when } = around
  const title = tidyTitle(
    topic
      .replace(/^(?:is|are)\s+/iu, '')
      .replace(/^(?:lectures?|lec|topics?|主题|内容)\s*\d*\s*[:：.]?\s*/iu, ''),
  )
  if (when === null || title === '' || isNoWork(title) || dateLike.test(topic)) return []
  if (/^\d+$|复习|\breview\b/iu.test(title)) return []
  if (readClause({ text: topic, lines }, around, calendar).length > 0) return []
  return [
    {
      kind: 'lecture',
      title,
      when,
      isGiven: true,
      weight: null,
      minutes: null,
      pages: null,
      chapters: readAmounts(topic).chapters,
      lines: [...new Set([...around.lines, ...lines])].toSorted((a, b) => a - b),
    },
  ]
}
