// Words that grow by forty in a hundred, and a page at twice its size: nothing is cut, everything can be reached.
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut, growText } from './growth.ts'
import { pressKey } from './press-key.ts'

/** By the names that the palette has for them. */
const screens = [
  'Show the term',
  'Show today',
  'Show the week',
  'Open a course',
  'Add study work',
  'Study habits',
  'Assistant',
  'About you',
  'History',
  'Health of the plan',
  'Recite from memory',
  'Export',
]

async function open({ page }: Desk, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(name)
  await pressKey(page.getByRole('dialog').getByRole('combobox'), 'Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

async function cutOnAllScreens(desk: Desk): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const note = async (screen: string) => {
    const cut = await findCut(desk.page)
    if (cut.length > 0) found[screen] = cut
  }
  await note('week')
  for (const screen of screens) {
    await open(desk, screen)
    await note(screen)
    if (screen === 'Open a course') {
      await desk.page.locator('dialog[open] [data-act="edit"]').first().click()
      await note('limits of work')
      await desk.page.keyboard.press('Escape')
    }
    await desk.page.keyboard.press('Escape')
  }
  return found
}

test('[U3] at 1024 × 640 every text may grow by forty in a hundred, and none is cut', async ({
  desk,
}) => {
  await takeSample(desk)
  await desk.page.setViewportSize({ width: 1024, height: 640 })
  await growText(desk.page)
  await desk.page.reload()
  await expect(desk.page.locator('button[data-task-id]').first()).toBeVisible()
  expect(await cutOnAllScreens(desk)).toEqual({})
})

test('[U3] at 1024 × 640 and 200 %, which is 512 × 320, everything can be reached', async ({
  desk,
}) => {
  await takeSample(desk)
  await desk.page.setViewportSize({ width: 512, height: 320 })
  expect(await cutOnAllScreens(desk)).toEqual({})
})
