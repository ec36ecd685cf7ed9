// What the specs of moving by hand share: a schedule, and where things are on the screen.
import { expect, type Locator } from '@playwright/test'
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import type { Desk } from './desk.ts'
import { expectNothingInHand } from './import-schedule.ts'

/** Two weeks with study, a lesson, an appointment, and a session that waits. */
export const handWeeks = schedule(
  [
    taskClass(1, { title: 'Problem sets', course: 'Calculus', mayEmbed: false }),
    taskClass(2, { title: 'Readings', course: 'History', mayEmbed: false }),
    taskClass(3, { title: 'Essays', course: 'Law', mayEmbed: false }),
    event(10, at(1, 1, 2), { title: 'Lecture', course: 'Calculus', locked: true }),
    event(11, at(3, 6, 7), { title: 'Choir', eventKind: 'personal' }),
    item(1, { title: 'Problem set 1', place: at(1, 3, 4) }),
    item(2, { title: 'Reading 1', classId: 2, order: 1, place: at(2, 3, 4) }),
    item(3, { title: 'Essay 1', classId: 3, order: 1, place: at(4, 3, 3) }),
    item(4, { title: 'Problem set 2', order: 2, duration: 2 }),
  ],
  week({ weeks: 2 }),
)

/** Before anything of it has begun. */
export const beforeHandWeeks = '2026-11-02T07:30:00+08:00'

export function blockOf({ page }: Desk, id: number): Locator {
  return page.locator(`button[data-task-id="${id}"]`)
}

/** The middle of the first period of a cell, in pixels. */
export async function pointOf({ page }: Desk, day: number, period: number) {
  const column = await page.locator(`[data-window-day="${day}"]`).boundingBox()
  const rows = page.locator('[data-week-scroller] ol[aria-label] > li:not([aria-hidden="true"])')
  const row = await rows.nth(period - 1).boundingBox()
  if (column === null || row === null) throw new Error('the week is shown')
  return { x: column.x + column.width / 2, y: row.y + row.height / 2 }
}

/** Presses on the block's first period, and goes over to the cell without letting go. */
export async function dragTo(
  desk: Desk,
  from: Locator,
  day: number,
  period: number,
): Promise<void> {
  const { mouse } = desk.page
  await expectNothingInHand(desk)
  await from.scrollIntoViewIfNeeded()
  const box = await from.boundingBox()
  if (box === null) throw new Error('it is shown')
  await mouse.move(box.x + box.width / 2, box.y + Math.min(14, box.height / 2))
  await mouse.down()
  const { x, y } = await pointOf(desk, day, period)
  await mouse.move(x, y - 10, { steps: 5 })
  await mouse.move(x, y - 12)
  await expect(desk.page.locator('[data-floating]')).toBeVisible()
}

export function tipOf({ page }: Desk): Locator {
  return page.locator('[data-tip]')
}
