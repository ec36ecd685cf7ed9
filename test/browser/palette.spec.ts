// Every action by keyboard alone, from anywhere on the page (U4), in both languages and themes.
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { amidBritishWeeks, britishTerm, britishWeeks } from './british-weeks.ts'
import { importSchedule } from './import-schedule.ts'
import { chooseInMenu, menuButton } from './menu.ts'
import { pressKey } from './press-key.ts'
import { test } from './desk.ts'

test('[U3] a week is planned, accepted and undone without the pointer', async ({ desk }) => {
  await takeSample(desk)
  const { page } = desk
  const palette = page.getByRole('dialog', { name: 'All actions' })
  const act = async (query: string, name: string) => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(query)
    // Some can be done only once the turn that runs has ended.
    await expect(palette.getByRole('option', { selected: true })).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
  }
  await act('plan', 'Plan my week')
  await expect(desk.card).toBeVisible()
  await act('acc', 'Accept the proposal')
  await expect(desk.sessions.first()).toBeVisible()
  await act('undo', 'Undo')
  await expect(desk.sessions).toHaveCount(0)
  await act('redo', 'Redo')
  await expect(desk.sessions.first()).toBeVisible()
  await act('write', 'Write a message')
  await expect(desk.message).toBeFocused()
})

test.describe('amid a British term', () => {
  test.use({ now: amidBritishWeeks })

  test('[U3] a course, a block, what is due and a text are found by name, and lead there', async ({
    desk,
  }) => {
    await importSchedule(desk, britishWeeks(), britishTerm)
    const { page } = desk
    const palette = page.getByRole('dialog', { name: 'All actions' })
    const options = palette.getByRole('option')
    const find = async (query: string) => {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(query)
    }
    // Of what comes every week the next meeting alone.
    await find('tutorial')
    await expect(options).toHaveText([
      /Real Analysis - Tutorial.*Wed 4 Nov 14:00–15:00/,
      'Say “tutorial” in the conversation',
    ])
    await page.keyboard.press('Escape')
    await find('middlemarch')
    await expect(options.filter({ hasText: 'Due Thu 19 Nov' })).toHaveCount(1)
    await expect(options.filter({ hasText: 'to place' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await find('revision 2')
    await expect(options.first()).toContainText('Thu 5 Nov 17:00–19:00')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Class test revision 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await find('PHYS2302 Quantum Mechanics')
    await expect(options.first()).toContainText('Course')
    await page.keyboard.press('Enter')
    const courses = page.getByRole('dialog', { name: 'Courses' })
    await expect(courses).toContainText('Class test revision')
    await page.keyboard.press('Escape')
    await find('deadline middlemarch')
    await expect(options.first()).toContainText('Due Thu 19 Nov')
    await page.keyboard.press('Enter')
    await expect(courses).toContainText('Essay on Middlemarch')
    await page.keyboard.press('Escape')
    // Of two texts the one that was looked for is at hand.
    await find('recite from memory')
    await page.keyboard.press('Enter')
    const recite = page.getByRole('dialog', { name: 'Recite' })
    for (const name of ['Cauchy sequences', 'Uniform limits']) {
      await recite.getByRole('button', { name: 'Keep a text' }).click()
      await recite.getByRole('textbox', { name: 'Name' }).fill(name)
      await recite.getByRole('textbox', { name: 'Text' }).fill('Each term comes near to the rest.')
      await recite.getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(recite.getByRole('button', { name: `Recite ${name}` })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await find('uniform')
    await expect(options.first()).toContainText('Uniform limits')
    await page.keyboard.press('Enter')
    await expect(recite.getByRole('button', { name: 'Recite Uniform limits' })).toBeFocused()
  })
})

test('[U3] the keys are listed, by the palette too, and the list gives the focus back', async ({
  desk,
}) => {
  await takeSample(desk)
  const { page } = desk
  await page.getByRole('button', { name: 'Health' }).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByRole('definition').filter({ hasText: /^Ctrl\+K$/ })).toBeVisible()
  await expect(list).toContainText('UndoCtrl+Z')
  await expect(list).toContainText('Take it in handSpace')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Health' })).toBeFocused()
})

test('[U3] the arrows walk the list, Escape gives the focus back, and nothing fits nonsense', async ({
  desk,
}) => {
  await takeSample(desk)
  const { page } = desk
  await page.getByRole('button', { name: 'Health' }).focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'All actions' })
  const selected = palette.getByRole('option', { selected: true })
  const first = await selected.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(selected).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('xyzzy')
  await expect(palette).toContainText('Nothing is called “xyzzy”')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Health' })).toBeFocused()
  // What is no name is a wish.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dentist on Saturday at 15:20')
  await expect(selected).toHaveText(/^Say “dentist on Saturday at 15:20”/)
  await page.keyboard.press('Enter')
  await expect(desk.card).toContainText(/Sat.*15:20/)
})

test('[U3] the top bar has six things at most, and its menu is walked by arrows and gives the focus back', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  const bar = page.getByRole('banner')
  // Undo and redo are one thing, and so is the week with the way to others.
  await expect(bar.getByRole('button').filter({ visible: true })).toHaveCount(9)
  await pressKey(menuButton(page), 'Enter')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toBeFocused()
  await expect(items.first()).toBeHidden()
  await chooseInMenu(page, 'Homework')
  await expect(page.getByRole('dialog', { name: 'Homework' })).toBeVisible()
})

for (const [language, colorScheme] of [
  ['en', 'dark'],
  ['zh', 'light'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language })

    test('[U3] no barrier in the palette', async ({ desk }) => {
      await takeSample(desk)
      const { page } = desk
      await page.emulateMedia({ colorScheme })
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('listbox')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    })
  })
}
