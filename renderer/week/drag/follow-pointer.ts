// Dragging with mouse, pen or finger: from the press on a block to the release. While it lasts nothing of the week is drawn again.
import { lengthOf } from '../../../shared/schedule/legality/check-place.ts'
import { findTask } from '../../../shared/schedule/state.ts'
import type { Desk } from '../../store/desk.ts'
import { axisOf, type WeekAxis } from '../../../shared/timetable/day-axis.ts'
import { aimAt, letGo, pickUp, putBack } from './carry.ts'
import { aim, type Edge, type Target } from '../../store/judge.ts'
import {
  blockSize,
  findScroller,
  nearestEnd,
  nearestStart,
  readPoint,
  shareOfDay,
  type Grip,
  type Point,
} from './read-point.ts'
import { swallowClick } from './swallow-click.ts'
import { watchSides } from './turn-at-edge.ts'

/** Pixels that a mouse moves before a press is a drag. */
const slack = 4
/** Milliseconds that a finger rests before it takes the block up; sooner it scrolls. */
const restingTime = 320
/** Pixels that a resting finger may tremble. */
const tremble = 8
/** Pixels from an edge where the week begins to scroll, and how fast it does at most, in pixels a frame. */
const edge = 44
const fastest = 14

type Press = {
  desk: Desk
  taskId: number
  element: HTMLElement
  start: Point
  at: Point
  isAlt: boolean
  isCopy: boolean
  /** The edge that is held; null for the whole block. */
  edge: Edge | null
}

/** For the press of a pointer on something that stands for a task. */
export function followPointer(
  desk: Desk,
  event: PointerEvent,
  taskId: number,
  element: HTMLElement,
  edge: Edge | null = null,
): void {
  if (event.button !== 0 || !event.isPrimary || desk.carry.view.get().carry !== null) return
  const start = { x: event.clientX, y: event.clientY }
  const press: Press = { desk, taskId, element, start, at: start, ...modifiersOf(event), edge }
  const isMouse = event.pointerType === 'mouse'
  const ears = new AbortController()
  const listen = { signal: ears.signal }
  const take = () => {
    ears.abort()
    swallowClick()
    drag(press, event.pointerId)
  }
  const timer = isMouse ? 0 : window.setTimeout(take, restingTime)
  const leave = () => {
    window.clearTimeout(timer)
    ears.abort()
  }
  const move = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return
    Object.assign(press, { at: { x: next.clientX, y: next.clientY }, ...modifiersOf(next) })
    const away = Math.hypot(press.at.x - start.x, press.at.y - start.y)
    if (isMouse && away > slack) take()
    else if (!isMouse && away > tremble) leave()
  }
  window.addEventListener('pointermove', move, listen)
  window.addEventListener('pointerup', leave, listen)
  window.addEventListener('pointercancel', leave, listen)
  // There from the start, or the browser has made up its mind to scroll before the finger has rested.
  if (!isMouse) holdStill(element, () => desk.carry.view.get().carry !== null)
}

function modifiersOf({
  altKey,
  ctrlKey,
  metaKey,
}: PointerEvent | KeyboardEvent): Pick<Press, 'isAlt' | 'isCopy'> {
  return { isAlt: altKey, isCopy: ctrlKey || metaKey }
}

/** A finger that holds a block does not scroll, and opens no menu. */
function holdStill(element: HTMLElement, isHeld: () => boolean): void {
  const ears = new AbortController()
  const stop = (event: Event) => {
    if (isHeld() && event.cancelable) event.preventDefault()
  }
  const options = { signal: ears.signal, passive: false }
  element.addEventListener('touchmove', stop, options)
  window.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  element.addEventListener('touchend', () => ears.abort(), options)
  element.addEventListener('touchcancel', () => ears.abort(), options)
}

type Held = { press: Press; axis: WeekAxis; grip: Grip; offset: Point }

function drag(press: Press, pointerId: number): void {
  const { desk, taskId, edge } = press
  const purpose = edge === null ? 'put' : 'resize'
  const isCopy = press.isCopy && edge === null
  if (!pickUp(desk, taskId, { by: 'pointer', purpose, target: null, edge, isCopy })) return
  const held = hold(press)
  if (held === null) return putBack(desk)
  const ears = new AbortController()
  const listen = { signal: ears.signal }
  const isMine = (event: PointerEvent) => event.pointerId === pointerId
  const note = (event: PointerEvent) => {
    Object.assign(press, { at: { x: event.clientX, y: event.clientY }, ...modifiersOf(event) })
  }
  window.addEventListener('pointermove', (event) => isMine(event) && note(event), listen)
  const turn = (event: KeyboardEvent) => Object.assign(press, modifiersOf(event))
  window.addEventListener('keydown', turn, listen)
  window.addEventListener('keyup', turn, listen)
  const up = (event: PointerEvent) => {
    if (!isMine(event)) return
    note(event)
    ears.abort()
    aimAtPoint(held)
    void letGo(desk, event.altKey)
  }
  window.addEventListener('pointerup', up, listen)
  const cancel = (event: PointerEvent) => {
    if (!isMine(event)) return
    ears.abort()
    putBack(desk)
  }
  window.addEventListener('pointercancel', cancel, listen)
  const sides = edge === null ? watchSides(desk) : null
  ears.signal.addEventListener('abort', () => sides?.end())
  const frame = (time: number) => {
    if (ears.signal.aborted) return
    // Escape, or a schedule without the block, has ended it.
    if (desk.carry.view.get().carry === null) return ears.abort()
    scrollAtEdge(press.at)
    sides?.follow(press.at, time)
    moveFloating(held)
    aimAtPoint(held)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

function hold(press: Press): Held | null {
  const { desk, taskId, element, start } = press
  const { state } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  if (state === null || task === undefined) return null
  const axis = axisOf(state)
  const periods = lengthOf(task)
  const size = blockSize(axis, task)
  const rect = element.getBoundingClientRect()
  // What comes from the list is held at its upper edge, in the middle.
  const offset =
    task.place === null
      ? { x: size.width / 2, y: 12 }
      : { x: start.x - rect.left, y: start.y - rect.top }
  return { press, axis, grip: { below: offset.y, periods }, offset }
}

/** Once a frame; the element is found anew because it may have just been drawn. */
function moveFloating({ press: { at }, offset }: Held): void {
  const floating = document.querySelector<HTMLElement>('[data-floating]')
  if (floating === null) return
  floating.style.transform = `translate3d(${at.x - offset.x}px, ${at.y - offset.y}px, 0)`
}

function aimAtPoint(held: Held): void {
  if (held.press.edge === null) aimWhole(held)
  else aimEdge(held.press, held.axis, held.press.edge)
}

/** The edge follows the pointer up and down; where it is aside does not matter. */
function aimEdge({ desk, taskId, at, isAlt }: Press, axis: WeekAxis, edge: Edge): void {
  const place = desk.week.tasks.get(taskId)?.place ?? null
  const share = place === null ? null : shareOfDay(place.day, at.y)
  if (place === null) return putBack(desk)
  if (share === null) return
  const span =
    edge === 'end'
      ? { start: place.start, end: Math.max(place.start, nearestEnd(axis, share)) }
      : { start: Math.min(place.end, nearestStart(axis, share, 1)), end: place.end }
  aimAt(desk, { kind: 'span', ...span }, { isTrial: isAlt })
}

function aimWhole({ press, axis, grip }: Held): void {
  const { desk, taskId, at, isAlt } = press
  const also = desk.carry.view.get().carry?.also ?? []
  // Several are moved; one is copied.
  const isCopy = press.isCopy && also.length === 0
  const under = readPoint(at, axis, grip)
  const { state, clock } = desk.week.view.get()
  const task = state === null ? undefined : findTask(state, taskId)
  if (state === null || task === undefined) return putBack(desk)
  const target: Target | null =
    under.kind === 'cell'
      ? aim(state, task, under, clock.moment, { isCopy, also })
      : under.kind === 'list' && task.place !== null && !isCopy
        ? { kind: 'list' }
        : null
  aimAt(desk, target, { isTrial: isAlt, isCopy })
}

function scrollAtEdge({ x, y }: Point): void {
  const scroller = findScroller()
  if (scroller === null) return
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  if (x < left || x > right) return
  const speed =
    y > bottom - edge ? (y - bottom + edge) / edge : y < top + edge ? (y - top - edge) / edge : 0
  if (speed !== 0) scroller.scrollTop += Math.round(fastest * Math.max(-1, Math.min(1, speed)))
}
