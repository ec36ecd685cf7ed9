// Taking some of a card in the window: by tick, by day and course, by ghost and by keys, and what a second tab sees of it.
import { expect, type Locator } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { openSecondTab } from './second-tab.ts'
import { findBarriers } from './steering-steps.ts'
import { pressKey } from './press-key.ts'

async function proposePlan(desk: Desk): Promise<void> {
  await takeSample(desk)
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
}

test('[U2] [G6] part of a plan is ticked, shown and accepted; a second tab follows, and what was left out stays', async ({
  desk,
}) => {
  const { page, card } = desk
  await proposePlan(desk)
  const second = await openSecondTab(page)
  const other = second.getByRole('group', { name: 'Proposal' })
  await expect(other).toBeVisible()
  await expect(card.getByText('11 of 11 ticked')).toBeVisible()
  await card.getByRole('checkbox', { name: /^Linked list/ }).uncheck()
  await card.getByText('By day or course').click()
  await card.getByRole('button', { name: /^Wed/ }).click()
  await expect(card.getByRole('button', { name: /^Wed/ })).toHaveAttribute('aria-pressed', 'false')
  await expect(card.getByRole('button', { name: /^Mon/ })).toHaveAttribute('aria-pressed', 'mixed')
  // The ghosts that are left out step back, and a press takes one again.
  await expect(page.locator('[data-faded]')).toHaveCount(3)
  const faded = page.getByRole('button', { name: /^proposed: Linked list/ })
  await expect(faded).toHaveAttribute('aria-pressed', 'false')
  await faded.click()
  await expect(card.getByText('9 of 11 ticked')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'Still to place' })).toContainText(
    '30 to 21',
  )
  await expect(page.getByRole('region', { name: 'A proposal waits' })).toContainText(
    'Place 9 study blocks',
  )
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(desk)).toEqual([])
  }
  await card.getByRole('button', { name: /^Accept 9 of 11/ }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByText('Accepted 9 of 11')).toBeVisible()
    await expect(tab.getByRole('button', { name: /^Limits and continuity.*to place/ })).toHaveCount(
      0,
    )
    await expect(tab.locator('[data-ghost="to"]')).toHaveCount(0)
    await expect(tab.locator('button[data-task-id][data-day="17"]')).toHaveCount(4)
  }
  await expect(page.getByText(/stay as they were, as you chose/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Accepted 9 of 11')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(page.getByText('Accepted, undone')).toBeVisible()
})

test('[U2] a plan says what it comes to, and an untick what becomes of what it leaves', async ({
  desk,
}) => {
  const { card } = desk
  await proposePlan(desk)
  await expect(card).toContainText(
    /\d+ h.* of study\. \d of 7 evenings stay free\. Study work due next: “Data structures: first project”, Sun 6 Dec, all planned\. 19 sessions more wait for later\./,
  )
  await showAll(card)
  const third = card.getByRole('checkbox', { name: /^Binary tree/ })
  await pressKey(third, 'Space')
  await expect(card.getByRole('status')).toHaveText(
    '“Binary tree: write and test” waits to be placed, and then fits only before “Compare running times and write the report” (Thu 26 Nov 19:00–20:35).',
  )
  await expect(card).toContainText(
    'with 4 h 30 min of 6 h planned. 20 sessions more wait for later.',
  )
  await pressKey(third, 'Space')
  await expect(card).toContainText('19 sessions more wait for later.')
})

test('[U2] [S4] unticking takes along what needs it and says why; all of it by keys', async ({
  desk,
}) => {
  const { page, card } = desk
  await proposePlan(desk)
  await desk.accept()
  await desk.say("I'm ill until Thursday")
  await expect(card.getByText('8 of 8 ticked')).toBeVisible()
  await showAll(card)
  const [linked, hash] = [/^Linked list/, /^Hash map/].map((name) =>
    card.getByRole('checkbox', { name }),
  )
  if (linked === undefined || hash === undefined) throw new Error('the rows are there')
  await pressKey(hash, 'Space')
  await expect(hash).not.toBeChecked()
  await expect(linked).not.toBeChecked()
  await expect(card.getByRole('status')).toHaveText(
    /^Left out as well: “Linked list: write and test”\. .*order/,
  )
  await pressKey(linked, 'Space')
  await expect(hash).toBeChecked()
  await expect(card.getByRole('status')).toContainText('Ticked as well: “Hash map: write and test”')
  await pressKey(card.getByRole('button', { name: 'None', exact: true }), 'Enter')
  await expect(card.getByRole('status')).toHaveText('Nothing is ticked.')
  await expect(card.getByRole('button', { name: /^Accept/ })).toBeDisabled()
  // With nothing ticked the key of a yes does nothing.
  await hash.focus()
  await page.keyboard.press('a')
  await expect(card).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('a')
  await expect(page.getByText(/^Accepted \d of 8/)).toBeVisible()
})

test('[G6] a card that another tab has overtaken says what changed and offers a fresh one; a reason goes with a no', async ({
  desk,
}) => {
  const { page, card } = desk
  await proposePlan(desk)
  const first = await card.getAttribute('data-card-id')
  const second = await openSecondTab(page)
  await card.getByRole('checkbox', { name: /^Hash map/ }).uncheck()
  // By hand, in the other tab: the place of a proposed session is taken.
  await second
    .getByRole('button', { name: /^Badminton/ })
    .first()
    .focus()
  await second.keyboard.press('Space')
  await second.keyboard.press('ArrowLeft')
  await second.keyboard.press('Enter')
  await expect(second.locator('button[data-day="18"][data-start="10"]')).toBeVisible()
  await card.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText(/Since this card was shown/)).toBeVisible()
  await expect(card).toBeVisible()
  expect(await card.getAttribute('data-card-id')).not.toBe(first)
  // What was unticked stays so on the fresh card.
  await expect(card.getByRole('checkbox', { name: /^Hash map/ })).not.toBeChecked()
  await card.focus()
  await page.keyboard.press('r')
  await page.getByRole('textbox', { name: 'Reason for rejecting' }).fill('not this week')
  await page.keyboard.press('Enter')
  for (const tab of [page, second]) await expect(tab.getByText('not this week')).toBeVisible()
})

async function showAll(card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^\d+ more$/ }).click()
}
