// Where a popover goes.
import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { placePopover } from '../../../renderer/week/details/use-popover.ts'

const window = { width: 1000, height: 600 }
const popover = { width: 260, height: 180 }

const column = (left: number) => ({ left, right: left + 80, top: 0, bottom: 600 })

test('[U1] it stands to the right where there is room, else to the left, else below', () => {
  const right = placePopover({ left: 100, right: 180, top: 50, bottom: 90 }, popover, window)
  expect(right).toEqual({ left: 186, top: 50 })
  const left = placePopover({ left: 800, right: 880, top: 50, bottom: 90 }, popover, window)
  expect(left).toEqual({ left: 534, top: 50 })
  const below = placePopover({ left: 20, right: 990, top: 50, bottom: 90 }, popover, window)
  expect(below).toEqual({ left: 20, top: 96 })
})

test('[U1] a column beside the week takes it where it is wide enough, at the height of what it tells of', () => {
  const anchor = { left: 100, right: 180, top: 50, bottom: 90 }
  const dock = { left: 700, right: 1000, top: 40, bottom: 600 }
  expect(placePopover(anchor, popover, window, { dock })).toEqual({ left: 720, top: 50 })
  const narrow = { ...dock, left: 760 }
  expect(placePopover(anchor, popover, window, { dock: narrow })).toEqual({ left: 186, top: 50 })
})

test('[U1] of two sides it stands on the one that covers less of what is to stay in sight', () => {
  const anchor = { left: 400, right: 480, top: 50, bottom: 90 }
  const spared = [column(490), column(600), column(200)]
  expect(placePopover(anchor, popover, window, { spared })).toEqual({ left: 134, top: 50 })
  const below = { left: 490, right: 570, top: 300, bottom: 340 }
  expect(placePopover(anchor, popover, window, { spared: [below] }).left).toBe(486)
})

test('[U1] it is always whole on the screen', () => {
  assert(
    property(nat(1000), nat(600), nat(200), nat(200), (left, top, width, height) => {
      const anchor = { left, top, right: left + width, bottom: top + height }
      const dock = { left: 1000 - width * 2, right: 1000, top: 0, bottom: 600 }
      const place = placePopover(anchor, popover, window, { dock })
      expect(place.left).toBeGreaterThanOrEqual(6)
      expect(place.left + popover.width).toBeLessThanOrEqual(994)
      expect(place.top).toBeGreaterThanOrEqual(6)
      expect(place.top + popover.height).toBeLessThanOrEqual(594)
    }),
  )
})
