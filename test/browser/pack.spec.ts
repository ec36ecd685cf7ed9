// The course pack in the window: fields written, out of date, compared and restored, by keyboard alone.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { chooseTutor, takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut, growText } from './growth.ts'
import { openSecondTab } from './second-tab.ts'
import { startTutor } from './tutor-server.ts'
import { pressKey } from './press-key.ts'
import { chooseInMenu } from './menu.ts'

function pageOf({ page }: Desk): Locator {
  return page.getByRole('dialog', { name: /^(Course pack|课程包)/ })
}

async function open({ page }: Pick<Desk, 'page'>, name: string): Promise<void> {
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
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

test('[K7] a field is written by hand, makes another out of date, is compared, restored and kept while typed', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await open(desk, 'Course pack')
  const pack = pageOf(desk)
  const press = (name: string | RegExp) => pressKey(pack.getByRole('button', { name }), 'Enter')
  await expectNoBarriers(desk)
  await press('Write the goal')
  const goal = pack.getByRole('textbox', { name: 'Goal' })
  await expect(goal).toBeFocused()
  await page.keyboard.type('Pass the exam with 70 points')
  await page.keyboard.press('Control+Enter')
  await expect(pack.getByText('Goal is at version 1 now.')).toBeVisible()
  await expect(pack.getByRole('button', { name: 'Edit Goal' })).toBeFocused()

  await press(/^2 ?Research/)
  await press('Write it yourself: What the course asks')
  await page.keyboard.type('# Exams\n- **Oral** in week 15\n<b>no markup</b>')
  await page.keyboard.press('Control+Enter')
  const demands = pack.getByRole('article', { name: 'What the course asks' })
  await expect(demands.getByRole('heading', { name: 'Exams' })).toBeVisible()
  await expect(demands.locator('li strong')).toHaveText('Oral')
  await expect(demands.getByText('<b>no markup</b>')).toBeVisible()

  await press(/^1 ?What you want/)
  await press('Edit Goal')
  await goal.fill('Pass the oral exam with 80 points')
  await page.keyboard.press('Control+Enter')
  // The focus comes back with the answer: what is pressed before would press there.
  await expect(pack.getByRole('button', { name: 'Edit Goal' })).toBeFocused()
  await press(/^2 ?Research ?out of date/)
  await expect(demands.getByText('“Goal” has changed since', { exact: false })).toBeVisible()
  await expectNoBarriers(desk)
  await press('Keep as it is: What the course asks')
  await expect(pack.getByText('What the course asks is settled.')).toBeVisible()

  await press(/^1 ?What you want/)
  await press('Goal: 2 versions')
  await press('Compare version 2 with version 1')
  const difference = pack.getByRole('figure', { name: 'From version 1 to version 2' })
  await expect(difference.locator('p ins')).toHaveText(['oral ', '80'])
  await expect(difference.locator('p del')).toHaveText(['70'])
  await expectNoBarriers(desk)
  await press('Restore version 1')
  await expect(pack.getByText('Version 1 of Goal is back, as a new version.')).toBeVisible()
  await expect(pack.getByText('Pass the exam with 70 points').first()).toBeVisible()
  await press('Write it for me: Goal')
  await expect(pack.getByRole('button', { name: 'Keep mine' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pack.getByRole('button', { name: 'Write it for me: Goal' })).toBeFocused()

  // What is typed outlives the page, and a version that another window writes meanwhile.
  await press('Edit Goal')
  await goal.fill('Not saved yet')
  await page.keyboard.press('Escape')
  await page.reload()
  await open(desk, 'Course pack')
  await expect(goal).toHaveValue('Not saved yet')
  const other = await openSecondTab(page)
  await open({ page: other }, 'Course pack')
  await pressKey(other.getByRole('button', { name: 'Cancel' }), 'Enter')
  await pressKey(other.getByRole('button', { name: /^Goal: \d versions/ }), 'Enter')
  await pressKey(other.getByRole('button', { name: 'Restore version 2' }), 'Enter')
  await expect(pack.getByRole('alert')).toContainText('Meanwhile version 4 was written.')
  await expect(goal).toHaveValue('Not saved yet')
  await press('Save mine as the next version')
  await expect(pack.getByText('Goal is at version 5 now.')).toBeVisible()
  await other.close()
})

test('[K5] what Weekloom writes into a field is stopped where it is awaited, and the field stays as it was', async ({
  desk,
}) => {
  const tutor = await startTutor('Hello.')
  await takeSample(desk)
  await chooseTutor(desk, tutor.baseUrl)
  await open(desk, 'Course pack')
  const pack = pageOf(desk)
  await pressKey(pack.getByRole('button', { name: /^2 ?Research/ }), 'Enter')
  const letGo = tutor.hold()
  const write = pack.getByRole('button', { name: 'Write it for me: What the course asks' })
  await pressKey(write, 'Enter')
  await expect.poll(tutor.isHeld).toBe(true)
  await expect(pack.getByTestId('side-job')).toContainText('Writing the field')
  await expectNoBarriers(desk)
  await pressKey(pack.getByRole('button', { name: 'Stop', exact: true }), 'Enter')
  await expect(pack.getByText('It was stopped before it was done.')).toBeVisible()
  await expect(pack.getByTestId('side-job')).toBeHidden()
  await expect(write).toBeEnabled()
  await expect(
    pack.getByRole('button', { name: 'Write it yourself: What the course asks' }),
  ).toBeVisible()
  letGo()
  await tutor.close()
})

test('[K7] the page speaks Chinese, cuts nothing in a narrow window, and deletes a pack after a question', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await chooseInMenu(page, '切换到中文')
  await page.setViewportSize({ width: 860, height: 640 })
  await growText(page)
  await page.reload()
  await open(desk, '课程包')
  const pack = pageOf(desk)
  await pressKey(pack.getByRole('button', { name: /写下目标/ }), 'Enter')
  await page.keyboard.type('期末考试及格')
  await page.keyboard.press('Control+Enter')
  await expect(pack.getByRole('article').first()).toContainText('期末考试及格')
  await pressKey(pack.getByRole('button', { name: /个版本/ }), 'Enter')
  expect(await findCut(page)).toEqual([])
  await page.setViewportSize({ width: 560, height: 640 })
  expect(await findCut(page)).toEqual([])
  await pressKey(pack.getByRole('button', { name: '删除这个课程包' }), 'Enter')
  await expect(pack.getByRole('button', { name: /保留/ })).toBeFocused()
  await pressKey(pack.getByRole('button', { name: /^删除/ }).last(), 'Enter')
  await expect(pack.getByRole('button', { name: /写下目标/ })).toBeVisible()
})
