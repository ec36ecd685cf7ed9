// The same by keys and by plain buttons, announced at each step; and what if, which writes nothing.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import { beforeHandWeeks, blockOf, dragTo, handWeeks, pointOf, tipOf } from './drag-steps.ts'
import { importSchedule, openDetails } from './import-schedule.ts'
import { pressKey } from './press-key.ts'

test.use({ now: beforeHandWeeks })

/** What axe finds wrong, in both themes. */
async function findBarriers({ page }: Desk): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${theme} ${id}: ${html.slice(0, 160)}`))
  }
  return found
}

test('[U3] by keys alone: carried, told at each step, dropped, cancelled, swapped, pinned, taken off, undone', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const said = page.locator('[data-carry-said]')
  await blockOf(desk, 1).focus()
  await page.keyboard.press('m')
  await expect(
    page.getByRole('application', { name: /^“Problem set 1” is in your hand/ }),
  ).toBeFocused()
  await expect(said).toHaveText(/^Where it is now: Mon 2 Nov/)
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/^Fits: Tue 3 Nov/)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+Home')
  await expect(said).toHaveText(/“Lecture”/)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-carry-bar]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(blockOf(desk, 1)).toBeFocused()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Monday 2 November, 11:00/)
  await expect(blockOf(desk, 1)).toBeFocused()

  await page.keyboard.press('s')
  await expect(said).toHaveText(/^Swaps with “Reading 1”/)
  await page.keyboard.press('Enter')
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Tuesday 3 November/)
  await expect(blockOf(desk, 1)).toBeFocused()

  await page.keyboard.press('p')
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/locked/)
  await page.keyboard.press('m')
  await expect(page.getByText(/“Problem set 1” is pinned and stays where it is/)).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByText(/“Problem set 1” is locked/)).toBeVisible()
  await page.keyboard.press('p')
  await expect(blockOf(desk, 1)).not.toHaveAccessibleName(/locked/)
  await page.keyboard.press('Delete')
  await expect(blockOf(desk, 1)).toHaveCount(0)
  await expect(page.locator('button[data-task-id]:focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(blockOf(desk, 1)).toBeVisible()
})

test('[U3] the keys carry a block over the edge of the week, and what waits into it', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await page.getByText('Problem sets').first().click()
  await pressKey(page.locator('[data-pending-id="4"]'), 'Enter')
  await expect(page.locator('[data-carry-said]')).toHaveText(/^Fits: Mon 2 Nov/)
  await page.keyboard.press('PageDown')
  await expect(page.getByTestId('week-heading')).toContainText('Week 2')
  await expect(page.locator('[data-carry-said]')).toHaveText(/^Fits: Mon 9 Nov/)
  await page.keyboard.press('Enter')
  await expect(blockOf(desk, 4)).toHaveAccessibleName(/Monday 9 November/)
  await expect(blockOf(desk, 4)).toBeFocused()
  // A page is as long as what is drawn.
  await page.setViewportSize({ width: 760, height: 900 })
  await expect(page.locator('[data-window-day]')).toHaveCount(3)
  await pressKey(blockOf(desk, 4), 'Space')
  await page.keyboard.press('PageUp')
  await expect(page.locator('[data-carry-said]')).toHaveText(/Fri 6 Nov/)
  await expect(page.locator('[data-window-day="5"]')).toBeVisible()
})

test('[U3] what waits is taken from beside the term into the week, and leaving the week puts it back', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await page.getByText('Problem sets').first().click()
  await page.getByRole('button', { name: 'Term', exact: true }).click()
  await expect(page.locator('[data-week-scroller]')).toHaveCount(0)
  await page.locator('[data-pending-id="4"]').click()
  await expect(page.locator('[data-carry-said]')).toHaveText(/^Fits: Mon 2 Nov/)
  await page.getByRole('button', { name: 'Term', exact: true }).click()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.locator('[data-carry-bar], [data-glow]')).toHaveCount(0)
})

test('[U1] what if: Alt shows the ghosts and the numbers, nothing is written until it is kept', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await dragTo(desk, blockOf(desk, 1), 2, 6)
  await page.keyboard.down('Alt')
  await page.mouse.move((await pointOf(desk, 2, 6)).x, (await pointOf(desk, 2, 6)).y - 11)
  await expect(tipOf(desk)).toContainText('What if')
  await page.mouse.up()
  await page.keyboard.up('Alt')
  const bar = page.getByRole('region', { name: 'What if' })
  await expect(bar).toContainText('Problem set 1 Mon 10:00–11:45 → Tue 13:00–14:45')
  await expect(bar).toContainText('Mon 2 Nov: 1 h 30 min → 0 min')
  await expect(bar).toContainText(/the same|(a little|clearly|much) (better|worse)/)
  await expect(desk.ghosts).toHaveCount(1)
  await bar.getByRole('button', { name: 'Put back' }).click()
  await expect(desk.ghosts).toHaveCount(0)
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Monday 2 November/)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'title',
    /Import/,
  )
  await blockOf(desk, 1).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Alt+Enter')
  await expect(bar.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Tuesday 3 November/)
  await expect(bar).toHaveCount(0)
})

test('[U3] plain buttons do it without drag and keys: move, press a cell; an appointment moves too', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const details = await openDetails(desk, 11, 'Choir')
  await details.getByRole('button', { name: 'Move…' }).click()
  const { x, y } = await pointOf(desk, 5, 2)
  await page.mouse.click(x, y)
  await expect(blockOf(desk, 11)).toHaveAccessibleName(/Friday 6 November, 09:00/)
  const reading = await openDetails(desk, 2, 'Reading 1')
  await reading.getByRole('button', { name: 'Swap…' }).click()
  const bar = page.getByRole('region', { name: 'Move a block' })
  await expect(bar).toContainText('Swaps with “')
  await bar.getByRole('button', { name: 'Cancel' }).click()
  const once = await openDetails(desk, 2, 'Reading 1')
  await once.getByRole('button', { name: 'Back to the list' }).click()
  await expect(blockOf(desk, 2)).toHaveCount(0)
})

test('[U3] nothing stands in anyone’s way: in hand, refused, tried, and in the details', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await page.getByText('Problem sets').first().click()
  await blockOf(desk, 1).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  expect(await findBarriers(desk)).toEqual([])
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.locator('[data-landing="refused"]')).toBeVisible()
  expect(await findBarriers(desk)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('region', { name: 'What if' })).toBeVisible()
  expect(await findBarriers(desk)).toEqual([])
  await page.keyboard.press('Escape')
  await openDetails(desk, 1, 'Problem set 1')
  expect(await findBarriers(desk)).toEqual([])
})
