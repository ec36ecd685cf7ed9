// The timetable by words in the window (B8): the card, its ghosts on the week, the buttons of a question; in Chinese too.
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'

test('[B8] [U1] what is cancelled, moved or new is drawn on the week before it is written, and undone after', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  const badminton = page.locator('button[data-task-id][aria-label*="Badminton"]')
  await expect(badminton).toHaveCount(1)
  await desk.say("badminton's cancelled this friday")
  await expect(desk.card).toContainText('Cancel “Badminton” on Fri 27 Nov 19:00–20:35')
  await expect(page.locator('[data-ghost="from"]')).toHaveCount(1)
  await desk.accept()
  await expect(badminton).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(badminton).toHaveCount(1)

  await desk.say('dentist thursday 3pm, about an hour')
  await page.getByRole('button', { name: '19:00', exact: true }).click()
  await expect(desk.card).toContainText('Add “Dentist” on Thu 26 Nov 19:00–20:00')
  await expect(desk.ghosts).toHaveCount(1)
  await desk.accept()
  await expect(page.locator('button[data-task-id][aria-label*="Dentist"]')).toHaveCount(1)

  await desk.say('no uni on 27 nov, national holiday')
  await expect(desk.card).toContainText('No lessons on Fri 27 Nov')
  await desk.accept()
  await expect(page.locator('[data-window-day="19"][data-off]')).toHaveCount(1)
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })
  test('[B8] 明天的数据结构调到周五第一节 is drawn from Tuesday to Friday', async ({ desk }) => {
    await takeSample(desk)
    await desk.say('老师说明天的数据结构调到周五第一节')
    await expect(desk.card).toContainText(
      '把“数据结构”从11月24日 周二 08:00–09:35移到11月27日 周五',
    )
    await expect(desk.ghosts).toHaveCount(1)
    await desk.accept()
  })
})
