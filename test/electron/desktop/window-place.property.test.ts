// Where the window opens: always where a hand can grasp it, and where it was if that still is somewhere.
import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { firstSize, placeWindow, type Rectangle } from '../../../electron/desktop/window-state.ts'

const areas = array(
  record({
    x: integer({ min: -4000, max: 4000 }),
    y: integer({ min: -4000, max: 4000 }),
    width: integer({ min: 640, max: 4000 }),
    height: integer({ min: 480, max: 3000 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const saved = record({
  x: integer({ min: -9000, max: 9000 }),
  y: integer({ min: -9000, max: 9000 }),
  width: integer({ min: 300, max: 5000 }),
  height: integer({ min: 200, max: 5000 }),
})

/** Pixels of the window's upper edge that lie in the area. */
function grasp(place: Rectangle, area: Rectangle): number {
  const isBelowTop = place.y >= area.y && place.y + 32 <= area.y + area.height
  const left = Math.max(place.x, area.x)
  const right = Math.min(place.x + place.width, area.x + area.width)
  return isBelowTop ? right - left : 0
}

test('[U7] wherever the displays went, the title bar can be grasped, and the window fits one of them', () => {
  assert(
    property(saved, areas, (bounds, displays) => {
      const { x, y, width, height } = placeWindow(bounds, displays)
      expect(displays.some((area) => width <= area.width && height <= area.height)).toBe(true)
      // Without a place the system puts it in the middle of the main display.
      if (x === undefined || y === undefined) return
      const best = Math.max(...displays.map((area) => grasp({ x, y, width, height }, area)))
      expect(best).toBeGreaterThanOrEqual(Math.min(160, width))
    }),
  )
})

test('[U7] a window that can be seen opens just as it was left', () => {
  const main = { x: 0, y: 40, width: 1920, height: 1040 }
  const second = { x: 1920, y: 0, width: 1280, height: 1024 }
  const left = { x: 2000, y: 100, width: 1000, height: 700 }
  expect(placeWindow(left, [main, second])).toEqual(left)
  expect(placeWindow(left, [main])).toEqual({ width: 1000, height: 700 })
  expect(placeWindow(null, [main, second])).toEqual(firstSize)
  expect(placeWindow({ ...left, x: 1800, width: 3000 }, [main, second])).toMatchObject({
    width: 1280,
  })
  const small = { x: 0, y: 0, width: 1024, height: 640 }
  expect(placeWindow(null, [small])).toEqual({ width: 1024, height: 640 })
})
