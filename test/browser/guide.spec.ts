// A guide in the window: from the palette to the accepted card and back by mouse, and by keyboard alone in Chinese.
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut } from './growth.ts'
import { pressKey } from './press-key.ts'

function guideIn({ page }: Desk): Locator {
  return page.getByRole('region', { name: /^(Guide|课程引导)$/ })
}

function next({ page }: Desk, name: string): Locator {
  return page.getByRole('list', { name: /^(Suggestions|可以试试)$/ }).getByRole('button', { name })
}

async function expectNoBarriers({ page }: Desk): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('[B2] [B6] a guide goes from the palette to its card and back to a section, and a reload finds it again', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Plan a course with me' }).click()
  const guide = guideIn(desk)
  await expect(guide).toContainText('gathering')
  // No draft is shown before there is one, only what is still to be told.
  await expect(guide).toContainText('Still to tell: the course')
  await expect(guide.getByRole('listitem')).toHaveCount(0)
  await expect(next(desk, 'Linear algebra')).toBeVisible()
  await desk.say('Microeconomics, the exam is on 18 December')
  await next(desk, '7 hours').click()
  await expect(guide).toContainText('draft')
  // The talk tells of it in a line that opens; the whole of it stands in the guide.
  const told = page.getByRole('log').locator('details', { hasText: 'The draft: 5 sessions' })
  await expect(told.getByText('Spread: steady')).toBeHidden()
  await told.locator('summary').click()
  await expect(told.getByText('Spread: steady')).toBeVisible()
  await desk.say('no, it is 6 chapters')
  await expect(guide).toContainText('Changed: How much')
  const amount = guide.getByRole('button', { name: /^How much: 6 sessions.*; before: 5 sessions/ })
  await expect(amount).toBeVisible()

  await page.reload()
  await expect(amount).toBeVisible()
  await guide.getByRole('button', { name: 'Microeconomics draft' }).click()
  await expect(amount).toBeHidden()
  await page.reload()
  await expect(guide).toBeVisible()
  await expect(amount).toBeHidden()
  await guide.getByRole('button', { name: 'More of the guide' }).click()
  const file = await desk.download(() =>
    guide.getByRole('button', { name: 'Export guide' }).click(),
  )
  expect(JSON.parse(file)).toMatchObject({ guide: { state: 'DRAFTING' } })
  await guide.getByRole('button', { name: 'Leave' }).click()
  await expect(guide).toBeHidden()
  await next(desk, 'Go on with the guide').click()
  await expect(guide).toContainText('draft')

  await next(desk, 'Yes, go ahead').click()
  await expect(desk.card).toContainText('Add “Microeconomics: exam preparation” with 6 sessions')
  await expect(desk.card).toContainText('the exam is on Fri 18 Dec')
  await expect(desk.card.getByText('Still to place')).toBeVisible()
  const id = await desk.card.getAttribute('data-card-id')
  await page.reload()
  await expect(desk.card).toHaveAttribute('data-card-id', id ?? '')
  await expect(guide).toContainText('waiting for your yes')
  await desk.card.getByRole('button', { name: /^Accept/ }).click()
  await expect(guide).toContainText('written')
  await expect(page.getByRole('complementary', { name: 'Courses' })).toContainText('0 of 6 placed')
  await guide.getByRole('button', { name: 'Open the course pack' }).click()
  await expect(page.getByRole('dialog')).toContainText('Microeconomics')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(page.getByText('Accepted, undone')).toBeVisible()
  // What was undone is a draft again.
  await expect(guide).toContainText('draft')
  await expect(next(desk, 'Yes, go ahead')).toBeVisible()
  await page.getByRole('button', { name: /^Redo/ }).first().click()
  await expect(page.getByText('Accepted, undone')).toBeHidden()
  await expect(guide).toContainText('written')
  // Once something else is talked about it is a line.
  const onward = guide.getByRole('button', { name: 'Open the course pack' })
  await expect(onward).toBeVisible()
  await desk.say('what is free tomorrow?')
  await expect(onward).toBeHidden()

  // Back to a section of what is written: a change of it, on a card of its own.
  await guide.getByRole('button', { name: 'Microeconomics written' }).click()
  await guide.getByRole('button', { name: /^When: / }).click()
  await expect(desk.message).toHaveValue('Change the dates: ')
  await desk.say('Change the dates: by 11 December')
  await expect(guide).toContainText('draft')
  await guide.getByRole('button', { name: 'Microeconomics draft' }).click()
  await expect(guide.getByRole('button', { name: /^When: .*11 Dec/ })).toBeVisible()
  await next(desk, 'Yes, go ahead').click()
  await expect(desk.card).toContainText('Changes the limits of Microeconomics: exam preparation')
  await expect(desk.card.getByRole('listitem').filter({ hasText: 'Until' })).toHaveText(
    'UntilThu 17 Dec to Fri 11 Dec',
  )

  // A file takes the place of a guide, but never while a card waits for its answer.
  const path = join(tmpdir(), `weekloom-guide-${process.pid}.json`)
  writeFileSync(path, file)
  await desk.card.getByRole('button', { name: 'Reject' }).click()
  await page.keyboard.press('Enter')
  await expect(guide).toContainText('draft')
  await guide.getByRole('button', { name: 'More of the guide' }).click()
  const picked = page.waitForEvent('filechooser')
  await guide.getByRole('button', { name: 'Restore guide…' }).click()
  await (await picked).setFiles(path)
  await expect(page.getByText('The guide is as it was when it was exported.')).toBeVisible()
  await expect(guide.getByRole('button', { name: /^When: .*17 Dec/ })).toBeVisible()
})

test('[B3] [U3] a guide in Chinese by keyboard alone, dark and narrow, cut nowhere and without barriers', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1024, height: 640 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('切换到中文')
  await page.keyboard.press('Enter')
  // Said before the window speaks Chinese, the first words would be English, and so the titles.
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('带我规划')
  await page.keyboard.press('Enter')
  const guide = guideIn(desk)
  await expect(guide).toContainText('还想知道：哪门课')
  await expectNoBarriers(desk)
  await desk.message.focus()
  await page.keyboard.type('微观经济学，12月18日考试，我看图像很慢')
  await page.keyboard.press('Enter')
  await expect(guide).toContainText('还想知道：要学多少')
  // Two dates are told: both are kept, and the ways to settle it are at hand.
  await desk.message.focus()
  await page.keyboard.type('12月16日考试，6章')
  await page.keyboard.press('Enter')
  await expect(guide).toContainText('要先弄清：12月18日 周五还是12月16日 周三')
  await pressKey(next(desk, '12月18日 周五'), 'Enter')
  await expect(guide).toContainText('草稿')
  expect(await findCut(page)).toEqual([])
  await expectNoBarriers(desk)
  // Into the panel and to a section, which begins the change in the field.
  await pressKey(guide.getByRole('button', { name: /^避开：/ }), 'Enter')
  await expect(desk.message).toBeFocused()
  await expect(desk.message).toHaveValue('改一下要避开的：')
  await page.keyboard.type('周末不学')
  await page.keyboard.press('Enter')
  await expect(guide).toContainText('刚改的：')
  await pressKey(next(desk, '好，就这样'), 'Enter')
  await expect(desk.card).toContainText('考试复习')
  await expect(guide).toContainText('等你确认')
  expect(await findCut(page)).toEqual([])
  await expectNoBarriers(desk)
  await desk.card.focus()
  await page.keyboard.press('c')
  await expect(desk.message).toBeFocused()
  await page.keyboard.type('改成12月16日考试')
  await page.keyboard.press('Enter')
  await expect(guide).toContainText('草稿')
  await expect(guide.getByRole('button', { name: /^时间：.*12月16日/ })).toBeVisible()
  await page.keyboard.type('好')
  await page.keyboard.press('Enter')
  await expect(desk.card).toContainText('12月16日')
  await page.keyboard.press('Control+Enter')
  await expect(guide).toContainText('已写入')
  await expectNoBarriers(desk)
  await pressKey(guide.getByRole('button', { name: '收起这次引导' }), 'Enter')
  await expect(guide).toBeHidden()
  await expect(desk.message).toBeFocused()
})

test('[B10] the form sets what the talk has not told, says where each value is from, and takes a step back', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  await desk.say('guide me through Microeconomics')
  const guide = guideIn(desk)
  await guide.getByLabel(/^Exam on · open/).fill('2026-12-18')
  await guide.getByLabel(/^Hours in all \(h\) · open/).fill('9')
  await expect(guide.getByLabel(/^Exam on · told/)).toHaveValue('2026-12-18')
  await page.keyboard.press('Tab')
  await expect(guide).toContainText('draft')
  await expect(guide.getByLabel(/^Difficulty · guess/)).toHaveValue('3')
  await guide.getByRole('checkbox', { name: 'Sun' }).click()
  await expect(guide).toContainText('not on Sunday')
  await guide.getByRole('button', { name: 'Take back the last step' }).click()
  await expect(guide.getByRole('checkbox', { name: 'Sun' })).not.toBeChecked()
  await desk.say('no, the exam is on 16 December')
  await expect(guide.getByLabel(/^Exam on · told/)).toHaveValue('2026-12-16')
  // What has scrolled under the field to write in is seen by nobody, and its contrast measured against that.
  await guide.getByRole('button', { name: /^How much/ }).scrollIntoViewIfNeeded()
  await expectNoBarriers(desk)
})
