// What goes out, in a real browser: the choice with its preview (X10), and the calendar that the plan is pushed to (X11).
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './desk.ts'
import { crowdedWeeks, beforeCrowdedWeeks, importSchedule } from './import-schedule.ts'
import { chooseInMenu } from './menu.ts'

test.use({ now: beforeCrowdedWeeks })

test.describe('in English', () => {
  test('[X10] the preview follows the choice, the choice is remembered, and the file is what was shown', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    await chooseInMenu(page, 'Export')
    const dialog = page.getByRole('dialog', { name: 'Export' })
    const preview = dialog.getByRole('region', { name: 'What will be written' })
    await expect(preview).toContainText('5 study blocks')
    // As a calendar will show it; what a program reads is in a fold.
    await expect(preview.getByRole('region', { name: '2026-11-03' })).toContainText(
      '10:00–11:45Problem set 1Calculus',
    )
    const raw = preview.getByText(/BEGIN:VCALENDAR/)
    await expect(raw).toBeHidden()
    await preview.getByText('The file itself').click()
    await expect(raw).toBeVisible()
    await dialog.getByLabel('Reminder').selectOption('15 minutes before')
    await expect(preview).toContainText('TRIGGER:-PT15M')
    await dialog.getByLabel('File').selectOption('Task list (.md)')
    await dialog.getByRole('checkbox', { name: 'History' }).check()
    await expect(preview).toContainText('2 study blocks · 1 without a place')
    await expect(preview).toContainText('Reading 1')
    await expect(preview).not.toContainText('Problem set')
    await dialog.getByRole('radio', { name: 'Other dates' }).check()
    await dialog.getByLabel('To', { exact: true }).fill('2026-10-01')
    await expect(preview.getByRole('status').first()).toContainText('The last day lies before')
    await dialog.getByRole('radio', { name: 'The whole term' }).check()
    await expect(preview).toContainText('Saturday reading')
    const found = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(found.violations).toEqual([])
    const file = await desk.download(() => dialog.getByRole('button', { name: 'Export' }).click())
    expect(file).toContain('- [ ] 10:00 - 11:45 Saturday reading (History)')
    await expect(dialog).toBeHidden()
    await chooseInMenu(page, 'Export')
    await expect(dialog.getByLabel('File').locator(':checked')).toHaveText('Task list (.md)')
    await expect(dialog.getByRole('checkbox', { name: 'History' })).toBeChecked()
  })
})

test('[X15] the web page fits a phone, is readable in both themes, and prints', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, crowdedWeeks)
  await chooseInMenu(page, 'Export')
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByLabel('File').selectOption('Web page (.html)')
  await dialog.getByRole('radio', { name: 'The whole term' }).check()
  const preview = dialog.getByRole('region', { name: 'What will be written' })
  await expect(preview).toContainText('10:00–11:45 Saturday reading study History')
  await expect(dialog.getByRole('checkbox', { name: 'Classes, exams' })).toBeChecked()
  const file = await desk.download(() => dialog.getByRole('button', { name: 'Export' }).click())
  const shared = await page.context().newPage()
  await shared.setViewportSize({ width: 390, height: 844 })
  await shared.setContent(file)
  for (const media of [
    { colorScheme: 'light', media: 'screen' },
    { colorScheme: 'dark', media: 'screen' },
    { colorScheme: 'light', media: 'print' },
  ] as const) {
    await shared.emulateMedia(media)
    const found = await new AxeBuilder({ page: shared }).analyze()
    expect(found.violations).toEqual([])
    const beyond = 'document.documentElement.scrollWidth - window.innerWidth'
    expect(await shared.evaluate(beyond)).toBeLessThanOrEqual(0)
  }
  await expect(shared.getByRole('heading', { level: 2, name: 'Week 1 ' })).toBeVisible()
  await shared.close()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[X11] a calendar is set up by keyboard, and what goes wrong is a sentence beside the button', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, crowdedWeeks)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('caldav')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '设置' })
    await expect(dialog.getByRole('tab', { name: '日历' })).toHaveAttribute('aria-selected', 'true')
    // Only to another machine is there a line on which others could read along.
    await dialog.getByLabel('服务器地址').fill('http://calendar.invalid/')
    await expect(dialog.getByText('途中的人能读到你的密码和计划')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: '不加密也发给' })).not.toBeChecked()
    await dialog.getByLabel('服务器地址').fill('http://127.0.0.1:9/')
    await expect(dialog.getByText('途中的人能读到你的密码和计划')).toBeHidden()
    await dialog.getByLabel('用户名').fill('student')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('已保存。')).toBeVisible()
    await dialog.getByRole('button', { name: '现在推送' }).click()
    await expect(dialog.getByText('这个服务器和用户还没有密码')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '现在推送' })).toBeFocused()
    const found = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(found.violations).toEqual([])
    await dialog.getByRole('button', { name: '停止推送' }).click()
    await expect(dialog.getByText('不再推送，已推送的内容还在那边。')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '现在推送' })).toBeHidden()
  })
})
