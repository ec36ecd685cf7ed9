// What the details of a block list, as label and text.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import type { Language } from '../../../shared/language.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import {
  findTask,
  findTaskClass,
  itemsOfClass,
  type ScheduleState,
} from '../../../shared/schedule/state.ts'
import { paceOf, workPieces } from '../../../shared/planner/pace.ts'
import { markOf, type EventTask, type ItemTask, type Task } from '../../../shared/schedule/task.ts'
import { listPhrases, listWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { sayMark } from '../../../shared/words/schedule/say-mark.ts'
import { sayPaceBriefly } from '../../../shared/planner/say/say-pace.ts'
import { clockStep } from '../../../shared/words/schedule/say-length.ts'
import { sayPeriods, sayPlace } from '../../../shared/words/schedule/say-place.ts'
import { sayLongDate } from '../../words/say-dates.ts'
import { clockOfTask } from '../describe-block.ts'
import { isPinnable } from '../../../shared/schedule/legality/freedom.ts'

export type BlockFact = { label: string; text: string }

/** Only what the task has: no empty rows. */
export function listFacts(task: Task, state: ScheduleState, language: Language): BlockFact[] {
  const words = windowWords[language].week
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
    add(words.inHere, listWords(guests, language))
    const off = task.dropped?.map((event) => sayDropped(event, state, language)) ?? []
    add(words.insteadOf, off.length === 0 ? '' : words.insteadOfText(listWords(off, language)))
  } else {
    const items = itemsOfClass(state, task.classId).length
    const status = task.status === 'suggested' ? ` · ${words.suggested}` : ''
    add(words.status, `${words.session(task.order, items)}${status}`)
    add(words.inside, task.hostId === null ? undefined : findTask(state, task.hostId)?.title)
    for (const { label, text } of listWork(task, state, language)) add(label, text)
  }
  if (task.locked)
    add(words.lock, isPinnable(task) ? windowWords[language].drag.pinnedText : words.lockedText)
  return facts
}

function sayDropped(event: EventTask, { window }: ScheduleState, language: Language): string {
  const { start, end } = clockOfTask(event, event.place, window)
  return `${quoteTitle(event.title, language)} ${start}–${end}`
}

/** What became of the work so far, and the pace that the course goes at. */
function listWork(item: ItemTask, state: ScheduleState, language: Language): BlockFact[] {
  const words = windowWords[language].mark
  const mark = markOf(item)
  const misses = (item.log ?? []).filter(({ outcome }) => outcome === 'missed')
  const taskClass = findTaskClass(state, item.classId)
  const pace = taskClass && paceOf(workPieces(state), taskClass.course, taskClass.subjectType)
  return [
    { label: words.work, text: mark === null ? '' : sayMark(mark, language) },
    {
      label: words.missedBefore,
      text: listPhrases(
        misses.map(({ place }) => sayPlace(state.window, place, language, 'brief')),
        language,
      ),
    },
    { label: words.pace, text: pace === undefined ? '' : sayPaceBriefly(pace, language) },
  ]
}

function sayTime(task: Task, place: Place, state: ScheduleState, language: Language): string {
  const day = state.window.days[place.day - 1]
  const clock = clockOfTask(task, place, state.window)
  const date = day === undefined ? '' : sayLongDate(day.date, day.weekday, language)
  const periods = clockStep(state.window) === null ? sayPeriods(place, language) : null
  return windowWords[language].blockFacts.time({
    date,
    start: clock.start,
    end: clock.end,
    periods,
  })
}
