// What a press in the week means: the start of a drag, or with a block in hand already the place to put it.
import { lengthOf } from '../../../shared/schedule/legality/check-place.ts'
import { checkFreedom } from '../../../shared/schedule/legality/freedom.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { Task } from '../../../shared/schedule/task.ts'
import type { Desk } from '../../store/desk.ts'
import { axisOf } from '../../../shared/timetable/day-axis.ts'
import { aimAt, letGo } from './carry.ts'
import { followPointer } from './follow-pointer.ts'
import { aim, type Target } from '../../store/judge.ts'
import { drawCells } from '../make/cells.ts'
import { edgeAt, readPoint } from './read-point.ts'
import { swallowClick } from './swallow-click.ts'

export function pressInWeek(desk: Desk, event: PointerEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  if (desk.carry.view.get().carry?.by === 'keys') return pressTarget(desk, event)
  const block = target.closest<HTMLElement>('button[data-task-id]')
  if (block === null) return drawCells(desk, event)
  const taskId = Number(block.dataset['taskId'])
  const by = event.pointerType === 'mouse' ? 'mouse' : 'finger'
  const edge = edgeAt(block.getBoundingClientRect(), event.clientY, by)
  followPointer(desk, event, taskId, block, hasEdges(desk, taskId) ? edge : null)
}

/** Only what is made longer and shorter by hand: elsewhere an edge is a part of the block. */
function hasEdges(desk: Desk, taskId: number): boolean {
  const { state, clock } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  return task?.kind === 'item' && checkFreedom(task, clock.moment) === null
}

/** Puts it there where it may lie; else the words say why not, and it stays in hand. */
function pressTarget(desk: Desk, event: PointerEvent): void {
  const { carry } = desk.carry.view.get()
  const { state, clock } = desk.week.view.get()
  const task = state === null || carry === null ? undefined : findTask(state, carry.taskId)
  if (state === null || carry === null || task === undefined || event.button !== 0) return
  const periods = lengthOf(task)
  const axis = axisOf(state)
  const under = readPoint({ x: event.clientX, y: event.clientY }, axis, { below: 0, periods })
  if (under.kind !== 'cell') return
  swallowClick()
  event.preventDefault()
  // A press means the period under it.
  const last = state.window.periods.length - periods + 1
  const at = { ...under, start: Math.min(under.period, last) }
  aimAt(desk, targetAt())
  if (desk.carry.view.get().carry?.verdict?.kind === 'legal') void letGo(desk, event.altKey)

  function targetAt(): Target | null {
    if (state === null || carry === null || task === undefined) return null
    if (carry.purpose === 'swap') return partnerAt(desk, at)
    return carry.purpose === 'resize' ? spanTo(task, at) : aim(state, task, at, clock.moment, carry)
  }
}

/** The block from its other edge to the period that was pressed. */
function spanTo({ place }: Task, { day, period }: { day: number; period: number }): Target | null {
  if (place === null || day !== place.day) return null
  return period < place.start
    ? { kind: 'span', start: period, end: place.end }
    : { kind: 'span', start: place.start, end: period }
}

function partnerAt(desk: Desk, at: { day: number; period: number }): Target | null {
  const { state } = desk.week.view.get()
  const under = state?.tasks.findLast(
    ({ id, place }) =>
      place?.day === at.day &&
      place.start <= at.period &&
      at.period <= place.end &&
      desk.carry.partners.get(id) === true,
  )
  return under === undefined ? null : { kind: 'block', taskId: under.id }
}
