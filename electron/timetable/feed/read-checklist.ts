// Reads a checklist in Markdown, as notes and task lists write it, as homework: boxes to tick with the day on which each is due.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { readLessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { findClocks } from '../../../shared/time/clocks.ts'
import type { FoundDate } from '../../../shared/time/documents/full-dates.ts'
import { anyWeekday, eachWeekday, findWeekdays } from '../../../shared/time/weekdays.ts'
import { weekdayOf } from '../../../shared/schedule/calendar.ts'
import { isKindOfLesson } from '../../../shared/timetable/course-name.ts'
import { isExamTitle } from '../../../shared/timetable/exams.ts'
import { checkBox, isTicked } from '../../../shared/timetable/is-checklist.ts'
import { cleanText } from '../../text/clean-text.ts'
import { freesDays, saysDue } from './due-words.ts'
import { courseOf, findDay, readDueDay, type DayAround, type Tasks } from './read-tasks.ts'

const heading = /^(?:#{1,6}\s+(.+?)\s*#*|【([^】]{1,30})】|([^\s\p{P}][^:：]{0,30})[:：])\s*$/u

/** When one is to begin, was made, is planned or was done, as plug-ins mark it: none is when it is due. */
const otherDay = /[⏳🛫➕✅❌]\s*\d{4}-\d\d-\d\d/gu
const dueMark =
  /\bhand(?:ed)? in\b|→|📅|📆|🗓️?|@due\b|\bdue(?: (?:date|on|by))?\b|\bdeadline\b|\bby\b|\bddl\b|截止(?:日期|时间)?|到期/giu
/** Words for being due on a day that was taken out. */
const besideDay = /(?:上?课)?[之以]?前(?:提?交)?\s*$|\bat\s*$/giu
const leftovers = /[⏫🔼🔽🔺⏬]|🔁[^📅⏳🛫]*|\s#[\p{L}\d_/-]+/gu

/** `withItems`: what is listed without a box is a task too. */
export function readChecklist(text: string, around: DayAround, withItems = false): Tasks {
  const item = itemIn(text)
  const itemOf = (line: string) => (withItems ? item.exec(line.trimEnd()) : null)
  const tasks: Tasks = { work: [], openWork: [], leftOut: [] }
  let course = ''
  let parent: { indent: number; work: Tasks['work'][number] | null; isDone: boolean } | null = null
  for (const line of text.split(/\r\n|\r|\n/)) {
    const box = checkBox.exec(line)
    const title = box === null ? headingOf(line) : undefined
    if (title !== undefined) course = courseOfHeading(title, around)
    const [, space = '', mark = '', said] = box ?? itemOf(line) ?? []
    if (said === undefined || title !== undefined) continue
    const indent = space.replaceAll('\t', '    ').length
    const isDone = isTicked(mark)
    const due = readDue(plainOf(said.replaceAll(otherDay, ' ')), around)
    if (parent !== null && indent > parent.indent && due.day === null) {
      if (parent.work !== null)
        parent.work.steps = [...(parent.work.steps ?? []), { text: due.title, isDone }]
      else if (!isDone && !parent.isDone) tasks.openWork.push({ title: due.title, course })
      continue
    }
    const work = due.day === null || isDone ? null : { title: due.title, course, ...due.day }
    parent = { indent, work, isDone }
    if (work !== null) tasks.work.push(work)
    else if (!isDone && due.title !== '') tasks.openWork.push({ title: due.title, course })
  }
  return tasks
}

const listItem = /^(\s*)(?:[-*+•·]\s|\d{1,2}[.)、](?!\d))\s*(~~|)(\S.*)$/u
/** Notes without signs, or with a few, have one thing a line. */
const plainItem = /^(\s*)(?:(?:[-*+•·]\s|\d{1,2}[.)、](?!\d))\s*)?(~~|)(\S.*)$/u

function itemIn(text: string): RegExp {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return lines.filter((line) => listItem.test(line)).length * 2 < lines.length
    ? plainItem
    : listItem
}

/** Longer ones are sentences. */
const longestItem = 80
const fewestItems = 3

/** A list of short lines, most of which say a day on which something is to be done. */
export function isDatedList(text: string, around: DayAround): boolean {
  let lines = 0
  let dated = 0
  let held = 0
  let isHeldBelow = false
  const item = itemIn(text)
  let sentences = 0
  for (const line of text.split(/\r\n|\r|\n/).filter((one) => one.trim() !== '')) {
    const title = headingOf(line)
    if (title === undefined) lines += 1
    else isHeldBelow = isHeld(title)
    const said = title === undefined ? (item.exec(line)?.[3] ?? '') : ''
    const day = said.length <= longestItem ? findDay(said, around) : null
    if (day === null) continue
    dated += 1
    if (/[.!?。！？]\s*$/u.test(said)) sentences += 1
    if (isHeldBelow || isHeld(said.replace(day.found, ' '))) held += 1
  }
  const isProse = item === plainItem && sentences * 2 > dated
  return dated >= fewestItems && dated * 5 >= lines * 3 && held * 2 <= dated && !isProse
}

/** A day off, a lesson or an exam. */
function isHeld(said: string): boolean {
  if (saysDue(said) || said.search(dueMark) !== -1) return false
  const kind = /^[\s(,]*(\p{L}+)/u.exec(said)?.[1] ?? ''
  return freesDays(said) || isExamTitle(said) || isKindOfLesson(kind) || /第.{1,3}讲/u.test(said)
}

const listName = /^(?:(?:my )?to[ -]?dos?(?: list)?|待办(?:事项|清单)?|任务清单)$/iu

function headingOf(line: string): string | undefined {
  if (listName.test(line.trim())) return line
  return heading.exec(line)?.slice(1).find(Boolean)
}

/** "Week 3", a day or "To do" is no course. */
function courseOfHeading(said: string, around: DayAround): string {
  const text = toSimple(said)
  const isTime =
    findDay(text, around) !== null ||
    readLessonWeeks(text) !== null ||
    /\b(?:week|to ?do|tasks?|homework|assignments?|deadlines?)\b|第.+周|待办|任务|作业|其[他它]|\b(?:other|misc\w*|personal)\b|个人|生活/iu.test(
      text,
    ) ||
    findWeekdays(text) !== null
  return isTime ? '' : courseOf(said.replaceAll(/[*_`]/g, ''))
}

function readDue(
  said: string,
  around: DayAround,
): { title: string; day: ReturnType<typeof readDueDay> } {
  const date = findDay(said, around)
  if (date === null) return { title: titleOf(said), day: null }
  const clocks = findClocks(said).filter(
    ({ index, until }) => until <= date.index || index >= date.index + date.found.length,
  )
  const taken = [...clocks, ...dayAndName(said, date)]
  const rest = taken
    .toSorted((a, b) => b.index - a.index)
    .reduce((left, { index, until }) => `${left.slice(0, index)} ${left.slice(until)}`, said)
    .replace(besideDay, ' ')
  return { title: titleOf(rest), day: readDueDay(said, around) }
}

const nameBefore = new RegExp(String.raw`^${anyWeekday}[\s,，]*`, 'iu')

/** And its weekday, where that touches it. A bare "sun" may be the star. */
function dayAndName(said: string, { date, found, index }: FoundDate) {
  const from = index + (nameBefore.exec(toSimple(found))?.[0].length ?? 0)
  const until = index + found.length
  const name = eachWeekday(toSimple(said)).find(({ weekday, start, end }) => {
    const isBefore = end <= from
    const between = isBefore ? said.slice(end, from) : said.slice(until, start)
    return (
      weekday === weekdayOf(date) &&
      !/^sun$/i.test(said.slice(start, end)) &&
      (isBefore || start >= until) &&
      /^[\s,，()（）]*$/u.test(between)
    )
  })
  return [
    { index: from, until },
    ...(name === undefined ? [] : [{ index: name.start, until: name.end }]),
  ]
}

/** Without links and without what makes words bold. */
function plainOf(said: string): string {
  return said
    .replaceAll(/\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replaceAll(/[*_`~]{1,3}(\S(?:.*?\S)?)[*_`~]{1,3}/g, '$1')
}

function titleOf(said: string): string {
  const text = said
    .replaceAll(leftovers, ' ')
    .replaceAll(dueMark, ' ')
    .replaceAll(/[([（【]\s*[:：,，]?\s*[)\]）】]/gu, ' ')
  return cleanText(text.replaceAll(/^[\s:：,，;；–—-]+|[\s:：,，;；–—(（-]+$/gu, ''))
}
