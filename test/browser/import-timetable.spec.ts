// Timetables in other formats through the dialog: pasted lines with what they leave open, and a table with its columns.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './desk.ts'
import { pressKey } from './press-key.ts'

test.use({ now: '2026-09-10T08:00:00+08:00' })

const pasted = `Mon 3-4 Physics, room 201, weeks 1-8
every other week Tue 8-9 Seminar`

test('[U5] a timetable that is pasted beside the field is read at once', async ({ desk }) => {
  const { page } = desk
  await pressKey(page.getByRole('button', { name: 'Import your timetable' }), 'Enter')
  const file = page.getByRole('button', { name: 'Choose a file' })
  await expect(file).toBeFocused()
  await file.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, 'Mon 10:00-11:30 Physics')
  const dialog = page.getByRole('dialog', { name: 'What is in this timetable' })
  await expect(dialog.getByText('Mon 10:00–11:30 Physics, every week')).toBeVisible()
  // One entry from one line, though it is held in each week; the number is the same once it is in.
  await expect(dialog.getByText(/^1 entry on 16 dates · study work for 1 course/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('textbox', { name: /paste it as text/ })).toHaveValue(/Physics/)
})

test('[U5] on the first page a timetable is pasted without a click, and what is none is mended in its field', async ({
  desk,
}) => {
  const { page } = desk
  const paste = (text: string) =>
    page.getByRole('heading', { name: 'Your study week' }).evaluate((element, copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', copied)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)
  await paste('Mon 10:00-11:30 Physics')
  const found = page.getByRole('dialog', { name: 'What is in this timetable' })
  await expect(found.getByText('Mon 10:00–11:30 Physics, every week')).toBeVisible()
  await found.getByRole('button', { name: 'Cancel' }).click()
  await paste('hello')
  await found.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('textbox', { name: /paste it as text/ })).toHaveValue('hello')
})

test('[X7] [U9] pasted lines are shown as understood, asked about, mended, imported and undone', async ({
  desk,
}) => {
  const { page } = desk
  await pressKey(page.getByRole('button', { name: 'Import your timetable' }), 'Enter')
  const start = page.getByRole('dialog', { name: 'Import your timetable' })
  await expect(start.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await start.getByRole('textbox', { name: /paste it as text/ }).fill('hello')
  await start.getByRole('button', { name: 'Read the text' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is in this timetable' })
  await expect(dialog.getByText('no weekday and no date')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  // What was not understood is mended where it was pasted.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(start.getByRole('textbox', { name: /paste it as text/ })).toHaveValue('hello')
  await start.getByRole('textbox', { name: /paste it as text/ }).fill(pasted)
  await start.getByRole('button', { name: 'Read the text' }).click()
  await expect(dialog.getByText('it does not say whether odd or even weeks')).toBeVisible()
  await expect(dialog.getByText('Mon 3–4 Physics, room 201, weeks 1–8')).toBeVisible()
  const began = dialog.getByLabel(/first week began on/)
  await expect(began).toBeFocused()
  await expect(dialog.getByText('a guess', { exact: true })).toHaveCount(3)
  await began.fill('2026-09-09')
  // As the app says it, in whatever order the browser writes dates.
  await expect(began.locator('..')).toHaveAttribute('data-said', '9 Sep 2026')
  await expect(dialog.getByText('Week 1 starts on Mon 7 Sep.')).toBeVisible()
  await expect(began).toBeFocused()
  await dialog.getByLabel(/Periods of a day/).selectOption('chinese-12')
  await expect(dialog.getByText('Mon 09:55–11:30, weeks 1–8')).toBeVisible()
  // A holiday is only offered; the make-up day follows the day that the person names.
  await dialog.getByText('Days off and make-up days').click()
  await dialog.getByRole('checkbox', { name: /Fri 2 Oct National Day/ }).check()
  await dialog.getByRole('button', { name: 'Add a day' }).click()
  await dialog.getByLabel('Date').fill('2026-09-20')
  await dialog.getByLabel('What happens').selectOption('follows')
  await dialog.getByLabel('Week', { exact: true }).fill('3')
  await dialog.getByRole('combobox', { name: 'Day', exact: true }).selectOption('1')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Sun 20 Sep: classes of Monday, week 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add a day' })).toBeFocused()
  await expect(dialog.getByText(/9 times/)).toBeVisible()
  // A week of holidays is typed once.
  await dialog.getByRole('button', { name: 'Add a day' }).click()
  await dialog.getByLabel('Date').fill('2026-10-05')
  await dialog.getByLabel(/^Until/).fill('2026-10-07')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Wed 7 Oct: no classes')).toBeVisible()
  await expect(dialog.getByText(/8 times/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('button', { name: /Physics/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.locator('button[data-task-id]')).toHaveCount(0)
})

const table = `Fach;Dozent;Tag;Std;Ort
Mathe;Dr. Lee;Monday;1-2;A201
Kunst;Dr. Kim;Someday;3;B7`

test('[X7] a table whose columns are not known is mapped, with the rows read anew at each change', async ({
  desk,
}) => {
  const { page } = desk
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-table-'))
  const file = join(folder, 'week.csv')
  writeFileSync(file, table)
  await page.getByRole('button', { name: 'Import your timetable' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
  const dialog = page.getByRole('dialog', { name: 'What is in this timetable' })
  await dialog.getByRole('combobox', { name: /^Column 1\b/ }).selectOption('title')
  await dialog.getByRole('combobox', { name: /^Column 3\b/ }).selectOption('weekday')
  await dialog.getByRole('combobox', { name: /^Column 4\b/ }).selectOption('period')
  await dialog.getByRole('combobox', { name: /^Column 5\b/ }).selectOption('room')
  await dialog.getByRole('combobox', { name: /^Column 2\b/ }).selectOption('none')
  await dialog.getByRole('checkbox', { name: /first row holds the names/ }).check()
  await expect(dialog.getByText('Mon 1–2 Mathe, A201, every week')).toBeVisible()
  await expect(dialog.getByText('“Someday” is no weekday')).toHaveCount(1)
  await expect(dialog.getByRole('combobox', { name: 'Column 3, Tag' })).toHaveValue('weekday')
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled()
  rmSync(folder, { recursive: true, force: true })
})

test('[X2] [U3] each entry is said to be something else by keyboard, and comes in as that', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Import your timetable' }).click()
  const start = page.getByRole('dialog', { name: 'Import your timetable' })
  const lines = 'Mon 10:00-11:30 Physics, weeks 1-8\nTue 14:00-15:00 Choir, weeks 1-8'
  await start.getByRole('textbox', { name: /paste it as text/ }).fill(lines)
  await start.getByRole('button', { name: 'Read the text' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is in this timetable' })
  const physics = dialog.getByRole('combobox', { name: 'What Physics becomes' })
  const choir = dialog.getByRole('combobox', { name: 'What Choir becomes' })
  await expect(physics).toHaveValue('class')
  await expect(choir).toHaveValue('personal')
  await choir.focus()
  await choir.press('c')
  await expect(choir).toHaveValue('class')
  await expect(dialog.getByRole('checkbox', { name: 'Choir' })).toBeVisible()
  await expect(choir).toBeFocused()
  await physics.selectOption('left out')
  await expect(dialog.getByText(/left out because you said so: “Physics”/)).toBeVisible()
  await expect(physics).toHaveValue('left-out')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('button', { name: /Choir/ }).first()).toBeVisible()
  await expect(page.locator('button[data-task-id]').filter({ hasText: 'Physics' })).toHaveCount(0)
})
