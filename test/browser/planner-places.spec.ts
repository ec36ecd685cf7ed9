// Other places of a block, weighed by keyboard on the week itself while the block and all of them stay in sight.
import { expect, type Locator } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import { beforeCrowdedWeeks, crowdedWeeks, importSchedule, openDetails } from './import-schedule.ts'
import { pressKey } from './press-key.ts'
import { openSecondTab } from './second-tab.ts'

test.use({ now: beforeCrowdedWeeks })

function marksOf({ page }: Desk): Locator {
  return page.locator('button[data-cost]')
}

/** Leads from the details into the week, to the best of its marks. */
async function enterMarks({ page }: Desk, details: Locator): Promise<void> {
  await pressKey(
    details.getByRole('button', { name: /^(Go through them in the week|在课表上逐个看)$/ }),
    'Enter',
  )
  await expect(page.locator('button[data-cost]:focus')).toHaveCount(1)
}

test('[P2] [U3] the costs of other places are walked by keyboard, asked about, and left step by step', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, crowdedWeeks)
  const details = await openDetails(desk, 5, 'Problem set 3')
  await enterMarks(desk, details)
  const here = page.locator('button[data-cost]:focus')
  // Dots in three steps, and no figures.
  expect((await marksOf(desk).allInnerTexts()).join('').trim()).toBe('')
  await expect(here).toHaveAttribute('data-cost', 'better')
  await expect(here).toHaveAccessibleName(/ would be (a little|clearly|much) better: \S/)
  // One of them is reached by Tab, the others by the arrows.
  await expect(page.locator('button[data-cost][tabindex="0"]')).toHaveCount(1)
  const day = Number(await here.getAttribute('data-day'))
  await page.keyboard.press('ArrowLeft')
  await expect(here).toHaveAttribute('data-day', `${day - 1}`)
  await page.keyboard.press('Home')
  await expect(here).toHaveAttribute('data-start', '1')
  await page.keyboard.press('ArrowDown')
  await expect(here).toHaveAttribute('data-start', '2')
  const name = await here.getAttribute('aria-label')

  await page.keyboard.press('Enter')
  const there = details.getByRole('region', { name: /^There instead: / })
  await expect(there).toBeFocused()
  // The numbers are for who opens them, and add up.
  await expect(there.locator('dd').first()).toBeHidden()
  await there.getByText(/^In numbers/).click()
  const amounts = await there.locator('dd').allInnerTexts()
  const [total = 0, ...terms] = amounts.map((text) => Number(text.replace('−', '-'))).toReversed()
  expect(terms.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(name).toMatch(total < 0 ? /better/ : /worse|the same/)

  await page.keyboard.press('Escape')
  await expect(here).toHaveAttribute('aria-label', name ?? '')
  await expect(details.getByRole('region', { name: 'Why here' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page.getByTestId('week-heading')).toContainText('Week 2')
  await expect(here).toHaveAccessibleName(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (9|1\d) Nov/)
  await page.keyboard.press('PageUp')
  await expect(here).toHaveAccessibleName(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [2-8] Nov/)
  await page.keyboard.press('Escape')
  await expect(details).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(marksOf(desk)).toHaveCount(0)
  await expect(page.locator('button[data-task-id="5"]')).toBeFocused()
})

test('[P2] [U3] what is changed in another tab leaves the walk over the marks where it is', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, crowdedWeeks)
  const details = await openDetails(desk, 5, 'Problem set 3')
  await enterMarks(desk, details)
  const here = page.locator('button[data-cost]:focus')
  await page.keyboard.press('Home')
  await expect(here).toHaveAttribute('data-start', '1')
  const other = await openSecondTab(page)
  await other.locator('button[data-task-id="4"]').focus()
  await other.keyboard.press('Delete')
  await expect(marksOf(desk).and(page.locator('[data-day="3"][data-start="8"]'))).toBeVisible()
  await expect(here).toHaveAttribute('data-start', '1')
  await expect(details).toBeVisible()
})

test('[P2] a mark that is pressed leads to a card that puts the block there', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, crowdedWeeks)
  const details = await openDetails(desk, 5, 'Problem set 3')
  await marksOf(desk).and(page.locator('[data-day="5"][data-start="6"]')).click()
  await details.getByRole('button', { name: 'Move there', exact: true }).click()
  await expect(details).toBeHidden()
  await expect(
    page.getByRole('log').getByText('Move “Problem set 3” to November 6, period 6'),
  ).toBeVisible()
  await expect(desk.card).toBeVisible()
  await desk.accept()
  await expect(page.locator('button[data-task-id="5"]')).toHaveAccessibleName(
    /Friday 6 November, 13:00/,
  )
})

test('[U1] the details cover neither their block nor another place of the week', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, crowdedWeeks)
  for (const width of [1360, 1024, 800]) {
    await page.setViewportSize({ width, height: 700 })
    const details = await openDetails(desk, 5, 'Problem set 3')
    await expect(marksOf(desk).first()).toBeVisible()
    const box = await details.boundingBox()
    const block = await page.locator('button[data-task-id="5"]').boundingBox()
    if (box === null || block === null) throw new Error('both are shown')
    const [right, foot] = [block.x + block.width, block.y + block.height]
    expect(right <= box.x || foot <= box.y, `${width}`).toBe(true)
    const weekBox = await page.getByRole('region', { name: /^Week 1/ }).boundingBox()
    if (weekBox === null) throw new Error('the week is shown')
    const isBeside = weekBox.x + weekBox.width <= box.x || weekBox.y + weekBox.height <= box.y + 1
    expect(isBeside, `${width}`).toBe(true)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
  }
})

test('[U1] a press beside the details closes them, and a dialog takes their place', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, crowdedWeeks)
  const details = await openDetails(desk, 5, 'Problem set 3')
  await page.getByTestId('week-heading').click()
  await expect(details).toBeHidden()
  await openDetails(desk, 5, 'Problem set 3')
  await pressKey(page.getByRole('button', { name: 'Health', exact: true }), 'Enter')
  await expect(page.getByRole('dialog', { name: 'Health of your plan' })).toBeVisible()
  await expect(details).toBeHidden()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[P2] [U3] a mark says what its place costs, in Chinese', async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    const details = await openDetails(desk, 5, 'Problem set 3')
    await enterMarks(desk, details)
    await expect(page.locator('button[data-cost]:focus')).toHaveAccessibleName(
      / (稍好一点|明显更好|好很多)：/,
    )
    await page.keyboard.press('Enter')
    const there = details.getByRole('region', { name: /^如果排到/ })
    await expect(there).toBeFocused()
    await there.getByRole('button', { name: '挪到这里' }).click()
    await expect(desk.card).toBeVisible()
  })
})
