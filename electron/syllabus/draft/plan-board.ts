// The plan while a draft goes into it: the state so far, fresh ids, and what is cited.
import { replaceTasks } from '../../../shared/schedule/edits/apply-places.ts'
import { applyDiff } from '../../../shared/schedule/diff.ts'
import { overlaps, type Place } from '../../../shared/schedule/place.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../shared/schedule/task-class.ts'
import type { EventTask, ItemTask, Task } from '../../../shared/schedule/task.ts'
import {
  applyEvents,
  type AppliedEvents,
  type EventChanges,
} from '../../../shared/timetable/apply-events.ts'
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
    /** By the one way of changing events; null where what lies there stays. */
    change(changes: Partial<EventChanges>): AppliedEvents | null {
      const whole = {
        removed: [],
        changed: [],
        added: [],
        freedDays: new Set<number>(),
        ...changes,
      }
      const applied = applyEvents(state, whole, input.now)
      if (!applied.ok) return null
      const after = applyDiff(state, applied.value.diff)
      if (!after.ok || applied.value.leftOut.length > 0) return null
      state = after.value
      for (const { id } of applied.value.displaced) freed.add(id)
      return applied.value
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
