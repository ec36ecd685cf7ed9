// From the health of a plan to a better one: the agent's proposals, the student's own choice among them, and the end.
import { expect, type Locator } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import { beforeCrowdedWeeks, crowdedWeeks, importSchedule, openHealth } from './import-schedule.ts'
import { pressKey } from './press-key.ts'

async function closeHealth({ page }: Desk, health: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(health).toBeHidden()
}

/** Those that are told one by one, and those that are counted after them. */
async function countProblems(health: Locator): Promise<number> {
  await expect(health.getByRole('table')).toBeVisible()
  const rest = health.getByText(/^and \d+ smaller things?$/)
  const counted = (await rest.count()) === 0 ? '' : await rest.innerText()
  const told = health.getByRole('region', { name: 'What stands against it' }).getByRole('listitem')
  return (await told.count()) + Number(/\d+/.exec(counted)?.[0] ?? 0)
}

/** Accepts each proposal of the turn; answers with how many there were. */
async function acceptAll({ page, card, ghosts }: Desk): Promise<number> {
  let accepted = 0
  while (await card.isVisible()) {
    await expect(ghosts.first()).toBeVisible()
    const id = await card.getAttribute('data-card-id')
    await card.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.locator(`[data-card-id="${id}"]`)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
    accepted += 1
  }
  return accepted
}

test.describe('a crowded week', () => {
  test.use({ now: beforeCrowdedWeeks })

  test('[G8] Improve proposes one change after the other until nothing is worth another', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    const health = await openHealth(desk)
    await expect(health.getByText('There is something to mend')).toBeVisible()
    const before = await countProblems(health)
    await health.getByRole('button', { name: 'Improve' }).click()
    await expect(desk.card).toBeVisible()
    expect(await acceptAll(desk)).toBeGreaterThan(1)
    await expect(desk.ghosts).toHaveCount(0)
    await expect(page.getByText(/nothing worth a change\.$/).last()).toBeVisible()
    await openHealth(desk)
    await expect(health.getByText('Only small things are left.')).toBeVisible()
    const after = await countProblems(health)
    expect(after).toBeLessThan(before)
    await expect(page.getByRole('log')).toContainText('Your plan is clearly better now.')
    await expect(health).not.toContainText(/\bpoints?\b/)
    // What the agent would decline at once is not offered; a small thing can still be mended by choice.
    await expect(health.getByRole('button', { name: 'Improve' })).toHaveCount(0)
    await expect(health.getByRole('button', { name: /^Try it: / }).first()).toBeEnabled()
  })

  test('[G8] one remedy is chosen in the health dialog, and the health is then another', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    const health = await openHealth(desk)
    const before = await countProblems(health)
    const remedy = health.getByRole('region', { name: 'What would help' }).getByRole('listitem')
    await expect(remedy).toHaveCount(3)
    await expect(remedy.first()).toContainText(/Moves \d.* of study; nothing else moves\./)
    await pressKey(remedy.first().getByRole('button'), 'Enter')
    await expect(health).toBeHidden()
    await expect(
      page.getByRole('log').getByText(/^Move “Problem set \d” to November \d+, period \d+$/),
    ).toBeVisible()
    await expect(desk.card).toBeVisible()
    await expect(desk.ghosts).toHaveCount(1)
    // One thing at a time: while it waits nothing else is asked for.
    await openHealth(desk)
    await expect(health.getByText('A proposal waits for your answer.')).toBeVisible()
    await expect(remedy.first().getByRole('button')).toBeDisabled()
    await closeHealth(desk, health)
    await desk.accept()
    await openHealth(desk)
    await expect.poll(() => countProblems(health)).toBeLessThan(before)
    await closeHealth(desk, health)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await openHealth(desk)
    await expect.poll(() => countProblems(health)).toBe(before)
  })
})

test('[G8] the sample: plan, accept, and what is small is not made a question of', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
  await acceptAll(desk)
  await desk.say('Improve my plan')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await acceptAll(desk)
  const health = await openHealth(desk)
  await expect(health.getByRole('table')).toBeVisible()
  await expect(health.getByRole('button', { name: 'Improve' })).toHaveCount(0)
})
