// The keys of a block: on one that has the focus, and while one is in hand.
import { windowWords } from '../../../shared/i18n/window-words.ts'
import { applyHandEdit } from '../../../shared/schedule/hand-edit.ts'
import type { Place } from '../../../shared/schedule/place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import { tell } from '../../store/actions.ts'
import type { Desk } from '../../store/desk.ts'
import { chooseByKeys } from '../../store/empty-time.ts'
import { unplaceEdit, type Edge, type Target } from '../../store/judge.ts'
import { shownDays, toDay, turnWeek } from '../../store/week-store.ts'
import { isWalkKey } from '../week-walk.ts'
import { aimAt, isAlone, letGo, pickUp, putBack, steerTo } from './carry.ts'
import { editByHand, focusOrigin } from './hand-edit.ts'
import { clearSelection, selectedWith, toggleSelected } from './select.ts'
import { startTrial } from './trial.ts'
import { firstPartner, firstTarget, nextCell, nextTarget } from './walk-places.ts'

/** Takes a block in hand for the keys, or with `swap` goes to the first block that it may trade places with. */
export function carryByKeys(
  desk: Desk,
  taskId: number,
  purpose: 'put' | 'swap',
  isCopy = false,
): void {
  const { state, clock } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  if (state === null || task === undefined) return
  const days = shownDays(desk.week)
  const target =
    purpose === 'swap'
      ? firstPartner(state, task, clock.moment, days)
      : firstTarget(state, task, clock.moment, days)
  if (!pickUp(desk, taskId, { by: 'keys', purpose, target, isCopy })) return
  if (target === null) {
    putBack(desk)
    tell(desk, 'problem', windowWords[desk.settings.get().language].drag.noPartner(task.title))
  } else showTarget(desk)
}

/** Pins it where it lies, or frees it. */
export function togglePin(desk: Desk, taskId: number): void {
  const { state } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  if (task !== undefined)
    void editByHand(desk, { kind: task.locked ? 'unpin' : 'pin', task: taskId })
}

/** A key on a block that has the focus; true when it was one of these. */
export function actOnBlock(desk: Desk, taskId: number, key: string): boolean {
  switch (key.toLowerCase()) {
    case ' ':
    case 'm':
      carryByKeys(desk, taskId, 'put')
      return true
    case 's':
      carryByKeys(desk, taskId, 'swap')
      return true
    case 'c':
      carryByKeys(desk, taskId, 'put', true)
      return true
    case 'n':
      chooseByKeys(desk, taskId)
      return true
    case 'x':
      toggleSelected(desk, taskId)
      return true
    case 'escape':
      return clearSelection(desk)
    case 'p':
      togglePin(desk, taskId)
      return true
    case 'delete':
    case 'backspace':
      takeOff(desk, taskId)
      return true
    default:
      return false
  }
}

/** A key while a block is in hand; true when it was for the block. */
export function steerCarry(desk: Desk, event: KeyboardEvent): boolean {
  const { carry } = desk.carry.view.get()
  if (carry === null || event.ctrlKey || event.metaKey || event.isComposing) return false
  const { key } = event
  if (key === 'Escape') {
    putBack(desk)
    if (carry.by === 'keys') focusOrigin(carry.taskId)
    return true
  }
  if (carry.purpose === 'resize') return steerResize(desk, event)
  if (key === 'PageUp' || key === 'PageDown') {
    const turned = turnWeek(desk.week, key === 'PageUp' ? -1 : 1)
    if (carry.by === 'keys') steerPage(desk, turned)
    return true
  }
  if (carry.by === 'pointer') return false
  if (isWalkKey(key)) {
    steerStep(desk, key, event.shiftKey)
    return true
  }
  if (dropByKey(desk, event)) return true
  if (key.toLowerCase() === 'c' && carry.purpose === 'put' && carry.also.length === 0) {
    aimAt(desk, carry.target, { isCopy: !carry.isCopy })
    return true
  }
  if (key === 'Delete' || key === 'Backspace') {
    aimAt(desk, { kind: 'list' })
    return true
  }
  return false
}

/** Off the week, with the selected ones where it is one of them: those are one question first. */
export function takeOff(desk: Desk, taskId: number): void {
  const { state, clock } = desk.week.view.get()
  const also = selectedWith(desk, taskId)
  const edit = unplaceEdit(taskId, also)
  const tried =
    state === null || also.length === 0 ? null : applyHandEdit(state, edit, clock.moment)
  if (tried?.ok === true) startTrial(desk, edit, tried.value.diff)
  else void editByHand(desk, edit)
}

/** A button that has the focus is pressed itself. */
function dropByKey(desk: Desk, { key, target, altKey }: KeyboardEvent): boolean {
  const isOnButton = target instanceof Element && target.closest('[data-carry-act]') !== null
  if ((key !== 'Enter' && key !== ' ') || isOnButton) return false
  void letGo(desk, altKey)
  return true
}

/** The arrows move the lower edge, with Shift alone the upper one; the week is not turned. */
function steerResize(desk: Desk, event: KeyboardEvent): boolean {
  const { key, shiftKey, altKey } = event
  if (key === 'PageUp' || key === 'PageDown') return true
  if (desk.carry.view.get().carry?.by === 'pointer') return false
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    steerEdge(desk, shiftKey && !altKey ? 'start' : 'end', key === 'ArrowUp' ? -1 : 1)
    return true
  }
  return dropByKey(desk, event)
}

function steerStep(desk: Desk, key: Parameters<typeof nextCell>[3], isAny: boolean): void {
  const { carry } = desk.carry.view.get()
  const { state, clock } = desk.week.view.get()
  const task = state === null || carry === null ? undefined : findTask(state, carry.taskId)
  if (state === null || carry === null || task === undefined) return
  const here = carry.verdict?.place ?? task.place ?? { day: shownDays(desk.week)[0], start: 1 }
  const { purpose } = carry
  if (purpose === 'resize') return
  if ((isAny || !isAlone(carry)) && purpose === 'put')
    steerTo(desk, nextCell(state, task, here, key), 'cell')
  else {
    const next = nextTarget(state, task, { purpose, here, now: clock.moment }, key)
    steerTo(desk, next, purpose === 'swap' ? 'partner' : 'place')
  }
  showTarget(desk)
}

/** Along with the page: to the same place of it, legal or not. */
function steerPage(desk: Desk, turned: number): void {
  const { carry } = desk.carry.view.get()
  const { state } = desk.week.view.get()
  const place = carry?.verdict?.place ?? null
  if (carry === null || state === null || place === null || carry.purpose === 'swap') return
  const day = place.day + turned
  const isInTerm = day >= 1 && day <= state.window.days.length
  steerTo(desk, isInTerm ? { kind: 'cell', day, start: place.start } : null, 'week')
  if (isInTerm) showTarget(desk)
}

/** Turns to the day of what is aimed at. */
function showTarget(desk: Desk): void {
  const day = desk.carry.view.get().carry?.verdict?.place?.day
  if (day !== undefined) desk.week.view.set((view) => toDay(view, day))
}

// Making a block longer or shorter by keys and buttons: an edge goes a period on or back, legal or not.

/** Takes the edges of a block in hand; its lower one goes `step` periods on at once. */
export function resizeByKeys(desk: Desk, taskId: number, step: number): void {
  const { state } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  if (state === null || task === undefined) return
  const target = task.place && stepEdge(task.place, 'end', step, state.window.periods.length)
  pickUp(desk, taskId, { by: 'keys', purpose: 'resize', target })
}

/** One edge of the block in hand goes a period later, or with -1 earlier. */
export function steerEdge(desk: Desk, edge: Edge, step: 1 | -1): void {
  const { carry } = desk.carry.view.get()
  const { state } = desk.week.view.get()
  const place = carry?.verdict?.place ?? null
  if (state === null || place === null) return
  steerTo(desk, stepEdge(place, edge, step, state.window.periods.length), 'edge')
}

/** Within the day, and never shorter than one period. */
export function stepEdge({ start, end }: Place, edge: Edge, step: number, last: number): Target {
  return edge === 'end'
    ? { kind: 'span', start, end: Math.min(Math.max(start, end + step), last) }
    : { kind: 'span', start: Math.max(Math.min(end, start + step), 1), end }
}
