// Homework in the window (H1): added, ticked off, compared with its key, planned, worked on; by keyboard, and in Chinese.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { everythingFormat } from '../../shared/everything/everything-file.ts'
import { noSteps, type Homework } from '../../shared/homework/homework.ts'
import { term } from '../builders.ts'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut } from './growth.ts'
import { crowdedWeeks } from './import-schedule.ts'
import { openSecondTab } from './second-tab.ts'
import { pressKey } from './press-key.ts'

test.use({ now: '2026-11-25T20:30:00+08:00' })

function pageOf({ page }: Pick<Desk, 'page'>): Locator {
  return page.getByRole('dialog', { name: /^(Homework|作业)$/ })
}

async function open({ page }: Pick<Desk, 'page'>, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(name)
  await pressKey(page.getByRole('dialog').getByRole('combobox'), 'Enter')
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
  await pressKey(homework.getByRole('button', { name: 'Add homework' }), 'Enter')
  await expect(homework.getByText('“Problem set 7” is on your list.')).toBeVisible()
  await expectNoBarriers(desk)
  await pressKey(homework.getByRole('button', { name: /^Problem set 7/ }), 'Enter')
  await expect(homework.getByRole('button', { name: 'All homework' })).toBeFocused()

  const list = homework.getByRole('region', { name: 'Checklist' })
  const point = list.getByRole('textbox', { name: 'New point' })
  for (const text of ['Exercise 1', 'Exercise 2']) {
    await point.fill(text)
    await pressKey(point, 'Enter')
    await expect(list.getByRole('checkbox', { name: text })).toBeVisible()
    await expect(point).toBeFocused()
  }
  await pressKey(list.getByRole('button', { name: 'Move Exercise 2 up' }), 'Enter')
  await expect(list.getByRole('listitem').first()).toContainText('Exercise 2')
  await pressKey(list.getByRole('checkbox', { name: 'Exercise 2' }), 'Space')
  await expect(list.getByRole('checkbox', { name: 'Exercise 2' })).toBeChecked()

  const work = homework.getByRole('region', { name: 'Work' })
  await work.getByLabel('Periods each').fill('1')
  await expect(work.getByText(/Students usually need about 1\.6×/)).toBeVisible()
  await pressKey(work.getByRole('button', { name: 'Plan the work' }), 'Enter')
  await expect(work.getByText('Problem set 7 · waits for a place')).toBeVisible()
  await work.getByRole('spinbutton').fill('70')
  await work.getByLabel('And then').selectOption({ label: 'the block is finished' })
  await pressKey(work.getByRole('button', { name: 'Record' }), 'Enter')
  await expect(work.getByText('1 h 10 min worked of 45 min planned')).toBeVisible()
  await expect(work.getByText(/Your last block of Calculus took about 1\.6×/)).toBeVisible()

  const solution = homework.getByRole('region', { name: 'Solution and answer key' })
  await solution
    .getByLabel('Answer key')
    .fill('1) 0.5\n2) 7\n3) converges\n4) 2(x+1)\n5) it diverges')
  await pressKey(solution.getByRole('button', { name: 'Keep and compare' }), 'Enter')
  await expect(solution.getByText('There is an answer key.', { exact: false })).toBeVisible()
  await solution.getByLabel('Your solution').fill('1) 1/2\n2) 8\n4) 2x + 2\n5) no limit')
  await pressKey(solution.getByRole('button', { name: 'Keep and compare' }), 'Enter')
  await expect(
    solution.getByText(
      'The key has 5 answers: 2 the same, 1 different, 1 missing, 1 in other words, for you to judge.',
    ),
  ).toBeVisible()
  await expect(solution.getByText('in other words: judge it yourself')).toBeVisible()
  await expect(solution.locator('ins').first()).toContainText('8')
  await expectNoBarriers(desk)

  await pressKey(homework.getByRole('button', { name: 'Change', exact: true }), 'Enter')
  await homework.getByLabel('Due on').fill('2026-11-25')
  await pressKey(homework.getByRole('button', { name: 'Save' }), 'Enter')
  await page.keyboard.press('Escape')
  await open(desk, 'Show today')
  const due = page.getByRole('region', { name: 'Homework due' })
  await expect(due).toContainText('Due today')
  await pressKey(due.getByRole('checkbox'), 'Space')
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
  await pressKey(homework.getByRole('button', { name: '添加作业' }), 'Enter')
  await pressKey(homework.getByRole('button', { name: /^实验报告三/ }), 'Enter')
  await homework.getByLabel('参考答案').fill('第1题 9.8\n第2题 向下')
  await homework.getByLabel('你的解答').fill('第1题 9.80\n第2题 向上')
  await pressKey(homework.getByRole('button', { name: '保存并比对' }), 'Enter')
  await expect(
    homework.getByText('答案共 2 题：1 题一致，1 题说法不同，请自己判断。'),
  ).toBeVisible()
  expect(await findCut(page)).toEqual([])
  await pressKey(homework.getByRole('button', { name: '删除', exact: true }), 'Enter')
  await expect(homework.getByRole('button', { name: '取消' })).toBeFocused()
  await pressKey(homework.getByRole('button', { name: '删除作业' }), 'Enter')
  await expect(homework.getByText('记下要交什么', { exact: false })).toBeVisible()
})

test('[H1] what one window saves is not written over by another that has not seen it, and nothing typed is lost', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await open(desk, 'Homework')
  const mine = pageOf(desk)
  await mine.getByRole('textbox', { name: 'What is to be handed in' }).fill('Essay')
  await pressKey(mine.getByRole('button', { name: 'Add homework' }), 'Enter')
  await pressKey(mine.getByRole('button', { name: /^Essay/ }), 'Enter')
  const other = { page: await openSecondTab(page) }
  await expect(other.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await open(other, 'Homework')
  const theirs = pageOf(other)
  await pressKey(theirs.getByRole('button', { name: /^Essay/ }), 'Enter')

  const solution = mine.getByLabel('Your solution')
  await solution.fill('Written here')
  await theirs.getByLabel('Your solution').fill('Written there')
  await pressKey(theirs.getByRole('button', { name: 'Keep and compare' }), 'Enter')
  await expect(mine.getByRole('alert')).toContainText('Written there')
  await expect(solution).toHaveValue('Written here')
  await expect(mine.getByRole('button', { name: 'Keep and compare' })).toBeDisabled()
  await expectNoBarriers(desk)
  expect(await findCut(page)).toEqual([])
  await pressKey(mine.getByRole('button', { name: 'Save mine instead' }), 'Enter')
  await expect(theirs.getByLabel('Your solution')).toHaveValue('Written here')
  await expect(mine.getByRole('alert')).toBeHidden()
  await expect(solution).toBeFocused()

  await pressKey(mine.getByRole('button', { name: 'Change', exact: true }), 'Enter')
  const title = mine.getByLabel('What is to be handed in')
  await title.fill('Long essay')
  await pressKey(theirs.getByRole('button', { name: 'Change', exact: true }), 'Enter')
  await theirs.getByLabel('Due on').fill('2026-11-30')
  await pressKey(theirs.getByRole('button', { name: 'Save' }), 'Enter')
  await expect(mine.getByRole('alert')).toContainText('Due Mon 30 Nov')
  await expect(title).toHaveValue('Long essay')
  await pressKey(mine.getByRole('button', { name: 'Drop mine' }), 'Enter')
  await expect(mine.getByRole('heading', { name: /^Essay/ })).toContainText('Due Mon 30 Nov')

  await solution.fill('Written here, and more')
  await pressKey(theirs.getByRole('button', { name: 'Delete', exact: true }), 'Enter')
  await pressKey(theirs.getByRole('button', { name: 'Delete homework' }), 'Enter')
  await expect(mine.getByRole('alert')).toContainText('What you typed for it is kept.')
  await other.page.keyboard.press('Escape')
  await open(other, 'Undo')
  await expect(solution).toHaveValue('Written here, and more')
  await other.page.close()
})

test('[H1] [D3] homework that comes with a file of everything is told of before, and goes and comes back with its import', async ({
  desk,
}) => {
  const { page } = desk
  const essay: Homework = {
    id: 1,
    title: 'Essay',
    course: 'History',
    dueDate: '2026-11-27',
    dueTime: null,
    checklist: noSteps,
    solution: '1) 4',
    answerKey: '',
    remarks: null,
    work: null,
    doneAt: null,
    createdAt: '2026-11-20T12:00:00Z',
  }
  const plan = { term: term({ weeks: 2 }), state: crowdedWeeks }
  const file = JSON.stringify({ format: everythingFormat, ...plan, homework: [essay] })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import your timetable' }).click()
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const chosen = { name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(file) }
  await (await choosing).setFiles(chosen)
  const found = page.getByRole('dialog')
  await expect(found).toContainText(
    'Also comes along: 1 homework item. Undo takes the homework back.',
  )
  await found.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await open(desk, 'Homework')
  const homework = pageOf(desk)
  await pressKey(homework.getByRole('button', { name: /^Essay/ }), 'Enter')
  await expect(homework.getByLabel('Your solution')).toHaveValue('1) 4')
  const other = { page: await openSecondTab(page) }
  await expect(other.page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await open(other, 'Undo')
  await expect(homework.getByRole('alert')).toContainText('That homework is not there')
  await open(other, 'Redo')
  await expect(homework.getByLabel('Your solution')).toHaveValue('1) 4')
  await other.page.close()
})
