// What the planner shows of itself in the window: why a block is here, what other places cost, health, study habits.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import {
  beforeCrowdedWeeks,
  crowdedWeeks,
  importSchedule,
  openDetails,
  openHealth,
} from './import-schedule.ts'
import { pressKey } from './press-key.ts'
import { chooseInMenu } from './menu.ts'

function openHabits({ page }: Desk): Promise<void> {
  return chooseInMenu(page, /^(Study habits|学习习惯)$/)
}

async function findBarriers({ page }: Desk): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )
}

test.describe('a crowded week', () => {
  test.use({ now: beforeCrowdedWeeks })

  test('[P2] the details say why a block is here and mark what other starts of the week cost', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    const marks = page.locator('[data-cost]')
    await expect(marks).toHaveCount(0)
    const asked: string[] = []
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.includes('weigh-places')) asked.push(payload.toString())
      }),
    )
    await page.reload()
    const details = await openDetails(desk, 5, 'Problem set 3')
    const why = details.getByRole('region', { name: 'Why here' })
    await expect(why.getByText(/^It must come after “Problem set 2”/)).toBeVisible()
    await expect(why.getByText(/^\d+ other places, \d+ of them better$/)).toBeVisible()
    await expect(why.getByRole('button', { name: /^Move there: / })).toHaveCount(3)
    await expect(marks.first()).toBeVisible()
    const wednesday = page.getByRole('list', { name: 'Other starts on Wednesday 4 November' })
    const first = wednesday.getByRole('button').first()
    await expect(first).toHaveAccessibleName(
      /^Wed 4 Nov 08:00–09:45 would be (a little|clearly|much) better: /,
    )
    await expect(first).toHaveAttribute('title', / better: /)
    expect(asked).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(marks).toHaveCount(0)
    await expect(page.locator('button[data-task-id="5"]')).toBeFocused()
  })

  test('[P2] "Move there" says so in the conversation, and the card shows the block there', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    const details = await openDetails(desk, 5, 'Problem set 3')
    await pressKey(details.getByRole('button', { name: 'Move there' }).first(), 'Enter')
    await expect(details).toBeHidden()
    await expect(
      page.getByRole('log').getByText(/^Move “Problem set 3” to November \d+, period \d+$/),
    ).toBeVisible()
    await expect(desk.card).toBeVisible()
    await expect(desk.ghosts).toHaveCount(1)
    // One thing at a time: while a card waits, nothing else is proposed.
    await page.getByRole('button', { name: 'Previous week' }).click()
    const again = await openDetails(desk, 1, 'Problem set 1')
    await expect(again.getByRole('button', { name: 'Move there' }).first()).toBeDisabled()
    await page.keyboard.press('Escape')
    await desk.accept()
    await expect(desk.ghosts).toHaveCount(0)
  })

  test('[P5] the health dialog tells the problems, leads to their blocks and asks for improvement', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    const health = await openHealth(desk)
    const problems = health.getByRole('region', { name: 'What stands against it' })
    await expect(problems.getByRole('listitem').first()).toBeVisible()
    expect(await problems.getByRole('listitem').count()).toBeLessThanOrEqual(5)
    const rhythm = health.getByRole('table', { name: 'The coming week' })
    await expect(rhythm.getByRole('columnheader', { name: 'Tuesday 3 November' })).toBeVisible()
    await expect(rhythm.getByRole('row', { name: /^Switches/ })).toContainText('2')
    await expect(health.getByText(/^(Ample|Sound|Thin|None): .+ of study to do by /)).toBeVisible()
    await pressKey(problems.getByRole('button', { name: /Sat 14 Nov/ }), 'Enter')
    await expect(health).toBeHidden()
    await expect(page.getByTestId('week-heading')).toContainText('Week 2')
    await expect(page.getByRole('dialog', { name: 'Saturday reading' })).toBeVisible()
    await page.keyboard.press('Escape')
    await openHealth(desk)
    await pressKey(rhythm.getByRole('button', { name: 'Tue 3' }), 'Enter')
    await expect(health).toBeHidden()
    await expect(page.getByTestId('week-heading')).toContainText('Week 1')
    await expect(page.locator('button[data-day="2"]:focus')).toBeVisible()
    await openHealth(desk)
    await pressKey(health.getByRole('button', { name: 'Improve' }), 'Enter')
    await expect(health).toBeHidden()
    await expect(page.getByRole('log').getByText('Improve my plan', { exact: true })).toBeVisible()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[U3] no barrier in the details, the health dialog and the habits, ${colorScheme}`, async ({
      desk,
    }) => {
      const { page } = desk
      await page.emulateMedia({ colorScheme })
      await importSchedule(desk, crowdedWeeks)
      await openDetails(desk, 5, 'Problem set 3')
      await expect(page.locator('[data-cost]').first()).toBeVisible()
      expect(await findBarriers(desk)).toEqual([])
      await page.keyboard.press('Escape')
      await openHealth(desk)
      await expect(page.getByRole('table')).toBeVisible()
      expect(await findBarriers(desk)).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Study habits' }).click()
      const habits = page.getByRole('tabpanel', { name: 'Study habits' })
      await habits.getByLabel('No study before').fill('12:00')
      await habits.getByLabel('No study after').fill('09:00')
      await expect(habits.getByText('has to come before the time that it ends at')).toBeVisible()
      await expect(habits.getByRole('button', { name: 'Save' })).toBeDisabled()
      expect(await findBarriers(desk)).toEqual([])
    })
  }

  test.describe('in Chinese', () => {
    test.use({ language: 'zh' })

    test('[P2] [P5] reasons, marks and health in Chinese', async ({ desk }) => {
      const { page } = desk
      await importSchedule(desk, crowdedWeeks)
      const details = await openDetails(desk, 5, 'Problem set 3')
      await expect(details.getByText(/必须在“Problem set 2”/)).toBeVisible()
      await expect(page.getByRole('list', { name: /11月4日星期三其他可排的时间/ })).toBeVisible()
      await pressKey(details.getByRole('button', { name: '挪到这里' }).first(), 'Enter')
      await expect(
        page.getByRole('log').getByText(/^把“Problem set 3”挪到11月\d+日第\d+节$/),
      ).toBeVisible()
      await expect(desk.card).toBeVisible()
      const health = await openHealth(desk)
      await expect(health.getByRole('table', { name: '接下来一周' })).toBeVisible()
      await expect(health.getByRole('button', { name: '优化' })).toBeDisabled()
    })
  })
})

test('[P5] before anything is placed the health dialog says what to do first', async ({ desk }) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Look around with a sample term' }).click()
  const health = await openHealth(desk)
  await expect(health.getByText(/^No study is placed from now on/)).toBeVisible()
  await health.getByRole('button', { name: 'Plan my week' }).click()
  await expect(desk.card).toBeVisible()
})

test('[P1] study habits are kept over a restart, and the next plan keeps to them', async ({
  desk,
}) => {
  await desk.page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await openHabits(desk)
  const habits = desk.page.getByRole('tabpanel', { name: 'Study habits' })
  await habits.getByLabel('No study before').fill('13:00')
  await habits.getByRole('checkbox', { name: 'Sat' }).check()
  await habits.getByRole('checkbox', { name: 'Sun' }).check()
  await habits.getByRole('combobox', { name: 'Calculus' }).selectOption('Evening')
  await habits.getByRole('button', { name: 'Save' }).click()
  await expect(habits.getByText('The next plan keeps to them.')).toBeVisible()
  await desk.restart()
  await openHabits(desk)
  const again = desk.page.getByRole('tabpanel', { name: 'Study habits' })
  await expect(again.getByLabel('No study before')).toHaveValue('13:00')
  await expect(again.getByRole('combobox', { name: 'Calculus' })).toHaveValue('evening')
  await again.getByRole('button', { name: 'Close' }).click()
  await desk.say('Plan my week')
  await expect(desk.ghosts.first()).toBeVisible()
  const switches = await desk.ghosts.getByRole('button').all()
  const names = await Promise.all(switches.map((each) => each.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    expect(name).toMatch(/(1[3-9]|2\d):\d\d to /)
    expect(name).not.toMatch(/Saturday|Sunday/)
  }
})
