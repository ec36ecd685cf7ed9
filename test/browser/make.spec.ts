// A student makes things on the empty paper of the week, copies blocks, and moves several at once: by mouse and by keys.
import { expect } from '@playwright/test'
import { test } from './desk.ts'
import { beforeHandWeeks, blockOf, dragTo, handWeeks, pointOf, tipOf } from './drag-steps.ts'
import { amidBritishWeeks, britishTerm, britishWeeks } from './british-weeks.ts'
import { importSchedule } from './import-schedule.ts'

test.use({ now: beforeHandWeeks })

test('[U1] empty time is drawn on the week and becomes study, an appointment or a class there', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const from = await pointOf(desk, 3, 3)
  const to = await pointOf(desk, 3, 4)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, to.y, { steps: 4 })
  await expect(page.locator('[data-cells]')).toBeVisible()
  await page.mouse.up()
  const menu = page.getByRole('menu', { name: /Wed 4 Nov 10:00–11:45/ })
  await menu.getByRole('menuitem', { name: 'Study work…' }).click()
  const study = page.getByRole('dialog', { name: 'Add study work' })
  await expect(study).toContainText('The first session is on Wed 4 Nov 10:00–11:45.')
  await study.getByLabel('Course').fill('Physics')
  await study.getByRole('button', { name: 'Add', exact: true }).click()
  const physics = page.getByRole('button', { name: /^Physics.*Wednesday 4 November, 10:00/ })
  await expect(physics).toBeVisible()

  const dentist = await pointOf(desk, 4, 6)
  await page.mouse.dblclick(dentist.x, dentist.y)
  await page.getByRole('menuitem', { name: 'Appointment…' }).click()
  const form = page.getByRole('dialog', { name: 'Appointment' })
  await form.getByLabel('What').fill('Dentist')
  await form.getByLabel('From', { exact: true }).fill('13:10')
  await form.getByLabel('To', { exact: true }).fill('13:40')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    page.getByRole('button', { name: /^Dentist.*Thursday 5 November, 13:10/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'title',
    /Dentist/,
  )

  const lab = await pointOf(desk, 5, 8)
  await page.mouse.click(lab.x, lab.y, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Class…' }).click()
  const timetable = page.getByRole('dialog', { name: 'Timetable' })
  await expect(timetable.getByRole('heading', { name: 'New class' })).toBeVisible()
  await timetable.getByLabel('Name').fill('Lab')
  await timetable.getByRole('button', { name: 'Add', exact: true }).click()
  await timetable.getByRole('button', { name: 'See the effect' }).click()
  await timetable.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Lab.*Friday 6 November, 15:00/ })).toBeVisible()
})

test('[U1] words that are marked are no hindrance to drawing time', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const from = await pointOf(desk, 3, 3)
  const to = await pointOf(desk, 3, 4)
  await page.keyboard.press('Control+a')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, to.y, { steps: 4 })
  await expect(page.locator('[data-cells]')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('menu', { name: /Wed 4 Nov 10:00–11:45/ })).toBeVisible()
})

test('[U1] [U6] a class is changed from its details, in the form of the timetable', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await blockOf(desk, 10).click()
  await page
    .getByRole('dialog', { name: 'Lecture' })
    .getByRole('button', { name: 'Change…' })
    .click()
  const timetable = page.getByRole('dialog', { name: 'Timetable' })
  await expect(timetable.getByLabel('Name')).toHaveValue('Lecture')
  await timetable.getByLabel('Place').fill('Room 9')
  await timetable.getByRole('button', { name: 'Apply' }).click()
  await timetable.getByRole('button', { name: 'See the effect' }).click()
  await timetable.getByRole('button', { name: 'Save' }).click()
  await expect(blockOf(desk, 10)).toHaveAccessibleName(/Room 9/)
})

test('[U1] [S6] where it meets other things an appointment shows its effect first, and over time makes nothing', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const { x, y } = await pointOf(desk, 5, 2)
  await page.mouse.dblclick(x, y)
  await page.getByRole('menuitem', { name: 'Appointment…' }).click()
  const form = page.getByRole('dialog', { name: 'Appointment' })
  await form.getByLabel('What').fill('Trip')
  await form.getByLabel('From', { exact: true }).fill('12:00')
  await form.getByLabel('To', { exact: true }).fill('11:00')
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await expect(form).toContainText('It ends before it begins')
  // Over “Reading 1” of Tuesday.
  await form.getByLabel('Date').fill('2026-11-03')
  await form.getByLabel('From', { exact: true }).fill('10:00')
  await form.getByLabel('To', { exact: true }).fill('11:45')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByRole('region', { name: 'Effect' })).toContainText('Reading 1')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Trip.*Tuesday 3 November/ })).toBeVisible()
  await expect(blockOf(desk, 2)).toHaveCount(0)
})

test('[U1] with Ctrl a drag copies, a lesson too; the block itself stays', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await dragTo(desk, blockOf(desk, 1), 1, 8)
  await page.keyboard.down('Control')
  await expect(tipOf(desk)).toContainText('A copy: Mon 2 Nov 15:00–16:45')
  await page.mouse.up()
  await page.keyboard.up('Control')
  await expect(page.getByRole('button', { name: /^Problem set 1.*Monday 2 Nov/ })).toHaveCount(2)
  await page.keyboard.down('Control')
  await dragTo(desk, blockOf(desk, 10), 3, 1)
  await page.mouse.up()
  await page.keyboard.up('Control')
  await expect(page.getByText('Copied “Lecture” to Wed 4 Nov 08:00–09:45.')).toBeVisible()
})

test('[U1] [D3] several blocks are selected and go together, as one question and one step back', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await blockOf(desk, 1).click({ modifiers: ['Control'] })
  await blockOf(desk, 2).click({ modifiers: ['Shift'] })
  // Its press opens the details: it is no toggle.
  await expect(blockOf(desk, 2)).not.toHaveAttribute('aria-pressed')
  await expect(blockOf(desk, 2)).toHaveAccessibleName(/, selected$/)
  await expect(blockOf(desk, 3)).not.toHaveAccessibleName(/selected/)
  await expect(page.locator('[data-selection]')).toContainText('2 blocks selected')
  await dragTo(desk, blockOf(desk, 1), 1, 6)
  await expect(page.locator('[data-landing="legal"]')).toHaveCount(2)
  await page.mouse.up()
  const card = page.locator('[data-trial]')
  await expect(card).toContainText('Problem set 1')
  await expect(card).toContainText('Reading 1')
  await expect(blockOf(desk, 2)).toHaveAccessibleName(/Tuesday 3 November, 10:00/)
  await card.getByRole('button', { name: 'Keep' }).click()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Monday 2 November, 13:00/)
  await expect(blockOf(desk, 2)).toHaveAccessibleName(/Tuesday 3 November, 13:00/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(blockOf(desk, 1)).toHaveAccessibleName(/Monday 2 November, 10:00/)
  await expect(blockOf(desk, 2)).toHaveAccessibleName(/Tuesday 3 November, 10:00/)
})

test('[U3] by keys: time is chosen, a block copied, several taken off', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  await blockOf(desk, 1).focus()
  await page.keyboard.press('n')
  await expect(page.locator('[data-cells-bar]')).toContainText('Mon 2 Nov 12:00–12:45')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.locator('[data-cells-said]')).toHaveText(/Tue 3 Nov 12:00–13:45/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Study work…' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Appointment' }).getByLabel('From', { exact: true }),
  ).toHaveValue('12:00')
  await page.keyboard.press('Escape')
  await blockOf(desk, 1).focus()
  await page.keyboard.press('c')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Problem set 1/ })).toHaveCount(2)
  await blockOf(desk, 1).focus()
  await page.keyboard.press('x')
  await blockOf(desk, 2).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Delete')
  await expect(page.locator('[data-trial]')).toContainText('Reading 1')
  await page.keyboard.press('Enter')
  await expect(blockOf(desk, 2)).toHaveCount(0)
  await expect(blockOf(desk, 1)).toHaveCount(0)
})

test('[U3] keys lead from empty time to empty time, over what lies between and on into other weeks', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const bar = page.locator('[data-cells-bar]')
  await blockOf(desk, 2).focus()
  await page.keyboard.press('n')
  await expect(bar).toContainText('Tue 3 Nov 12:00')
  await page.keyboard.press('ArrowUp')
  await expect(bar).toContainText('Tue 3 Nov 09:00')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('No more empty time that way.')
  await expect(bar).toContainText('Tue 3 Nov 09:00–09:45')
  await page.keyboard.press('Shift+Home')
  await expect(bar).toContainText('Tue 3 Nov 08:00–09:45')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  // The lecture and the problem set lie there in the morning.
  await expect(bar).toContainText('Mon 2 Nov 12:00')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-cells-said]')).toHaveText(/No more empty time that way/)
  await page.setViewportSize({ width: 500, height: 900 })
  await expect(page.locator('[data-window-day]')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(bar).toContainText(/Mon 2 Nov (19|20):/)
  await page.keyboard.press('ArrowRight')
  await expect(bar).toContainText(/Tue 3 Nov/)
  await expect(page.locator('[data-cells]')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(bar).toContainText(/Wed 4 Nov/)
})

test('[U1] [U3] the menu of what to make goes with its time, and gives the focus back to the week', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, handWeeks)
  const menu = page.getByRole('menu', { name: /^Make something/ })
  const open = async () => {
    const { x, y } = await pointOf(desk, 6, 6)
    await page.mouse.dblclick(x, y)
    await expect(menu).toBeVisible()
  }
  const stop = page.locator('button[data-task-id][tabindex="0"]')
  await open()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(stop).toBeFocused()
  await open()
  await menu.getByRole('menuitem', { name: 'Appointment…' }).click()
  await expect(page.getByRole('dialog', { name: 'Appointment' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stop).toBeFocused()
  await open()
  await page.setViewportSize({ width: 760, height: 900 })
  await expect(page.locator('[data-window-day]')).toHaveCount(3)
  await expect(page.locator('[data-cells]')).toHaveCount(0)
  await expect(menu).toHaveCount(0)
})

test.describe('in half-hour rows', () => {
  test.use({ now: amidBritishWeeks })

  test('[U1] a double click takes an hour, and what is said of study made there is where it is', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, britishWeeks(), britishTerm)
    const { x, y } = await pointOf(desk, 4, 11)
    await page.mouse.dblclick(x, y)
    await page
      .getByRole('menu', { name: /Thu 5 Nov 13:00–14:00/ })
      .getByText('Study work…')
      .click()
    const study = page.getByRole('dialog', { name: 'Add study work' })
    await study.getByLabel('Course').fill('Optics')
    await study.getByLabel('Sessions').fill('3')
    await study.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(
      page.getByText('“Optics” is on Thu 5 Nov 13:00–14:00. 2 more wait to be planned.'),
    ).toBeVisible()
  })

  test('[U9] the length of a session is typed in minutes, and no part of a row is taken', async ({
    desk,
  }) => {
    const { page } = desk
    await importSchedule(desk, britishWeeks(), britishTerm)
    await page.getByRole('button', { name: 'Add study work' }).first().click()
    const study = page.getByRole('dialog', { name: 'Add study work' })
    await study.getByLabel('Course').fill('Optics')
    const length = study.getByLabel('Minutes each')
    await length.fill('45')
    await study.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(length).toHaveValue('45')
    await expect(study.locator('input:invalid')).toHaveCount(1)
    await length.fill('90')
    await study.getByRole('button', { name: 'Add', exact: true }).click()
    // Four sessions of them.
    const due = page.getByRole('region', { name: 'Due', exact: true }).getByRole('listitem')
    await expect(due.filter({ hasText: 'Optics' })).toContainText('6 h to do')
  })
})
