// What the details of a block list, as label and text.
import type { Language } from '../../shared/language.ts'
import type { Place } from '../../shared/schedule/place.ts'
import {
  findTask,
  findTaskClass,
  itemsOfClass,
  type ScheduleState,
} from '../../shared/schedule/state.ts'
import type { Task } from '../../shared/schedule/task.ts'
import { sayPeriods } from '../../shared/words/say-place.ts'
import { sayLongDate } from '../words/say-dates.ts'
import { weekWords } from '../words/week-words.ts'
import { clockOfTask } from './describe-block.ts'

export type BlockFact = { label: string; text: string }

/** Only what the task has: no empty rows. */
export function listFacts(task: Task, state: ScheduleState, language: Language): BlockFact[] {
  const words = weekWords[language]
  const facts: BlockFact[] = []
  const add = (label: string, text: string | undefined) => {
    if (text !== undefined && text !== '') facts.push({ label, text })
  }
  const taskClass = task.kind === 'item' ? findTaskClass(state, task.classId) : undefined
  add(words.course, task.kind === 'event' ? task.course : taskClass?.course)
  if (task.place !== null) add(words.time, sayTime(task, task.place, state, language))
  if (task.kind === 'event') {
    add(words.location, task.location)
    if (task.hosts) add(words.hostLine, words.hostText)
    const guests = task.guestIds.flatMap((id) => findTask(state, id)?.title ?? [])
    add(words.inHere, guests.join(language === 'zh' ? '、' : ', '))
  } else {
    const items = itemsOfClass(state, task.classId).length
    const status = task.status === 'suggested' ? ` · ${words.suggested}` : ''
    add(words.status, `${words.session(task.order, items)}${status}`)
    add(words.inside, task.hostId === null ? undefined : findTask(state, task.hostId)?.title)
  }
  if (task.locked) add(words.lock, words.lockedText)
  return facts
}

function sayTime(task: Task, place: Place, state: ScheduleState, language: Language): string {
  const day = state.window.days[place.day - 1]
  const clock = clockOfTask(task, place, state.window)
  const date = day === undefined ? '' : sayLongDate(day.date, day.weekday, language)
  const periods = sayPeriods(place, language)
  return language === 'zh'
    ? `${date} ${clock.start}–${clock.end}（${periods}）`
    : `${date}, ${clock.start}–${clock.end} (${periods})`
}
