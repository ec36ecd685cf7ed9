// A student moves blocks by hand with mouse and finger: drag, swap, take off, refused, pinned.
import { expect, type Locator } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import { beforeHandWeeks, blockOf, dragTo, handWeeks, pointOf, tipOf } from './drag-steps.ts'
import { expectNothingInHand, importSchedule, openDetails } from './import-schedule.ts'
import { openSecondTab } from './second-tab.ts'

test.use({ now: beforeHandWeeks })

test('[U1] [D3] a block is dragged to a lit cell: it lies there, and is undone', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await dragTo(desk, blockOf(desk, 1), 2, 6)
  await expect.poll(() => page.locator('[data-glow]').count()).toBeGreaterThan(5)
  await expect(page.locator('[data-landing="legal"]')).toBeVisible()
  await expect(tipOf(desk)).toContainText(/^Fits: Tue 3 Nov 13:00–14:45/)
  await expect(tipOf(desk)).toContainText(/the same|(a little|clearly|much) (better|worse)/)
  await expect(page.locator('[data-carry-bar]')).toContainText('Mon 10:00–11:45 → Tue 13:00–14:45')
  await page.mouse.up()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Tuesday 3 November, 13:00/)
  await expect(page.getByText('Moved “Problem set 1” to Tue 3 Nov 13:00–14:45.')).toBeVisible()
  await expect(page.locator('[data-glow], [data-landing], [data-floating]')).toHaveCount(0)
  // The click that ends a drag opens nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Monday 2 November, 10:00/)
})

test('[S7] an illegal cell says why in the words of the tools, and Escape leaves everything', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await dragTo(desk, blockOf(desk, 1), 1, 1)
  await expect(page.locator('[data-landing="refused"]')).toBeVisible()
  await expect(tipOf(desk)).toContainText('“Lecture”')
  await expect(tipOf(desk)).toContainText('Nearest that fits')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-floating], [data-glow]')).toHaveCount(0)
  await page.mouse.up()
  await dragTo(desk, blockOf(desk, 1), 1, 1)
  await page.mouse.up()
  await expect(page.getByText(/overlaps|“Lecture”.*(lies|\d\d:\d\d)/).first()).toBeVisible()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Monday 2 November, 10:00/)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'title',
    /Import/,
  )
})

test('[U1] dropped on a block of its length it trades places; on another length it says why not', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await dragTo(desk, blockOf(desk, 1), 4, 3)
  await expect(page.locator('[data-landing="refused"]')).toBeVisible()
  const { x, y } = await pointOf(desk, 2, 3)
  await page.mouse.move(x, y - 12, { steps: 4 })
  await expect(page.locator('[data-landing="swap"]')).toBeVisible()
  await expect(tipOf(desk)).toContainText('Swaps with “Reading 1”')
  await page.mouse.up()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Tuesday 3 November/)
  await expect(blockOf(desk, 2)).toHaveAccessibleName(/Monday 2 November/)
})

test('[U1] from the list of what waits into the week, and back onto the list', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await page.getByText('Problem sets').first().click()
  const waiting = page.locator('[data-pending-id="4"]')
  await dragTo(desk, waiting, 3, 3)
  await expect(tipOf(desk)).toContainText('Fits: Wed 4 Nov')
  await page.mouse.up()
  await expect(blockOf(desk, 4)).toHaveAccessibleName(/Wednesday 4 November/)
  await expect(waiting).toHaveCount(0)
  const list = await page.locator('[data-pending-list]').boundingBox()
  await dragTo(desk, blockOf(desk, 4), 3, 9)
  await page.mouse.move((list?.x ?? 0) + 60, (list?.y ?? 0) + 40, { steps: 4 })
  await expect(page.locator('[data-pending-list][data-drop]')).toBeVisible()
  await page.mouse.up()
  await expect(blockOf(desk, 4)).toHaveCount(0)
  await expect(page.getByText(/^Took “Problem set 2” off the week/)).toBeVisible()
})

test('[S6] a pinned block shows its lock, refuses to be dragged with a word why, and is freed in its details', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const details = await openDetails(desk, 3, 'Essay 1')
  await details.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(details).toBeHidden()
  await expect(page.locator('[data-pinned]')).toHaveCount(1)
  await expect(page.locator('[data-pinned]')).toBeVisible()
  await dragPress(desk, blockOf(desk, 3))
  await expect(page.getByText(/“Essay 1” is pinned and stays where it is\./)).toBeVisible()
  await dragPress(desk, blockOf(desk, 10))
  await expect(page.getByText(/“Lecture” is on your timetable/)).toBeVisible()
  const again = await openDetails(desk, 3, 'Essay 1')
  await expect(again.getByText('Pinned: no plan and no drag moves it')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Move…' })).toHaveCount(0)
  await again.getByRole('button', { name: 'Unpin' }).click()
  await expect(page.locator('[data-pinned]')).toHaveCount(0)
})

test('[U1] near the foot of the week a drag scrolls it', async ({ desk }) => {
  const { page } = desk
  await page.setViewportSize({ width: 1360, height: 480 })
  await importSchedule(desk, handWeeks)
  const scroller = page.locator('[data-week-scroller]')
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await dragTo(desk, blockOf(desk, 1), 2, 4)
  const box = await scroller.boundingBox()
  const { x } = await pointOf(desk, 2, 4)
  await page.mouse.move(x, (box?.y ?? 0) + (box?.height ?? 0) - 6, { steps: 3 })
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(150)
  await expect(tipOf(desk)).toContainText('Tue 3 Nov')
  await page.mouse.up()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Tuesday 3 November/)
})

test('[U1] a finger that rests takes a block up; one that moves on scrolls', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const box = await blockOf(desk, 1).boundingBox()
  if (box === null) throw new Error('it is shown')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    })
  const start = { x: box.x + 30, y: box.y + 12 }
  await touch('touchStart', start.x, start.y)
  await expect(page.locator('[data-floating]')).toBeVisible()
  const { x, y } = await pointOf(desk, 3, 3)
  await touch('touchMove', (start.x + x) / 2, y)
  await touch('touchMove', x, y - 12)
  await expect(tipOf(desk)).toContainText('Fits: Wed 4 Nov')
  await touch('touchEnd', x, y)
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Wednesday 4 November, 10:00/)

  // At its lower edge the finger takes that, and the block grows.
  await expectNothingInHand(desk)
  const moved = await blockOf(desk, 1).boundingBox()
  if (moved === null) throw new Error('it is shown')
  const edge = { x: moved.x + 30, y: moved.y + moved.height - 8 }
  const longer = await pointOf(desk, 3, 5)
  await touch('touchStart', edge.x, edge.y)
  await expect(page.locator('[data-landing]')).toBeVisible()
  await touch('touchMove', edge.x, (edge.y + longer.y) / 2)
  await touch('touchMove', edge.x, longer.y)
  await expect(tipOf(desk)).toContainText('Fits, 3 periods')
  await touch('touchEnd', edge.x, longer.y)
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Wednesday 4 November, 10:00 to 12:45/)
})

/** A press that moves far enough to be a drag. */
async function dragPress({ page }: Desk, block: Locator): Promise<void> {
  const box = await block.boundingBox()
  if (box === null) throw new Error('it is shown')
  await page.mouse.move(box.x + 30, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 })
  await page.mouse.up()
}

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[U3] moved, refused and tried in Chinese', async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, handWeeks)
    await dragTo(desk, blockOf(desk, 1), 1, 1)
    await expect(tipOf(desk)).toContainText('最近的可用时间')
    const { x, y } = await pointOf(desk, 2, 6)
    await page.mouse.move(x, y - 12, { steps: 3 })
    await expect(tipOf(desk)).toContainText('可以排在')
    await page.mouse.up()
    await expect(page.getByText(/^把“Problem set 1”挪到/)).toBeVisible()
    const details = await openDetails(desk, 1, 'Problem set 1')
    await details.getByRole('button', { name: '固定', exact: true }).click()
    await expect(blockOf(desk, 1)).toHaveAccessibleName(/已锁定/)
  })
})

test('[U1] the line that tells of a change takes it back, does it again, and offers neither once another came', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const block = page.locator('button[data-task-id="1"]')
  const take = async (id: number) => {
    await page.locator(`button[data-task-id="${id}"]`).focus()
    await page.keyboard.press('Delete')
    await expect(page.locator(`button[data-task-id="${id}"]`)).toHaveCount(0)
  }
  await take(1)
  await page.getByRole('button', { name: 'Undo this' }).click()
  await expect(block).toBeVisible()
  await page.getByRole('button', { name: 'Redo this' }).click()
  await expect(block).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo this' })
  await expect(undo).toBeVisible()
  // What another tab changes has no line here, and is not what this one would take back.
  const other = await openSecondTab(page)
  await other.locator('button[data-task-id="2"]').focus()
  await other.keyboard.press('Delete')
  await expect(undo).toHaveCount(0)
})
