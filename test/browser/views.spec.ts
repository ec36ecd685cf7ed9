// The views beside the week: the term at a glance, today with its close-out and timer, and the history as a dialog.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import { test, type Desk } from './desk.ts'
import { importSchedule } from './import-schedule.ts'
import { chooseInMenu } from './menu.ts'

const twoWeeks = schedule(
  [
    taskClass(1, { title: 'Lab report', course: 'Physics', toDay: 11 }),
    event(10, at(1, 1, 2), { title: 'Lecture', course: 'Physics' }),
    event(11, at(9, 3, 4), { title: 'Midterm', course: 'Physics', eventKind: 'exam' }),
    item(1, { title: 'Lab report 1', place: at(1, 3, 4) }),
    item(2, { title: 'Lab report 2', place: at(2, 3, 4) }),
    item(3, { title: 'Lab report 3', place: at(3, 3, 4) }),
    item(4, { title: 'Lab report 4', place: at(4, 5, 6) }),
    item(5, { title: 'Lab report 5', place: at(8, 3, 8) }),
  ],
  week({ weeks: 2 }),
)

function show({ page }: Desk, name: string): Promise<void> {
  return page
    .getByRole('navigation', { name: /^(Views|视图)$/ })
    .getByRole('button', { name })
    .click()
}

async function openHistory({ page }: Desk): Promise<Locator> {
  await chooseInMenu(page, /^(History|改动记录)$/)
  return page.getByRole('dialog', { name: /^(History|改动记录)$/ })
}

async function expectNoAxeViolations({ page }: Desk): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test.describe('on a Thursday noon in the first week', () => {
  test.use({ now: '2026-11-05T12:20:00+08:00' })

  test('[U3] the term is walked by keyboard, says what each day holds, and leads to it', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    await show(desk, 'Term')
    const grid = page.getByRole('grid', { name: '2 weeks at a glance' })
    await expect(grid.getByRole('row')).toHaveCount(3)
    const today = grid.getByRole('button', { name: /^Thursday 5 November · today/ })
    await expect(today).toHaveAttribute('tabindex', '0')
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await today.focus()
    await page.keyboard.press('ArrowDown')
    const deadline = grid.getByRole('button', { name: /last day for Lab report/ })
    await expect(deadline).toBeFocused()
    await expect(page.locator('main')).toContainText(
      'Thursday 12 November · last day for Lab report',
    )
    await page.keyboard.press('Home')
    await expect(grid.getByRole('button', { name: /^Monday 9 November/ })).toHaveAccessibleName(
      /4 h 30 min of study in 1 block, target 3 h · above the target$/,
    )
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveAccessibleName(/exam: Midterm, 10:00/)
    await expectNoAxeViolations(desk)
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('week-heading')).toContainText('Week 2')
    await expect(page.locator('button[data-task-id="11"]')).toBeFocused()
    await show(desk, 'Term')
    await page.keyboard.press('Tab')
    await grid.getByRole('button', { name: /^Sunday 15 November/ }).click()
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toBeFocused()
  })

  test('[P6] [U3] five blocks are closed out by keys, and what was missed is planned again by talking', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    await show(desk, 'Today')
    const open = page.locator('[data-open-block]')
    await expect(page.getByRole('heading', { name: 'Close out 3 blocks' })).toBeVisible()
    await expectNoAxeViolations(desk)
    await open.nth(1).getByRole('spinbutton').fill('20')
    await open.nth(0).getByRole('button', { name: 'Done: Lab report 1' }).focus()
    await page.keyboard.press('1')
    await expect(open).toHaveCount(2)
    await expect(open.nth(0).getByRole('button', { name: /^Done/ })).toBeFocused()
    await page.keyboard.press('2')
    await expect(open).toHaveCount(1)
    await page.keyboard.press('3')
    await expect(page.getByText('All study that is over has been closed out.')).toBeVisible()
    await expect(page.getByText('2 study blocks wait to be planned again.')).toBeVisible()
    await page.getByRole('button', { name: 'Plan them again' }).click()
    await expect(page.getByRole('log')).toContainText('Plan what I missed again')
  })

  test('[P6] the focus timer survives a reload, ends quietly and marks the block with the minutes worked', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    await page.clock.install()
    await show(desk, 'Today')
    const now = page.getByRole('region', { name: 'Now' })
    await expect(now).toContainText('Lab report 4')
    await now.getByRole('button', { name: /^Start the focus timer for / }).click()
    await page.clock.fastForward('20:00')
    await expect(now.getByRole('timer')).toContainText('20:0')
    await now.getByRole('button', { name: 'Pause' }).click()
    await page.clock.fastForward('30:00')
    await page.reload()
    await show(desk, 'Today')
    await expect(now.getByRole('timer')).toContainText('20:0')
    await now.getByRole('button', { name: 'Go on' }).click()
    await page.clock.fastForward('01:15:00')
    await expect(now.getByText('The planned 1 h 30 min are over.')).toBeVisible()
    await now.getByRole('button', { name: 'Done · 1 h 35 min' }).click()
    await expect(page.getByText(/Marked “Lab report 4” as done \(1 h 35 min/)).toBeVisible()
    await expect(now.getByRole('timer')).toHaveCount(0)
  })

  test('[U10] what is due leads to it, and a block of today is done or put off in one press', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    await show(desk, 'Today')
    const due = page.getByRole('main').getByRole('region', { name: 'Due' })
    await expect(due.getByRole('listitem').first()).toContainText(/in \d+ days|tomorrow|today/)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const now = page.getByRole('region', { name: 'Now' })
    await now.getByRole('button', { name: 'Done: Lab report 4' }).click()
    await expect(page.getByText(/Marked “Lab report 4” as done/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo this' }).click()
    // What has begun counts as missed, and a card plans it again.
    await now.getByRole('button', { name: 'Later: Lab report 4' }).click()
    await expect(page.getByRole('log')).toContainText('Plan what I missed again')
    await expect(desk.card).toBeVisible()
  })

  test('[D3] the history says who changed what, and goes back and forward whole', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    await show(desk, 'Today')
    const open = page.locator('[data-open-block]')
    await open.nth(0).getByRole('button', { name: /^Done/ }).click()
    await expect(open).toHaveCount(2)
    await open
      .nth(0)
      .getByRole('button', { name: /^Missed/ })
      .click()
    await expect(open).toHaveCount(1)
    const history = await openHistory(desk)
    await expect(history.locator('[data-entry]')).toHaveCount(3)
    await expect(history.locator('[data-entry="3"]')).toContainText('You are here')
    await history.getByRole('button', { name: /Marked “Lab report 2” as missed/ }).click()
    await expect(history.getByRole('group', { name: /^What / })).toContainText('missed')
    await expectNoAxeViolations(desk)
    await history.getByRole('button', { name: /^Undo to here: Imported/ }).click()
    await expect(history).toContainText('This undoes 2 changes; 2 study blocks will change.')
    await expectNoAxeViolations(desk)
    await page.keyboard.press('Enter')
    await expect(history).toContainText('Undid 2 changes; 2 study blocks changed.')
    await expect(history.locator('[data-standing="undone"]')).toHaveCount(2)
    await expect(open).toHaveCount(3)
    await history.getByRole('button', { name: /^Redo to here: .*missed/ }).click()
    await history.getByRole('button', { name: 'Redo 2 changes' }).click()
    await expect(history.locator('[data-standing="undone"]')).toHaveCount(0)
    await expect(open).toHaveCount(1)
  })

  test.describe('in Chinese', () => {
    test.use({ language: 'zh' })

    test('[U3] the views speak Chinese, in a narrow window too', async ({ desk }) => {
      const { page } = desk
      await importSchedule(desk, twoWeeks)
      await page.setViewportSize({ width: 1024, height: 640 })
      await show(desk, '学期')
      await expect(page.getByRole('grid', { name: '全学期 2 周' })).toBeVisible()
      await expect(
        page.getByRole('button', { name: /^11月10日星期二 · 考试：Midterm/ }),
      ).toBeVisible()
      await expectNoAxeViolations(desk)
      await show(desk, '今天')
      await expect(page.getByRole('heading', { name: '收尾 3 个学习任务' })).toBeVisible()
      await expectNoAxeViolations(desk)
      const history = await openHistory(desk)
      await expect(history).toContainText('导入')
      await expectNoAxeViolations(desk)
    })
  })
})

test.describe('before there is anything to show', () => {
  test.use({ now: '2026-11-02T07:30:00+08:00' })

  test('[U3] the term, today and the history teach what will stand there', async ({ desk }) => {
    const { page } = desk
    await page.getByRole('button', { name: 'Look around with a sample term' }).click()
    await show(desk, 'Term')
    await expect(page.getByText(/^Nothing is planned yet\./)).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Plan the rest of the term' }).first(),
    ).toBeVisible()
    await expectNoAxeViolations(desk)
    await show(desk, 'Today')
    await expect(page.getByRole('region', { name: 'Now' })).toContainText(/^NowFree until /)
    // Of what has not begun nothing is said.
    await expect(page.getByText('All study that is over has been closed out.')).toHaveCount(0)
    const history = await openHistory(desk)
    await expect(history.locator('[data-entry]')).toHaveCount(1)
    await history.getByRole('button', { name: 'Undo to here: Before the first change' }).click()
    await expect(history).toContainText('This undoes 1 change; 30 study blocks will change.')
    await page.keyboard.press('Enter')
    await expect(history).toContainText('Before the first changeYou are here')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^Nothing is planned today\./)).toBeVisible()
    await expectNoAxeViolations(desk)
  })
})
