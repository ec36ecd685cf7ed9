// What the page offers where it used to end: after the term, before an exam without work, after an appointment by keys.
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import { test } from './desk.ts'
import { importSchedule } from './import-schedule.ts'
import { pressKey } from './press-key.ts'

const term = { weeks: 2 }
const exams = schedule(
  [
    event(1, at(4, 3, 4), { title: 'Quantum class test', course: 'Quantum', eventKind: 'exam' }),
    event(2, at(12, 3, 4), { title: 'Optics exam', course: 'Optics', eventKind: 'exam' }),
  ],
  week(term),
)

test.describe('in the first week', () => {
  test.use({ now: '2026-11-03T07:30:00+08:00' })

  test('[U10] for an exam without work some is offered, once', async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, exams, term)
    const offers = page.getByRole('button', { name: /^Plan \d × 1 h 30 min before it/ })
    // Two days are left before the one, nine before the other.
    await expect(offers).toContainText(['Plan 2 ×', 'Plan 4 ×'])
    await offers.first().click()
    const form = page.getByRole('dialog', { name: 'Add study work' })
    await expect(form.getByLabel('Course')).toHaveValue('Quantum')
    await expect(form.getByLabel('What')).toHaveValue('Prepare for Quantum class test')
    await expect(form.getByLabel('To', { exact: true })).toHaveValue('2026-11-04')
    await expect(form.getByLabel('Sessions', { exact: true })).toHaveValue('2')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(offers).toHaveCount(1)
    await desk.say('Plan my week')
    await expect(desk.card).toContainText('Quantum')
  })

  test('[U1] [U3] an appointment that was added by keys has the focus', async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, exams, term)
    await page.locator('button[data-task-id]').first().focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await pressKey(menu.getByRole('menuitem', { name: 'Appointment…' }), 'Enter')
    const form = page.getByRole('dialog', { name: 'Appointment' })
    await form.getByLabel('What').fill('Dentist')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Dentist/ })).toBeFocused()
  })
})

const works = schedule(
  [
    taskClass(1, { title: 'Problem sets', course: 'Optics' }),
    taskClass(2, { title: 'Reading', course: 'Optics' }),
    item(1),
    item(2, { classId: 2, order: 1, duration: 1 }),
    item(3, { classId: 2, order: 2, duration: 2, place: at(2, 8, 9) }),
    event(9, at(2, 3, 4), { title: 'Optics', course: 'Optics' }),
  ],
  week(term),
)

test.describe('of a course with two works', () => {
  test.use({ now: '2026-11-03T07:30:00+08:00' })

  test('[U5] the preview and what is said of it count the course once', async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, works, term, async (preview) => {
      await expect(preview).toContainText('study work for 1 course')
      await expect(preview.getByRole('checkbox', { name: 'Optics' })).toHaveCount(1)
    })
    await expect(page.getByText(/with study work for 1 course\./)).toBeVisible()
    await page.getByRole('button', { name: 'Today', exact: true }).first().click()
    const next = page.getByRole('region', { name: 'Next' })
    await expect(next).toContainText('10:00–11:45 · in 2 h 30 min')
    await expect(page.getByRole('heading', { name: /^The day 1 h 30 min of study/ })).toBeVisible()
  })
})

const taught = schedule(
  [
    taskClass(1, { title: 'Quantum review', course: 'Quantum', toDay: 14 }),
    item(1, { title: 'Quantum review 1' }),
    event(11, at(8, 3, 4), { title: 'Quantum class test', course: 'Quantum', eventKind: 'exam' }),
    event(12, at(4, 1, 2), { title: 'Quantum', course: 'Quantum' }),
    event(13, at(10, 1, 2), { title: 'Quantum', course: 'Quantum' }),
  ],
  week(term),
)

test.describe('before the first plan', () => {
  test.use({ now: '2026-11-03T07:30:00+08:00' })

  test('[U5] [U10] habits are asked for, a tap each, and a test that lessons follow is offered work', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, taught, term)
    await expect(page.getByRole('button', { name: /^Plan 4 × 1 h 30 min before it/ })).toBeVisible()
    const asking = () => desk.page.getByRole('region', { name: 'Before the first plan' })
    const asked = asking()
    await asked.getByRole('group', { name: 'No study before' }).getByText('10:00').click()
    await asked.getByRole('group', { name: 'No study after' }).getByText('20:00').click()
    await asked.getByRole('group', { name: 'Lunch' }).getByText('12:30–13:30').click()
    await asked.getByRole('group', { name: 'Free evenings a week' }).getByText('3').click()
    const tapped = ['10:00', '20:00', '12:30–13:30', '3']
    const pressed = () => asking().getByRole('button', { pressed: true })
    await expect(pressed()).toHaveText(tapped)
    // A tap shows before it is kept: what a page reads anew is kept, and nothing else would outlive the restart.
    await page.reload()
    await expect(pressed()).toHaveText(tapped)
    await desk.restart()
    await expect(pressed()).toHaveText(tapped)
    await desk.say('Plan my week')
    await expect(desk.card).toBeVisible()
    await expect(asking()).toHaveCount(0)
    await expect(desk.card).toContainText(/1[0-9]:\d\d–/)
  })
})

test('[X1] each entry of a calendar has what it becomes beside it, on one line', async ({
  desk,
}) => {
  const { page } = desk
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import your timetable' }).click()
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(join(import.meta.dirname, '../fixtures/university.ics'))
  const rows = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') })
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    const [line, choice] = await Promise.all([
      row.boundingBox(),
      row.getByRole('combobox').boundingBox(),
    ])
    const middle = (box: typeof line) => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(Math.abs(middle(line) - middle(choice))).toBeLessThan(4)
  }
})

test.describe('after the term', () => {
  test.use({ now: '2026-11-17T07:30:00+08:00' })

  test('[U10] it says how to go on, with a button for each', async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, exams, term)
    await page.getByRole('button', { name: 'Today', exact: true }).first().click()
    await page.getByRole('button', { name: 'Make the term longer' }).click()
    await expect(page.getByRole('dialog').getByLabel('Weeks')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Your data' }).click()
    await expect(page.getByRole('button', { name: 'Export everything', exact: true })).toBeVisible()
  })
})
