// Where a popover goes: beside what it tells of, on the side with room, whole on the screen.

type Size = { width: number; height: number }
type Rectangle = { left: number; top: number; right: number; bottom: number }

/** Pixels between the popover and its anchor, and between it and the window's edge. */
export const popoverMargin = 6
const gap = popoverMargin

/** All in window pixels. */
export function placePopover(
  anchor: Rectangle,
  popover: Size,
  window: Size,
): { left: number; top: number } {
  const isRoomRight = anchor.right + gap + popover.width + gap <= window.width
  const isRoomLeft = anchor.left - gap - popover.width >= gap
  const left = isRoomRight
    ? anchor.right + gap
    : isRoomLeft
      ? anchor.left - gap - popover.width
      : clamp(anchor.left, gap, window.width - popover.width - gap)
  const wanted = isRoomRight || isRoomLeft ? anchor.top : anchor.bottom + gap
  return { left, top: clamp(wanted, gap, window.height - popover.height - gap) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
