// What the palette finds besides actions: courses, what is due, blocks and texts, each with where it is and the way to it.
import { sharedScheduleWords } from '../../shared/i18n/shared/schedule.ts'
import { windowWords } from '../../shared/i18n/window-words.ts'
import type { HomeworkLine } from '../../shared/homework/requests.ts'
import type { Language } from '../../shared/language.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { EventTask, ItemTask, Task } from '../../shared/schedule/task.ts'
import { keyOfDue, listDue, type DueEntry } from '../../shared/term/due.ts'
import { cleanTitle } from '../../shared/text/quote-title.ts'
import { sayIso } from '../../shared/time/say/say-date.ts'
import { coursesOf } from '../../shared/timetable/course-hue.ts'
import type { ClockView } from '../../shared/view/app-view.ts'
import { heldAt } from '../../shared/schedule/edits/clock-span.ts'
import { sayHeldPlace } from '../../shared/words/schedule/say-place.ts'
import { openDue, revealBlock } from '../health/reveal.ts'
import type { Desk } from '../store/desk.ts'

export type Thing = {
  key: string
  name: string
  /** What else it is looked for by. */
  also: string
  /** What it is, and where. */
  about: string
  open: (desk: Desk) => void
}

type Known = {
  state: ScheduleState
  clock: ClockView
  homework: readonly HomeworkLine[]
  texts: readonly { id: number; title: string; course: string }[]
}

export function listThings({ state, clock, homework, texts }: Known, language: Language): Thing[] {
  const words = windowWords[language].palette.things
  const courses = coursesOf(state).map((course): Thing => ({
    key: `course ${course}`,
    name: course,
    also: '',
    about: words.course,
    open: (desk) => desk.frame.set({ dialog: { kind: 'course', course } }),
  }))
  // An exam is found as the block that it is.
  const due = listDue(state, homework, clock.date).filter(({ kind }) => kind !== 'exam')
  const recited = texts.map(({ id, title, course }): Thing => ({
    key: `text ${id}`,
    name: title,
    also: course,
    about: words.text,
    open: (desk) => desk.frame.set({ dialog: { kind: 'recite', taskId: null, textId: id } }),
  }))
  return [
    ...courses,
    ...due.map((entry) => describeDue(entry, language)),
    ...foundTasks(state, clock).map((task) => describeTask(state, task, language)),
    ...recited,
  ]
}

function describeDue(entry: DueEntry, language: Language): Thing {
  const words = windowWords[language].palette.things
  const { title, course, date, time } = entry
  return {
    key: `due ${keyOfDue(entry)}`,
    name: title,
    also: `${course} ${words.alsoDue}`,
    about: words.due(`${sayIso(date, language)}${time === null ? '' : ` ${time}`}`),
    open: (desk) => openDue(desk, entry),
  }
}

function isExam(task: Task): boolean {
  return task.kind === 'event' && task.eventKind === 'exam'
}

function describeTask(state: ScheduleState, task: Task, language: Language): Thing {
  const course =
    task.kind === 'event'
      ? task.course
      : (state.taskClasses.find(({ id }) => id === task.classId)?.course ?? '')
  const { place } = task
  return {
    key: `task ${task.id}`,
    name: cleanTitle(task.title, language),
    also: isExam(task) ? `${course} ${windowWords[language].palette.things.alsoExam}` : course,
    about:
      place === null
        ? sharedScheduleWords[language].briefly.unplaced
        : sayHeldPlace(state.window, heldAt(state.window, task, place), language),
    open: (desk) =>
      place === null
        ? desk.frame.set({ dialog: { kind: 'course', course } })
        : revealBlock(desk, task.id),
  }
}

/**
 * Exams first, then what is placed and still ahead in the order of its days, then the rest: each session of study, and of
 * what comes every week the next meeting, or the last where none is ahead.
 */
function foundTasks({ tasks }: ScheduleState, { moment }: ClockView): Task[] {
  const items = tasks.filter((task): task is ItemTask => task.kind === 'item')
  const events = tasks.filter((task): task is EventTask => task.kind === 'event')
  const meetings = Map.groupBy(
    events.toSorted((a, b) => a.place.day - b.place.day),
    ({ series }) => series,
  )
  const found: Task[] = [
    ...items,
    ...[...meetings.values()].flatMap(
      (all) => all.find(({ place }) => place.day >= moment.day) ?? all.at(-1) ?? [],
    ),
  ]
  const rank = (task: Task): number => {
    const { place } = task
    return place === null ? 2 : place.day < moment.day ? 3 : isExam(task) ? 0 : 1
  }
  return found.toSorted((a, b) => rank(a) - rank(b) || (a.place?.day ?? 0) - (b.place?.day ?? 0))
}
