// Where a popover goes: beside what it tells of, on the side with room, whole on the screen.

type Size = { width: number; height: number }
export type Rectangle = { left: number; top: number; right: number; bottom: number }

export type Surroundings = {
  /** A column beside the week; a popover that fits into it covers nothing of the week. */
  dock?: Rectangle | null
  /** What had better stay in sight, beside the anchor itself. */
  spared?: readonly Rectangle[]
}

/** Pixels between the popover and its anchor, and between it and the window's edge. */
export const popoverMargin = 6
const gap = popoverMargin

/** All in window pixels. */
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
