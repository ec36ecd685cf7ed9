// What is drawn anew while a block is carried, moved, and while the assistant writes: counted, never timed.
import { expect } from '@playwright/test'
import { takeRenders, watchRenders } from './count-renders.ts'
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import { test } from './desk.ts'
import { beforeHandWeeks, blockOf, dragTo, pointOf } from './drag-steps.ts'
import { importSchedule } from './import-schedule.ts'

test.use({ now: beforeHandWeeks })

const steps = 40

/** Seven blocks a day, each in a class of its own, so that any of them may go anywhere. */
const fullWeek = schedule(
  [
    event(100, at(7, 12), { title: 'Lecture', course: 'Course 1', locked: true }),
    ...Array.from({ length: 49 }, (_, index) => {
      const id = index + 1
      const place = at((index % 7) + 1, Math.floor(index / 7) + 1)
      return [
        taskClass(id, { title: `Work ${id}`, course: `Course ${id % 12}` }),
        item(id, { classId: id, order: 1, place }),
      ]
    }).flat(),
  ],
  week(),
)

test('[U1] a drag draws no block anew, and a drop only the moved one', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, fullWeek)
  await watchRenders(page)
  await expect(blockOf(desk, 49)).toBeVisible()
  await dragTo(desk, blockOf(desk, 1), 3, 9)
  await takeRenders(page)
  const { x, y } = await pointOf(desk, 5, 10)
  await page.mouse.move(x, y, { steps })
  const carried = await takeRenders(page)
  expect(carried.blocks).toEqual([])
  // Only when it comes over another cell, and then what says so.
  expect(carried.commits).toBeLessThan(steps / 2)
  expect(carried.components).toBeLessThanOrEqual(12 * carried.commits)
  await page.mouse.up()
  await expect(page.locator('[data-floating]')).toHaveCount(0)
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Friday/)
  const dropped = await takeRenders(page)
  expect(new Set(dropped.blocks)).toEqual(new Set([1]))
  expect(dropped.blocks.length).toBeLessThanOrEqual(2)
})

test('[U4] while the assistant writes no block is drawn anew', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, fullWeek)
  await watchRenders(page)
  await expect(blockOf(desk, 49)).toBeVisible()
  await takeRenders(page)
  await desk.say('what is free on Friday?')
  await expect(page.getByText(/free/).last()).toBeVisible()
  await expect(page.getByTestId('turn-foot')).toBeAttached()
  const said = await takeRenders(page)
  expect(said.commits).toBeGreaterThan(2)
  expect(said.blocks).toEqual([])
})
