// Importing a feed again in the window: the groups, the ghosts on the week, a line left out, and one undo.
import { expect } from '@playwright/test'
import { calendar } from '../electron/exchange/calendar-text.ts'
import { test, type Desk } from './desk.ts'

const weekly = 'RRULE:FREQ=WEEKLY;COUNT=6'

function lesson(uid: string, title: string, date: string, hour: string, room: string): string[] {
  const at = (minute: string) => `TZID=Asia/Shanghai:${date}T${hour}${minute}00`
  return [
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `LOCATION:${room}`,
    `DTSTART;${at('00')}`,
    `DTEND;${at('45')}`,
    weekly,
  ]
}

const algebra = lesson('a', 'Algebra', '20261124', '10', 'A 101')
const physics = lesson('p', 'Physics', '20261126', '08', 'B 2')
const history = lesson('h', 'History', '20261127', '14', 'C')
const first = calendar(algebra, physics, history)
const second = calendar(
  lesson('a', 'Algebra', '20261125', '10', 'A 101'),
  lesson('p', 'Physics', '20261126', '08', 'Lab 7'),
)

async function drop({ page }: Desk, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([file.text], file.name))
      return transfer
    },
    { name, text },
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
}

test('[X5] [U5] what a feed has changed is a list and ghosts before one yes, and one undo takes it back', async ({
  desk,
}) => {
  const { page } = desk
  const dialog = page.getByRole('dialog', { name: 'What is in this timetable' })
  const accept = dialog.getByRole('button', { name: 'Import' })
  await expect(page.getByRole('button', { name: 'Import your timetable' })).toBeVisible()
  await drop(desk, 'feed.ics', first)
  await accept.click()
  await expect(page.locator('button[data-task-id]')).toHaveCount(3)

  await drop(desk, 'feed (1).ics', second)
  await expect(dialog.getByText('0 new · 12 changed · 6 gone')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Moved' })).toContainText(
    'Algebra Tue 10:00–10:45, weeks 1–6 → Wed 10:00–10:45, weeks 1–6',
  )
  await expect(dialog.getByRole('group', { name: 'New name or room' })).toContainText('B 2 → Lab 7')
  await dialog.getByRole('group', { name: 'No longer in the file' }).getByRole('checkbox').uncheck()
  await expect(dialog.getByText('0 new · 12 changed · 0 gone')).toBeVisible()

  await dialog.getByRole('button', { name: 'Show on the week' }).click()
  const look = page.getByRole('region', { name: 'This is what the import would change.' })
  await expect(look.getByRole('button', { name: 'Back to the list' })).toBeFocused()
  await expect(desk.ghosts).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('0 new · 12 changed · 0 gone')).toBeVisible()
  await expect(desk.ghosts).toHaveCount(0)
  await accept.click()

  await expect(page.getByText('Imported: 0 new, 12 changed, 0 gone.')).toBeVisible()
  await expect(page.locator('button[data-task-id]')).toHaveCount(3)
  await drop(desk, 'feed.ics', second)
  await expect(dialog.getByText('0 new · 0 changed · 6 gone')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await drop(desk, 'feed.ics', second)
  await expect(dialog.getByText('0 new · 12 changed · 6 gone')).toBeVisible()
})
