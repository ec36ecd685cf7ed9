// A student closes blocks out in the window: done, partly done, missed; and what the pace makes of it.
import { expect, type Locator } from '@playwright/test'
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import { test, type Desk } from './desk.ts'
import { importSchedule, openDetails } from './import-schedule.ts'
import { pressKey } from './press-key.ts'

const twoWeeks = schedule(
  [
    taskClass(1, { title: 'Lab report', course: 'Physics', subjectType: 'practical' }),
    event(10, at(1, 1, 2), { title: 'Lecture' }),
    item(1, { title: 'Lab report 1', place: at(1, 3, 4) }),
    item(2, { title: 'Lab report 2', place: at(2, 3, 4) }),
    item(3, { title: 'Lab report 3', place: at(3, 3, 4) }),
    item(4, { title: 'Lab report 4', place: at(5, 3, 4) }),
  ],
  week({ weeks: 2 }),
)

function blockOf({ page }: Pick<Desk, 'page'>, id: number): Locator {
  return page.locator(`button[data-task-id="${id}"]`)
}

test.describe('what became of the blocks of a week', () => {
  /** A Thursday noon. */
  test.use({ now: '2026-11-05T12:00:00+08:00' })

  test('[P6] [U3] done, partly and missed by keyboard, with names for screen readers, and all undone', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    const first = await openDetails(desk, 1, 'Lab report 1')
    await first.getByRole('spinbutton', { name: 'It took' }).fill('150')
    await pressKey(first.getByRole('button', { name: 'Done' }), 'Enter')
    await expect(first).toBeHidden()
    await expect(blockOf(desk, 1)).toHaveAccessibleName(/, done$/)
    await expect(blockOf(desk, 1)).toBeFocused()
    await expect(page.getByText(/Marked “Lab report 1” as done \(2 h 30 min/)).toBeVisible()

    const second = await openDetails(desk, 2, 'Lab report 2')
    await expect(second.getByText('1.6× the planned time, from 1 block')).toBeVisible()
    await second.getByRole('spinbutton', { name: 'It took' }).fill('60')
    await pressKey(second.getByRole('button', { name: 'Partly' }), 'Enter')
    await expect(blockOf(desk, 2)).toHaveAccessibleName(/partly done/)

    const third = await openDetails(desk, 3, 'Lab report 3')
    await pressKey(third.getByRole('button', { name: 'Missed' }), 'Enter')
    await expect(blockOf(desk, 3)).toHaveCount(0)
    await expect(page.locator('button[data-task-id]:focus')).toHaveCount(1)

    await desk.restart()
    const again = await openDetails(desk, 2, 'Lab report 2')
    await expect(again.getByText('partly done (1 h, planned 1 h 30 min)')).toBeVisible()
    await again.getByRole('button', { name: 'Close' }).click()
    const undo = desk.page.getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect(blockOf(desk, 3)).toBeVisible()
    await undo.click()
    await expect(blockOf(desk, 2)).not.toHaveAccessibleName(/done/)
    await undo.click()
    await expect(blockOf(desk, 1)).not.toHaveAccessibleName(/done/)
  })

  test('[P6] a block ahead can only be done early, and its mark taken back', async ({ desk }) => {
    await importSchedule(desk, twoWeeks)
    const details = await openDetails(desk, 4, 'Lab report 4')
    await expect(details.getByRole('button', { name: /Partly|Missed/ })).toHaveCount(0)
    await details.getByRole('button', { name: 'Done early' }).click()
    await expect(blockOf(desk, 4)).toHaveAccessibleName(/, done$/)
    const marked = await openDetails(desk, 4, 'Lab report 4')
    await expect(marked.getByText('done (1 h 30 min, as planned)')).toBeVisible()
    await expect(marked.getByRole('button', { name: 'Ask to move it' })).toHaveCount(0)
    await marked.getByRole('button', { name: 'Take the mark back' }).click()
    await expect(blockOf(desk, 4)).not.toHaveAccessibleName(/done/)
  })

  test('[P6] the form for study work shows the pace and plans more only when it is told to', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, twoWeeks)
    await page.getByRole('button', { name: 'Add study work for Physics' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add study work' })
    const sessions = dialog.getByRole('spinbutton', { name: 'Sessions' })
    await expect(
      dialog.getByText('Students usually need about 1.6× the time they plan.', { exact: true }),
    ).toBeVisible()
    await expect(sessions).toHaveValue('4')
    await dialog.getByRole('button', { name: 'Plan 7 sessions (10 h 30 min) instead' }).click()
    await expect(sessions).toHaveValue('7')
    await expect(
      dialog.getByText('This allows for 1.6× the planned time, as is usual for students.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Plan \d+ sessions/ })).toHaveCount(0)
    await sessions.fill('2')
    await expect(dialog.getByRole('button', { name: /^Plan 4 sessions/ })).toBeVisible()
  })

  test.describe('in Chinese', () => {
    test.use({ language: 'zh' })

    test('[P6] [U3] a block is marked in Chinese', async ({ desk }) => {
      await importSchedule(desk, twoWeeks)
      const details = await openDetails(desk, 1, 'Lab report 1')
      await details.getByRole('button', { name: '做了一部分' }).click()
      await expect(blockOf(desk, 1)).toHaveAccessibleName(/做了一部分/)
      await expect(desk.page.getByText(/剩下的部分等待安排/)).toBeVisible()
    })
  })
})
