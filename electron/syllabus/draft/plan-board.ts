// The plan while a draft goes into it: the state so far, fresh ids, and what is cited.
import { replaceTasks } from '../../../shared/schedule/edits/apply-places.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import {
  isPlacedItem,
  type EventTask,
  type ItemTask,
  type Task,
} from '../../../shared/schedule/task.ts'
import type { Citation } from '../../../shared/syllabus/citation.ts'
import type { DraftEntry, DraftIds, DraftInput } from './draft-input.ts'

export type PlanBoard = ReturnType<typeof openBoard>

export function openBoard(input: DraftInput, ids: DraftIds) {
  let state = input.state
  const next = { ...ids }
  const citations: Citation[] = []
  const freed = new Set<number>()
  const board = {
    input,
    citations,
    problems: [] as string[],
    /** Study blocks that lost their place. */
    freed,
    counts: { events: 0, classes: 0, sessions: 0 },
    state: (): ScheduleState => state,
    nextTask: () => next.task++,
    nextClass: () => next.class++,
    nextSeries: () => next.series++,
    add(tasks: readonly Task[], taskClass: TaskClass | null) {
      state = {
        ...state,
        tasks: [...state.tasks, ...tasks].toSorted((a, b) => a.id - b.id),
        taskClasses: taskClass === null ? state.taskClasses : [...state.taskClasses, taskClass],
      }
    },
    put: (changed: ScheduleState) => void (state = changed),
    replace(tasks: readonly Task[]) {
      const replaced = replaceTasks(state, tasks)
      if (replaced.ok) ({ state } = replaced.value)
    },
    /** Makes room: study blocks that may move wait for another place. False where something stays. */
    clear(place: Place): boolean {
      const there = state.tasks.filter((task) => task.place !== null && overlaps(task.place, place))
      const movable = there.filter(
        (task): task is ItemTask => task.kind === 'item' && checkFreedom(task, input.now) === null,
      )
      if (
        movable.length < there.filter((task) => task.kind === 'event' || isPlacedItem(task)).length
      )
        return false
      board.free(movable)
      return true
    },
    free(items: readonly ItemTask[]) {
      if (items.length === 0) return
      for (const { id } of items) freed.add(id)
      board.replace(
        items.map((item) => ({ ...item, place: null, hostId: null, status: 'pending' as const })),
      )
    },
    cite(record: Citation['record'], id: number, entry: DraftEntry) {
      const citation = citationOf(record, id, entry, input)
      if (citation !== null) citations.push(citation)
    },
  }
  return board
}

export function eventsAt({ tasks }: ScheduleState, place: Place): EventTask[] {
  return tasks.filter(
    (task): task is EventTask => task.kind === 'event' && overlaps(task.place, place),
  )
}

/** With what was to be done beside them waiting again. */
export function removeEvents(board: PlanBoard, events: readonly EventTask[]): void {
  const gone = new Set(events.map(({ id }) => id))
  const isGuest = (task: Task): task is ItemTask =>
    task.kind === 'item' && task.hostId !== null && gone.has(task.hostId)
  board.free(board.state().tasks.filter(isGuest))
  const state = board.state()
  board.put({ ...state, tasks: state.tasks.filter(({ id }) => !gone.has(id)) })
}

function citationOf(
  record: Citation['record'],
  id: number,
  { key, said, line }: DraftEntry,
  { reading }: DraftInput,
): Citation | null {
  const { quotes, isPublished, reasons } = line
  if (quotes.length === 0) return null
  const cited = { record, id, file: reading.fileName, fact: key, said, isPublished, quotes }
  return { ...cited, reasons: reasons.slice(0, 8) }
}

function overlaps(a: Place, b: Place): boolean {
  return a.day === b.day && a.start <= b.end && b.start <= a.end
}
