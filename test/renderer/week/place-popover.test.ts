// Where a popover goes.
import { assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { placePopover } from '../../../renderer/week/place-popover.ts'

const window = { width: 1000, height: 600 }
const popover = { width: 260, height: 180 }

test('[U1] it stands to the right where there is room, else to the left, else below', () => {
  const right = placePopover({ left: 100, right: 180, top: 50, bottom: 90 }, popover, window)
  expect(right).toEqual({ left: 186, top: 50 })
  const left = placePopover({ left: 800, right: 880, top: 50, bottom: 90 }, popover, window)
  expect(left).toEqual({ left: 534, top: 50 })
  const below = placePopover({ left: 20, right: 990, top: 50, bottom: 90 }, popover, window)
  expect(below).toEqual({ left: 20, top: 96 })
})

test('[U1] it is always whole on the screen', () => {
  assert(
    property(nat(1000), nat(600), nat(200), nat(200), (left, top, width, height) => {
      const anchor = { left, top, right: left + width, bottom: top + height }
      const place = placePopover(anchor, popover, window)
      expect(place.left).toBeGreaterThanOrEqual(6)
      expect(place.left + popover.width).toBeLessThanOrEqual(994)
      expect(place.top).toBeGreaterThanOrEqual(6)
      expect(place.top + popover.height).toBeLessThanOrEqual(594)
    }),
  )
})
