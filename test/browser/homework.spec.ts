// Homework in the window (H1): added, ticked off, compared with its key, planned, worked on; by keyboard, and in Chinese.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut } from './growth.ts'

test.use({ now: '2026-11-25T20:30:00+08:00' })

function pageOf({ page }: Desk): Locator {
  return page.getByRole('dialog', { name: /^(Homework|作业)$/ })
}

async function open({ page }: Desk, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(name)
  await page.getByRole('dialog').getByRole('combobox').press('Enter')
}

/** What axe finds wrong, in both themes. */
async function expectNoBarriers({ page }: Desk): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('[H1] homework is added, ticked, compared, planned and worked on by keyboard, and the pace follows', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await open(desk, 'Homework')
  const homework = pageOf(desk)
  await expect(homework.getByRole('textbox', { name: 'What is to be handed in' })).toBeFocused()
  await page.keyboard.type('Problem set 7')
  await homework.getByLabel('Course (if any)').fill('Calculus')
  await homework.getByLabel('Due on').fill('2026-11-27')
  await homework.getByRole('button', { name: 'Add homework' }).press('Enter')
  await expect(homework.getByText('“Problem set 7” is on your list.')).toBeVisible()
  await expectNoBarriers(desk)
  await homework.getByRole('button', { name: /^Problem set 7/ }).press('Enter')
  await expect(homework.getByRole('button', { name: 'All homework' })).toBeFocused()

  const list = homework.getByRole('region', { name: 'Checklist' })
  const point = list.getByRole('textbox', { name: 'New point' })
  for (const text of ['Exercise 1', 'Exercise 2']) {
    await point.fill(text)
    await point.press('Enter')
    await expect(list.getByRole('checkbox', { name: text })).toBeVisible()
    await expect(point).toBeFocused()
  }
  await list.getByRole('button', { name: 'Move Exercise 2 up' }).press('Enter')
  await expect(list.getByRole('listitem').first()).toContainText('Exercise 2')
  await list.getByRole('checkbox', { name: 'Exercise 2' }).press('Space')
  await expect(list.getByRole('checkbox', { name: 'Exercise 2' })).toBeChecked()

  const work = homework.getByRole('region', { name: 'Work' })
  await work.getByLabel('Periods each').fill('1')
  await expect(work.getByText(/Students usually need about 1\.6×/)).toBeVisible()
  await work.getByRole('button', { name: 'Plan the work' }).press('Enter')
  await expect(work.getByText('Problem set 7 · waits for a place')).toBeVisible()
  await work.getByRole('spinbutton').fill('70')
  await work.getByLabel('And then').selectOption({ label: 'the block is finished' })
  await work.getByRole('button', { name: 'Record' }).press('Enter')
  await expect(work.getByText('1 h 10 min worked of 45 min planned')).toBeVisible()
  await expect(work.getByText(/Your last block of Calculus took about 1\.6×/)).toBeVisible()

  const solution = homework.getByRole('region', { name: 'Solution and answer key' })
  await solution
    .getByLabel('Answer key')
    .fill('1) 0.5\n2) 7\n3) converges\n4) 2(x+1)\n5) it diverges')
  await solution.getByRole('button', { name: 'Keep and compare' }).press('Enter')
  await expect(solution.getByText('There is an answer key.', { exact: false })).toBeVisible()
  await solution.getByLabel('Your solution').fill('1) 1/2\n2) 8\n4) 2x + 2\n5) no limit')
  await solution.getByRole('button', { name: 'Keep and compare' }).press('Enter')
  await expect(
    solution.getByText(
      'The key has 5 answers: 2 the same, 1 different, 1 missing, 1 in other words, for you to judge.',
    ),
  ).toBeVisible()
  await expect(solution.getByText('in other words: judge it yourself')).toBeVisible()
  await expect(solution.locator('ins').first()).toContainText('8')
  await expectNoBarriers(desk)

  await homework.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await homework.getByLabel('Due on').fill('2026-11-25')
  await homework.getByRole('button', { name: 'Save' }).press('Enter')
  await page.keyboard.press('Escape')
  await open(desk, 'Show today')
  const due = page.getByRole('region', { name: 'Homework due' })
  await expect(due).toContainText('Due today')
  await due.getByRole('checkbox').press('Space')
  await expect(due).toBeHidden()
})

test('[H1] the page speaks Chinese, cuts nothing in a narrow window, and deletes after a question', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await open(desk, '切换到中文')
  await page.setViewportSize({ width: 860, height: 640 })
  await open(desk, '作业')
  const homework = pageOf(desk)
  await homework.getByRole('textbox', { name: '要交什么' }).fill('实验报告三')
  await homework.getByRole('button', { name: '添加作业' }).press('Enter')
  await homework.getByRole('button', { name: /^实验报告三/ }).press('Enter')
  await homework.getByLabel('参考答案').fill('第1题 9.8\n第2题 向下')
  await homework.getByLabel('你的解答').fill('第1题 9.80\n第2题 向上')
  await homework.getByRole('button', { name: '保存并比对' }).press('Enter')
  await expect(
    homework.getByText('答案共 2 题：1 题一致，1 题说法不同，请自己判断。'),
  ).toBeVisible()
  expect(await findCut(page)).toEqual([])
  await homework.getByRole('button', { name: '删除', exact: true }).press('Enter')
  await expect(homework.getByRole('button', { name: '取消' })).toBeFocused()
  await homework.getByRole('button', { name: '删除作业' }).press('Enter')
  await expect(homework.getByText('记下要交什么', { exact: false })).toBeVisible()
})
