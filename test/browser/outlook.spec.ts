// The outlook of a course in the window: tried out, drawn, told as numbers, led back to the week, and saved as a guide.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'
import { findCut } from './growth.ts'
import { pressKey } from './press-key.ts'

test('[K6] [C1] the plan is simulated by keyboard, each number is text, its block is shown, and the guide is saved', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await desk.say('Plan the whole term')
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await expect(page.getByText('All placed').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Course pack')
  await pressKey(page.getByRole('dialog').getByRole('combobox'), 'Enter')
  const pack = page.getByRole('dialog', { name: 'Course pack' })
  await pack.getByRole('combobox', { name: 'Course' }).selectOption('Calculus')

  await pressKey(pack.getByRole('button', { name: /Outlook/ }), 'Enter')
  await pack.getByText('Assumptions and size').click()
  const runs = pack.getByRole('textbox', { name: 'Runs' })
  await runs.fill('7')
  await pressKey(runs, 'Enter')
  await expect(pack.getByText('Nothing was run.')).toBeVisible()
  await runs.fill('300')
  await pressKey(runs, 'Enter')
  const table = pack.getByRole('table', { name: 'The same as numbers' })
  await expect(table.getByRole('rowheader')).toHaveText(['Calculus: midterm preparation'])
  await expect(table).toContainText(/\d+\s%/)
  await expect(table.getByRole('cell').nth(1)).toHaveText(/^\w+ \d+ \w+exam \w+ \d+ \w+$/)
  const first = await table.textContent()
  await expect(pack.getByRole('img', { name: 'Chance to have finished, day by day' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  await pressKey(pack.getByRole('button', { name: 'Run it again' }), 'Enter')
  await expect(pack.getByRole('button', { name: 'Run it again' })).toBeEnabled()
  expect(await table.textContent()).toBe(first)
  await runs.fill('10000')
  await pressKey(runs, 'Enter')
  await pack.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(pack.getByText('Stopped. Nothing was changed.')).toBeVisible()
  expect(await table.textContent()).toBe(first)

  // Whoever leaves the page stops its runs, and finds the last numbers again.
  await pressKey(runs, 'Enter')
  await expect(pack.getByTestId('side-job')).toContainText('Running the rest of the term')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('side-job')).toHaveCount(0, { timeout: 3_000 })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Course pack')
  await pressKey(page.getByRole('dialog').getByRole('combobox'), 'Enter')
  await pack.getByRole('combobox', { name: 'Course' }).selectOption('Calculus')
  await pressKey(pack.getByRole('button', { name: /Outlook/ }), 'Enter')
  expect(await table.textContent()).toBe(first)

  await pressKey(pack.getByRole('button', { name: /^8 ?Check/ }), 'Enter')
  await pack.getByText(/numbers are fine/).click()
  await expect(pack.getByText('Spacing', { exact: true })).toBeVisible()
  expect(await findCut(page)).toEqual([])

  await pressKey(pack.getByRole('button', { name: /^6 ?Study guide/ }), 'Enter')
  await expect(pack.getByRole('img', { name: 'The first page of the study guide' })).toBeVisible()
  await pack.getByRole('combobox', { name: 'As' }).selectOption('markdown')
  const text = await desk.download(() => pack.getByRole('button', { name: 'Save' }).click())
  expect(text).toContain('# Study guide: Calculus')
  expect(text).toContain('Taylor series: problem set')

  await pressKey(pack.getByRole('button', { name: /Outlook/ }), 'Enter')
  await pressKey(pack.getByRole('button', { name: /^Show: / }).first(), 'Enter')
  await expect(pack).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeFocused()
})
