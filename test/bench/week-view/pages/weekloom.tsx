// Weekloom's own week and term views on a desk without a core: an edit by hand is judged and applied here.
import '../../../../renderer/theme/sheets.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { CoreClient } from '../../../../renderer/client/socket-client.ts'
import { DeskContext } from '../../../../renderer/store/use-store.ts'
import { createDesk } from '../../../../renderer/store/desk.ts'
import { TermView } from '../../../../renderer/term/term-view.tsx'
import { WeekView } from '../../../../renderer/week/week-view.tsx'
import { buildWindow } from '../../../../shared/schedule/calendar.ts'
import { diffOfChanges, recordKey } from '../../../../shared/schedule/diff.ts'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import type { TaskClass } from '../../../../shared/schedule/task-class.ts'
import type { ItemTask } from '../../../../shared/schedule/task.ts'
import type { Term } from '../../../../shared/schedule/term.ts'
import { clockOf, rows, type Block, type Cell } from '../blocks.ts'

const term: Term = {
  name: 'Bench',
  firstMonday: '2026-09-07',
  weeks: 16,
  zone: 'UTC',
  periods: Array.from({ length: rows }, (_, row) => ({
    start: clockOf(row),
    end: clockOf(row + 1),
  })),
  overrides: [],
}

const client: CoreClient = {
  request: () => new Promise(() => {}),
  subscribe: () => () => {},
  watchConnection: () => () => {},
}

const desk = createDesk(client, 'en')
const element = document.querySelector('#root')
if (element === null) throw new Error('the page has no root element')
const root = createRoot(element)

window.contender = {
  mount(blocks) {
    load(blocks)
    flushSync(() => root.render(<DeskContext value={desk}>{<WeekView />}</DeskContext>))
  },
  mountRange(blocks) {
    load(blocks)
    flushSync(() => root.render(<DeskContext value={desk}>{<TermView />}</DeskContext>))
  },
  move: (id, to) => flushSync(() => move(id, to)),
  burst: (moves) => flushSync(() => moves.forEach(({ id, to }) => move(id, to))),
  showWeek: (firstDay) => flushSync(() => desk.week.view.set({ shownWeek: firstDay / 7 + 1 })),
  handle: 'button[data-task-id]',
}

function load(blocks: Block[]): void {
  const courses = [...new Set(blocks.map(({ course }) => course))]
  const state: ScheduleState = {
    window: buildWindow(term),
    tasks: blocks.map(toItem),
    taskClasses: courses.map(toClass),
  }
  const clock = { date: '2026-09-06', minute: 600, moment: { day: 0, period: 0 } }
  desk.week.load({ term, state, clock, history: { undo: null, redo: null } })
}

function move(id: number, to: Cell): void {
  const from = desk.week.tasks.get(id)
  if (from?.kind !== 'item') throw new Error(`no item ${id}`)
  const moved = { ...from, place: placeOf(to) }
  desk.week.apply(diffOfChanges([[recordKey(from), { from, to: moved }]]))
}

function placeOf({ day, row }: Cell): ItemTask['place'] {
  return { day: day + 1, start: row + 1, end: row + 1 }
}

function toItem(block: Block): ItemTask {
  return {
    kind: 'item',
    id: block.id,
    classId: block.course + 1,
    // Without an order to keep, so that a block may go anywhere.
    order: block.id,
    title: block.title,
    duration: 1,
    status: 'existing',
    place: placeOf(block),
    hostId: null,
    locked: false,
  }
}

function toClass(course: number): TaskClass {
  return {
    kind: 'class',
    id: course + 1,
    title: `Course ${course}`,
    course: `Course ${course}`,
    subjectType: 'mixed',
    difficulty: 3,
    intensity: 3,
    strategy: 'steady',
    fromDay: 1,
    toDay: 112,
    slotBudget: null,
    mayEmbed: false,
    excludedPeriods: [],
    excludedWeekdays: [],
    priority: 3,
  }
}
