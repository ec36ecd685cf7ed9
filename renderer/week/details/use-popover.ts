// The life of the details' popover: where it stands, what closes it, and where the focus goes afterwards.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { RequestOutput } from '../../../shared/contract/contract.ts'
import { isMark, stepBack } from '../../reasons/walk-marks.ts'
import type { Desk } from '../../store/desk.ts'
import { closeDetails } from '../../store/show-a-view.ts'
import { listen } from '../../kit/listen.ts'

/** Below this width in pixels the details are a sheet at the foot of the window. */
const roomBeside = 860

/** Pixels: of a study block what is folded away opens downwards, and nothing moves for it. */
const roomForFolds = 600

type Answer = RequestOutput<'explain-task'> | null | undefined

/** What is known of a block as its details open. */
type Opened = { answer: Answer; isWeighed: boolean }

export function usePopover(
  desk: Desk,
  { answer, isWeighed }: Opened,
): RefObject<HTMLDialogElement | null> {
  const popover = useRef<HTMLDialogElement>(null)
  // It stays where it was opened.
  const [opened] = useState({ answer, isWeighed })
  useLayoutEffect(() => {
    const element = popover.current
    const details = desk.frame.get().details
    if (element === null || details === null) return undefined
    element.showPopover()
    if (opened.isWeighed && window.innerWidth < roomBeside) layAsSheet(element, details.taskId)
    else standBeside(element, details.anchor, opened)
    element.focus()
    return () => returnFocus(details.taskId)
  }, [desk, opened])
  // As soon as they are seen, and not after the next paint: an Escape before it would do nothing.
  useLayoutEffect(() => watchWayOut(desk, popover), [desk])
  return popover
}

function standBeside(element: HTMLElement, anchor: Rectangle, { answer, isWeighed }: Opened): void {
  const { width, height } = element.getBoundingClientRect()
  const { left, top } = placePopover(
    anchor,
    { width, height: answer === null ? height : Math.max(height, roomForFolds) },
    { width: window.innerWidth, height: window.innerHeight },
    isWeighed ? { dock: findDock(), spared: findBestPlaces(answer) } : {},
  )
  element.style.left = `${left}px`
  element.style.top = `${top}px`
  // What is longer than it was thought to be scrolls, rather than leaving the screen.
  element.style.maxHeight = `calc(100vh - ${top}px - ${popoverMargin}px)`
}

function layAsSheet(element: HTMLElement, taskId: number): void {
  element.dataset['sheet'] = ''
  // The week has become shorter for it.
  findBlock(`="${taskId}"]`)?.scrollIntoView({ block: 'center' })
}

/** The conversation, while it stands beside the week. */
function findDock(): Rectangle | null {
  const dock = document.querySelector('[data-dock]')
  return dock === null ? null : dock.getBoundingClientRect()
}

/** The columns of the best other places, as far as they are shown. */
function findBestPlaces(answer: Answer): Rectangle[] {
  if (answer?.explanation.kind !== 'placed') return []
  return answer.explanation.alternatives.flatMap(
    ({ place }) =>
      document.querySelector(`[data-window-day="${place.day}"]`)?.getBoundingClientRect() ?? [],
  )
}

/** Escape goes one step back; a press beside the details and their marks closes them. */
function watchWayOut(desk: Desk, popover: RefObject<HTMLElement | null>): () => void {
  const press = ({ target }: PointerEvent) => {
    const isInside = target instanceof Node && popover.current?.contains(target) === true
    if (!isInside && !isMark(target)) closeDetails(desk)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || popover.current === null) return
    event.preventDefault()
    stepBack(desk, popover.current)
  }
  return listen(document, { pointerdown: press, keydown: key })
}

// The focus that went with the details goes back to where it came from, or, where that is gone because it was
// missed, to the block that Tab reaches.
function returnFocus(taskId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const block = findBlock(`="${taskId}"]`) ?? findBlock('][tabindex="0"]')
    block?.focus({ preventScroll: true })
  })
}

function findBlock(marks: string): HTMLElement | null {
  return document.querySelector(`button[data-task-id${marks}`)
}

type Size = { width: number; height: number }
type Rectangle = { left: number; top: number; right: number; bottom: number }

type Surroundings = {
  /** A column beside the week; a popover that fits into it covers nothing of the week. */
  dock?: Rectangle | null
  /** What had better stay in sight, beside the anchor itself. */
  spared?: readonly Rectangle[]
}

/** Pixels between the popover and its anchor, and between it and the window's edge. */
const popoverMargin = 6
const gap = popoverMargin

/**
 * Where a popover goes: beside what it tells of, on the side with room, whole on the screen. All
 * in window pixels.
 */
export function placePopover(
  anchor: Rectangle,
  popover: Size,
  window: Size,
  { dock = null, spared = [] }: Surroundings = {},
): { left: number; top: number } {
  const place = (left: number, wantedTop: number) => ({
    left,
    top: clamp(wantedTop, gap, window.height - popover.height - gap),
  })
  if (dock !== null && dock.right - dock.left >= popover.width) {
    const middle = (dock.left + dock.right - popover.width) / 2
    return place(clamp(middle, gap, window.width - popover.width - gap), anchor.top)
  }
  const [best] = [anchor.right + gap, anchor.left - gap - popover.width]
    .filter((left) => left >= gap && left + popover.width + gap <= window.width)
    .map((left) => place(left, anchor.top))
    .map((at) => ({ at, covered: spared.filter((each) => isCovering(at, popover, each)).length }))
    .toSorted((a, b) => a.covered - b.covered)
  if (best !== undefined) return best.at
  return place(clamp(anchor.left, gap, window.width - popover.width - gap), anchor.bottom + gap)
}

function isCovering(at: { left: number; top: number }, popover: Size, spared: Rectangle): boolean {
  return (
    at.left < spared.right &&
    spared.left < at.left + popover.width &&
    at.top < spared.bottom &&
    spared.top < at.top + popover.height
  )
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
