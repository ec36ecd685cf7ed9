// What was read as chips on an open card, in the window (M8): pressed, chosen, by keys, and what is left of it after a restart.
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { pressKey } from './press-key.ts'
import { findBarriers } from './steering-steps.ts'

async function planned(desk: Desk, plan: string): Promise<void> {
  await takeSample(desk)
  await desk.say(plan)
  await desk.accept()
}

test('[M8] [U3] a chip opens its other readings, one of them draws the card anew, by keys too', async ({
  desk,
}) => {
  const { page, card } = desk
  await planned(desk, 'Plan my week')
  await desk.say('move the data structures report to saturday evening')
  const day = card.getByRole('button', { name: /^Day/ })
  await expect(day).toHaveText(/Sat 28 Nov/)
  await day.click()
  await expect(day).toHaveAttribute('aria-expanded', 'true')
  const others = card.getByRole('group', { name: 'Day: other readings' })
  await expect(others.getByRole('button')).toHaveCount(4)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(desk)).toEqual([])
  }
  await others.getByRole('button').first().press('Escape')
  await expect(day).toBeFocused()
  await expect(others).toBeHidden()
  await pressKey(day, 'Enter')
  await pressKey(others.getByRole('button', { name: 'Sun 29 Nov' }), 'Enter')
  await expect(day).toHaveText(/Sun 29 Nov/)
  await expect(card).toBeFocused()
  await expect(card.getByText(/Sun 29 Nov 19:00/).first()).toBeVisible()
  await desk.restart()
  const again = desk.card.getByRole('button', { name: /^Day/ })
  await expect(again).toHaveText(/Sun 29 Nov/)
  await again.click()
  await desk.card.getByRole('button', { name: 'Sat 28 Nov (as said)' }).click()
  await expect(again).toHaveText(/Sat 28 Nov/)
})

test.describe(() => {
  test.use({ language: 'zh' })

  test('[M8] [U3] Chinese words have Chinese chips, on a narrow page too', async ({ desk }) => {
    const { page, card } = desk
    await planned(desk, '安排这周')
    await desk.say('把高数2挪到周六晚上')
    const day = card.getByRole('button', { name: /^日期/ })
    await expect(day).toHaveText(/11月28日/)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: '显示对话' }).click()
    await day.click()
    expect(await findBarriers(desk)).toEqual([])
    const isCut = await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(isCut).toBe(false)
    await card.getByRole('button', { name: '11月29日 周日' }).click()
    await expect(day).toHaveText(/11月29日/)
  })
})
