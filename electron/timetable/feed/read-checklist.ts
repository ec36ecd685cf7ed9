// Reads a checklist in Markdown, as notes and task lists write it, as homework: boxes to tick with the day on which each is due.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { readLessonWeeks } from '../../../shared/time/documents/lesson-weeks.ts'
import { findWeekdays } from '../../../shared/time/weekdays.ts'
import { checkBox } from '../../../shared/timetable/is-checklist.ts'
import { cleanText } from '../../text/clean-text.ts'
import { courseOf, findDay, readDueDay, type DayAround, type Tasks } from './read-tasks.ts'

const heading = /^#{1,6}\s+(.+?)\s*#*$/u

/** When one is to begin, was made, is planned or was done, as plug-ins mark it: none is when it is due. */
const otherDay = /[⏳🛫➕✅❌]\s*\d{4}-\d\d-\d\d/gu
const dueMark =
  /📅|📆|🗓️?|@due\b|\bdue(?: (?:date|on|by))?\b|\bdeadline\b|\bby\b|\bddl\b|截止(?:日期|时间)?|到期/giu
const leftovers = /[⏫🔼🔽🔺⏬]|🔁[^📅⏳🛫]*|\s#[\p{L}\d_/-]+/gu

export function readChecklist(text: string, around: DayAround): Tasks {
  const tasks: Tasks = { work: [], openWork: [], leftOut: [] }
  let course = ''
  let parent: { indent: number; work: Tasks['work'][number] | null; isDone: boolean } | null = null
  for (const line of text.split(/\r\n|\r|\n/)) {
    const title = heading.exec(line)?.[1]
    if (title !== undefined) course = courseOfHeading(title, around)
    const [, space = '', mark = '', said] = checkBox.exec(line) ?? []
    if (said === undefined) continue
    const indent = space.replaceAll('\t', '    ').length
    const isDone = mark !== ' '
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

/** "Week 3", a day or "To do" is no course. */
function courseOfHeading(said: string, around: DayAround): string {
  const text = toSimple(said)
  const isTime =
    findDay(text, around) !== null ||
    readLessonWeeks(text) !== null ||
    /\b(?:week|to ?do|tasks?|homework|assignments?|deadlines?)\b|第.+周|待办|任务|作业/iu.test(
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
  // The words about its time stand beside the day, on either side.
  const after = said.slice(date.index)
  const time =
    /^\S*(?:\s+\S+){0,2}?[,，]?\s*(?:at\s+)?\d{1,2}(?::\d\d)?\s*(?:[ap]m\b|(?<=:\d\d))/iu.exec(
      after,
    )?.[0]
  const found = time !== undefined && time.length > date.found.length ? time : date.found
  const rest = `${said.slice(0, date.index)} ${said.slice(date.index + found.length)}`
  return { title: titleOf(rest), day: readDueDay(said, around) }
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
