// A course's page: its work seen, changed, ordered, renamed and deleted by form and keyboard, and blocks made longer.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import { beforeHandWeeks, blockOf, handWeeks, pointOf } from './drag-steps.ts'
import { importSchedule, showMore } from './import-schedule.ts'
import { pressKey } from './press-key.ts'

test.use({ now: beforeHandWeeks })

function pageOf({ page }: Desk): Locator {
  return page.getByRole('dialog', { name: /^(Courses|课程)$/ })
}

/** What axe finds wrong, in both themes. */
async function expectNoBarriers({ page }: Desk): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('[U8] [U1] a course is opened from a block by keyboard, and its work is changed, ordered and deleted', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await pressKey(blockOf(desk, 1), 'Enter')
  await showMore(page.getByRole('dialog'))
  await pressKey(page.getByRole('button', { name: 'Open course' }), 'Enter')
  const course = pageOf(desk)
  await expect(course.getByRole('combobox', { name: 'Course' })).toBeFocused()
  const work = course.getByRole('region', { name: 'Problem sets' })
  await expect(work).toContainText('2 sessions · 1 placed · 1 waiting')
  await expectNoBarriers(desk)

  await pressKey(work.getByRole('button', { name: 'Add a session to Problem sets' }), 'Enter')
  await expect(course.getByRole('status')).toContainText('Added 1 session to “Problem sets”.')
  const sessions = work
    .getByRole('list', { name: 'Sessions of Problem sets' })
    .getByRole('listitem')
  await expect(sessions).toHaveCount(3)
  await pressKey(sessions.nth(2).getByRole('button', { name: /^Move .+ up$/ }), 'Enter')
  await expect(sessions.nth(1)).toContainText('Problem sets 3')
  await expect(
    sessions.nth(1).getByRole('button', { name: /^Move “?Problem sets 3”? up$/ }),
  ).toBeFocused()
  await expect(
    sessions.nth(1).getByRole('button', { name: /^Move “?Problem sets 3”? up$/ }),
  ).toBeEnabled()
  // What lies in the week has the order of its time, and says so.
  await sessions
    .nth(0)
    .getByRole('button', { name: /^Move .+ up$/ })
    .click({ force: true })
  await expect(course.getByText(/“Problem set 1” lies in the week/)).toBeVisible()

  const edit = sessions.nth(1).getByRole('button', { name: 'Change Problem sets 3' })
  await pressKey(edit, 'Enter')
  await course.getByRole('textbox', { name: 'Title' }).fill('Proofs')
  await course.getByRole('spinbutton', { name: 'Periods' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(sessions.nth(1)).toContainText('4 periods')
  await expect(sessions.nth(1).getByRole('button', { name: 'Change Proofs' })).toBeFocused()

  await pressKey(work.getByRole('button', { name: 'Change Problem sets' }), 'Enter')
  await pressKey(course.getByRole('checkbox', { name: 'Mon' }), 'Space')
  await pressKey(course.getByRole('button', { name: 'Save' }), 'Enter')
  await expect(course.getByText(/With these limits “Problem set 1” would lie/)).toBeVisible()
  await expectNoBarriers(desk)
  // Escape closes the form and not the page.
  await course.getByRole('textbox', { name: 'What' }).press('Escape')
  await expect(work.getByRole('button', { name: 'Change Problem sets' })).toBeFocused()

  await pressKey(work.getByRole('button', { name: 'Delete “Problem sets”?' }), 'Enter')
  const question = course.getByRole('group', { name: 'Delete “Problem sets”?' })
  await expect(question).toContainText('All of it goes: 3 sessions · 1 placed · 2 waiting')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await pressKey(question.getByRole('button', { name: 'Delete it' }), 'Enter')
  await expect(work).toHaveCount(0)
  await pressKey(course.getByRole('button', { name: 'Undo' }), 'Enter')
  await expect(sessions).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(course).toHaveCount(0)
  await expect(blockOf(desk, 1)).toBeVisible()
})

test('[U8] [U3] a course is renamed where it stands: its classes follow, its colour stays', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const list = page.getByRole('region', { name: 'Study work' })
  const hueOf = () =>
    list
      .locator('li', { hasText: /Calculus|Analysis/ })
      .first()
      .getAttribute('style')
  const hue = await hueOf()
  await list.getByRole('button', { name: 'Calculus', exact: true }).click()
  const course = pageOf(desk)
  await course.getByRole('button', { name: 'Rename the course' }).click()
  await course.getByLabel('New name of the course').fill('Analysis')
  await page.keyboard.press('Enter')
  await expect(course.getByRole('combobox', { name: 'Course' })).toHaveValue('Analysis')
  await expect(course.getByRole('button', { name: 'Rename the course' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list.getByRole('button', { name: 'Analysis', exact: true })).toBeVisible()
  expect(await hueOf()).toBe(hue)
  await blockOf(desk, 10).click()
  await expect(page.getByRole('dialog', { name: 'Lecture' })).toContainText('Analysis')
})

test('[U8] [U3] a course has a short name on its blocks, and becomes one with another, until undo parts them', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const list = page.getByRole('region', { name: 'Study work' })
  await list.getByRole('button', { name: 'Calculus', exact: true }).click()
  const course = pageOf(desk)
  await course.getByRole('button', { name: 'Rename the course' }).click()
  await course.getByLabel('Short name').fill('Calc')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-face]').filter({ hasText: 'Calc' }).first()).toBeVisible()
  await course.getByRole('button', { name: 'Rename the course' }).click()
  await expect(course.getByLabel('Short name')).toHaveValue('Calc')
  await course.getByLabel('New name of the course').fill('History')
  await expect(course.getByText(/All of “Calculus” becomes part of “History”/)).toBeVisible()
  await course.getByRole('button', { name: 'Make them one course' }).click()
  await expect(course.getByText('Made “Calculus” part of the course “History”')).toBeVisible()
  await expect(course.getByRole('combobox', { name: 'Course' })).toHaveValue('History')
  await course.getByRole('button', { name: 'Undo' }).click()
  await expect(course.getByRole('combobox', { name: 'Course' })).toContainText('Calculus')
})

for (const [language, merge] of [
  ['en', 'merge Calculus into History'],
  ['zh', '把Calculus并入History'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('[U8] [B9] two courses become one by words, on a card', async ({ desk }) => {
      await importSchedule(desk, handWeeks)
      await desk.say(merge)
      await expect(desk.card).toContainText(/part of the course “History”|并入课程.History/)
      await desk.accept()
      const list = desk.page.getByRole('region', { name: /^(Study work|学习任务)$/ })
      await expect(list.getByRole('button', { name: 'Calculus', exact: true })).toHaveCount(0)
    })
  })
}

test('[U8] [U1] a block is made longer at its edge, by mouse and by keys; what does not fit says why', async ({
  desk,
}) => {
  const { page } = desk
  const { mouse } = page
  await importSchedule(desk, handWeeks)
  const block = blockOf(desk, 2)
  await block.scrollIntoViewIfNeeded()
  const box = await block.boundingBox()
  if (box === null) throw new Error('it is shown')
  await mouse.move(box.x + box.width / 2, box.y + box.height - 3)
  await mouse.down()
  const longer = await pointOf(desk, 2, 6)
  await mouse.move(longer.x, longer.y, { steps: 4 })
  await expect(page.locator('[data-tip]')).toContainText('Fits, 4 periods: Tue 3 Nov 10:00–13:45')
  await expect(page.locator('[data-glow]')).not.toHaveCount(0)
  await expect(page.locator('[data-floating]')).toHaveCount(0)
  await mouse.up()
  await expect(
    page.getByText('Made “Reading 1” 4 periods long, Tue 3 Nov 10:00–13:45.'),
  ).toBeVisible()

  // By keys: one shorter, then tried before it is kept.
  await block.focus()
  await page.keyboard.press('Shift+Alt+ArrowUp')
  await expect(page.locator('[data-carry-said]')).toContainText('Fits, 3 periods')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+Enter')
  await expect(page.locator('[data-ghost="to"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText(/^Made “Reading 1” 2 periods long/)).toBeVisible()

  // Up into the lecture it can't grow, and says what lies there.
  await blockOf(desk, 1).focus()
  await page.keyboard.press('Shift+Alt+ArrowDown')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.locator('[data-landing="refused"]')).toBeVisible()
  await expect(page.locator('[data-carry-said]')).toContainText('“Lecture”')
  await page.keyboard.press('Escape')
  await expect(blockOf(desk, 1)).toBeFocused()

  // As buttons, and undone.
  await blockOf(desk, 3).click()
  await showMore(page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Length…' }).click()
  await page.getByRole('button', { name: 'Longer' }).click()
  await page.getByRole('button', { name: 'Set the length' }).click()
  await expect(page.getByText(/^Made “Essay 1” 2 periods long/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(blockOf(desk, 3)).toHaveAccessibleName(/10:00 to 10:45/)
})

test('[U1] held at the side of the week a block turns it after a rest, and is put into the next one', async ({
  desk,
}) => {
  const { page } = desk
  const { mouse } = page
  await importSchedule(desk, handWeeks)
  const block = blockOf(desk, 1)
  const box = await block.boundingBox()
  const week = await page.locator('[data-week-scroller]').boundingBox()
  if (box === null || week === null) throw new Error('the week is shown')
  await mouse.move(box.x + box.width / 2, box.y + 14)
  await mouse.down()
  await mouse.move(week.x + week.width + 4, box.y + 40, { steps: 5 })
  await expect(page.getByTestId('week-heading')).toContainText('Week 2')
  const { x, y } = await pointOf(desk, 10, 5)
  await mouse.move(x, y - 12, { steps: 5 })
  await expect(page.locator('[data-landing="legal"]')).toBeVisible()
  await mouse.up()
  await expect(block).toHaveAccessibleName(/Wednesday 11 November/)
})

test('[U8] [U3] courses wear patterns when they are asked for, kept over a restart, and where the system wants contrast', async ({
  desk,
}) => {
  await importSchedule(desk, handWeeks)
  const ground = () =>
    blockOf(desk, 1).evaluate((block) => {
      const { backgroundImage } = getComputedStyle(block.parentElement ?? block)
      return backgroundImage
    })
  const toggle = async () => {
    await desk.page.keyboard.press('Control+k')
    await desk.page.getByRole('dialog').getByRole('combobox').fill('Patterns')
    await desk.page.keyboard.press('Enter')
  }
  expect(await ground()).toBe('none')
  await toggle()
  await expect.poll(ground).toContain('gradient')
  await expectNoBarriers(desk)
  await desk.restart()
  await expect(blockOf(desk, 1)).toBeVisible()
  await expect.poll(ground).toContain('gradient')
  await toggle()
  await expect.poll(ground).toBe('none')
  await desk.page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(ground).toContain('gradient')
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[U8] the page of a course has no barrier, and says what goes before it is deleted', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, handWeeks)
    await page.getByRole('button', { name: 'Calculus', exact: true }).click()
    const course = pageOf(desk)
    await expectNoBarriers(desk)
    await course.getByRole('button', { name: '修改Problem sets' }).click()
    await expectNoBarriers(desk)
    await course.getByRole('button', { name: '取消' }).click()
    await course.getByRole('button', { name: '删除“Problem sets”？' }).click()
    await expect(course.getByText(/会全部删除：共 2 次任务/)).toBeVisible()
    await expectNoBarriers(desk)
  })
})
