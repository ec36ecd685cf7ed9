// An appointment beside the periods: made, dragged to another day, changed in its form, taken back.
import { expect } from '@playwright/test'
import { test } from './desk.ts'
import { beforeHandWeeks, dragTo, handWeeks, pointOf, tipOf } from './drag-steps.ts'
import { importSchedule } from './import-schedule.ts'

test.use({ now: beforeHandWeeks })

test('[U1] [S2] an appointment after the last period has a line of its own on the week, reached by keys', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const { x, y } = await pointOf(desk, 5, 2)
  await page.mouse.dblclick(x, y)
  await page.getByRole('menuitem', { name: 'Appointment…' }).click()
  const form = page.getByRole('dialog', { name: 'Appointment' })
  await form.getByLabel('What').fill('Choir')
  await form.getByLabel('From', { exact: true }).fill('22:15')
  await form.getByLabel('To', { exact: true }).fill('23:00')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const choir = page.getByRole('button', { name: /^Choir.*Friday 6 November, 22:15.*23:00/ })
  await expect(choir).toBeFocused()
  await expect(page.getByText('Choir 22:15')).toBeVisible()
  await expect(choir).toBeInViewport({ ratio: 0.9 })
  // To another day at its time, wherever on it the pointer is.
  await dragTo(desk, choir, 6, 9)
  await expect(tipOf(desk)).toContainText('Sat 7 Nov 22:15–23:00')
  await page.mouse.up()
  const onSaturday = page.getByRole('button', { name: /^Choir.*Saturday 7 November, 22:15/ })
  await expect(onSaturday).toBeFocused()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: /Choir/ })
  await expect(details).toContainText('22:15')
  await details.getByRole('button', { name: 'Change…' }).click()
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('22:15')
  await form.getByLabel('From', { exact: true }).fill('21:45')
  await form.getByLabel('To', { exact: true }).fill('22:30')
  await form.getByRole('button', { name: 'Apply' }).click()
  const earlier = page.getByRole('button', { name: /^Choir.*Saturday 7 November, 21:45.*22:30/ })
  await expect(earlier).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(onSaturday).toBeVisible()
})
