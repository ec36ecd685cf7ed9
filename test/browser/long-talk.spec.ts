// A conversation of a thousand turns: its end is there at once, the rest as it is scrolled to.
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'
import { loadLongTalk } from './long-talk.ts'
import { saidIn } from './steering-steps.ts'
import { pressKey } from './press-key.ts'

test('[U4] of a thousand turns only the end is in the page; earlier ones come by scrolling and by button', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await loadLongTalk(page, 1_000)
  await expect(page.getByText('Answer 1000.')).toBeInViewport()
  const said = saidIn(desk)
  const drawn = await said.count()
  expect(drawn).toBeLessThan(60)
  await page.getByText('Answer 1000.').hover()
  await page.mouse.wheel(0, -100_000)
  await expect.poll(() => said.count()).toBeGreaterThan(drawn)
  await expect(page.getByText('Answer 1000.')).not.toBeInViewport()
  const before = await said.count()
  expect(before).toBeLessThan(200)
  await pressKey(page.getByRole('button', { name: 'Earlier messages' }), 'Enter')
  await expect.poll(() => said.count()).toBeGreaterThan(before)
  // Whoever speaks sees what comes of it.
  await desk.say('What is pending?')
  await expect(page.getByText('What is pending?', { exact: true }).first()).toBeInViewport()
})
