// A term without a calendar file: typed in with the keyboard alone, changed later, in both languages and themes (U6).
import { chooseInMenu } from './menu.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './desk.ts'
import { pressKey } from './press-key.ts'

async function expectNoBarrier(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

/** Behind the name, its course and its place. */
async function tabToWeeks(page: Page) {
  for (const _ of ['course', 'place', 'weeks']) await page.keyboard.press('Tab')
}

/** From the field of the name: what a person types into a new class. */
async function typeClass(page: Page, title: string, weeks?: string) {
  await expect(page.getByRole('textbox', { name: /^(Name|名称)$/ })).toBeFocused()
  await page.keyboard.type(title)
  if (weeks !== undefined) {
    await tabToWeeks(page)
    await page.keyboard.type(weeks)
  }
  await page.keyboard.press('Enter')
}

test('[U6] the timetable is typed in by keyboard alone, with its clashes, until the week is shown', async ({
  desk,
}) => {
  const { page } = desk
  await pressKey(page.getByRole('button', { name: 'Type your timetable in' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Type your timetable in' })
  const began = dialog.getByLabel('The first week began on')
  await expect(began).toBeFocused()
  await expect(began).toHaveValue('2026-11-23')
  await expectNoBarrier(page)
  await dialog.getByRole('combobox', { name: 'Periods of a day' }).focus()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('gridcell', { name: 'Monday, 08:00–09:00: free' })).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await typeClass(page, 'Physics')
  await expect(
    dialog.getByRole('gridcell', { name: /^Monday, 09:00–10:00: Physics, weeks 1-16$/ }),
  ).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await typeClass(page, 'Latin', '1-16 odd')
  // Another one on the same period: the form says with which and in which weeks.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Art')
  await expect(
    dialog.getByText('Clashes with “Latin” at 09:00–10:00 in weeks 1-15 odd.'),
  ).toBeVisible()
  await expectNoBarrier(page)
  await tabToWeeks(page)
  await page.keyboard.type('even')
  await expect(dialog.getByText('Clashes with')).toHaveCount(0)
  await page.keyboard.press('Enter')
  // Escape leaves the form, and does not drop the timetable.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('What you typed is not saved.')).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Save' })
  await pressKey(save, 'Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Saved 3 classes and work for 3 courses.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Physics/ }).first()).toBeVisible()
  await expect(desk.message).toBeFocused()
})

test('[U6] [U9] keys begin at the cell that has the focus, and classes that clash are told by the clock', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Type your timetable in' }).click()
  const dialog = page.getByRole('dialog')
  // Where a screen reader goes, no key leads.
  await dialog.getByRole('gridcell', { name: /^Wednesday, 10:00/ }).focus()
  for (const title of ['Optics', 'Drama', 'Latin', 'Greek']) {
    await page.keyboard.press('Enter')
    if (title !== 'Optics') {
      await dialog.getByRole('form').getByRole('button', { name: 'Another class here' }).click()
    }
    await typeClass(page, title)
  }
  await expect(dialog.getByText('Change “Drama”, “Latin” and 1 more first.')).toBeVisible()
  await page.keyboard.press('Enter')
  const clash = dialog.getByText('at 10:00–11:00 in weeks 1-16. And with 2 more.')
  await expect(clash).toBeVisible()
  // What it stands over can still be reached.
  await page.setViewportSize({ width: 1360, height: 620 })
  await expect(dialog.getByRole('combobox', { name: 'Kind' })).toBeInViewport()
})

for (const [language, colorScheme, names] of [
  [
    'en',
    'dark',
    {
      item: 'Edit the timetable',
      open: 'Timetable',
      day: 'Day',
      apply: 'Apply',
      effect: 'See the effect',
      save: 'Save',
      moved: /Physics: Mon.* → Thu/,
      days: 'Days off',
      off: 'No classes',
      undo: 'Undo',
    },
  ],
  [
    'zh',
    'light',
    {
      item: '修改课表',
      open: '课表',
      day: '星期',
      apply: '确定',
      effect: '查看影响',
      save: '保存',
      moved: /Physics：周一.* → 周四/,
      days: '放假和调休',
      off: '放假',
      undo: '撤销',
    },
  ],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language })

    test('[U6] a class is moved with its effect shown, a day off added, both undone, and nothing bars the way', async ({
      desk,
    }) => {
      const { page } = desk
      await page.emulateMedia({ colorScheme })
      await page.getByRole('button', { name: /^(Type your timetable in|自己填课表)$/ }).click()
      await pressKey(page.getByRole('gridcell').first(), 'Enter')
      await typeClass(page, 'Physics')
      await page.getByRole('button', { name: names.save, exact: true }).click()
      const week = page.getByRole('button', { name: /^Physics/ })
      await expect(week.first()).toBeVisible()
      await chooseInMenu(page, names.item)
      const dialog = page.getByRole('dialog', { name: names.open, exact: true })
      await dialog.getByRole('gridcell', { name: /Physics/ }).click()
      await dialog.getByRole('combobox', { name: names.day }).selectOption('4')
      await dialog.getByRole('button', { name: names.apply }).click()
      await expectNoBarrier(page)
      await dialog.getByRole('button', { name: names.effect }).click()
      await expect(dialog.getByText(names.moved)).toBeVisible()
      await expectNoBarrier(page)
      await dialog.getByRole('button', { name: names.save }).click()
      await expect(dialog).toBeHidden()
      await page.keyboard.press('Control+k')
      await page.keyboard.type(language === 'en' ? 'days off' : '调休')
      await page.keyboard.press('Enter')
      const setup = page.getByRole('dialog')
      await setup.getByRole('button', { name: names.days }).click()
      await expectNoBarrier(page)
      await setup.getByRole('button', { name: names.effect }).first().click()
      await setup.getByRole('button', { name: names.save }).click()
      await expect(setup.getByRole('listitem').getByText(names.off, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(setup).toBeHidden()
      const undo = page.getByRole('button', { name: names.undo, exact: true })
      await undo.click()
      await undo.click()
      await expect(page.getByRole('button', { name: /^Physics/ }).first()).toBeVisible()
    })
  })
}
