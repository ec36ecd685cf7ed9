// The main job of a student, in a window: the same lines for the browser shell, the stand-in and Electron.
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test, type Desk } from './desk.ts'
import { chooseInMenu } from './menu.ts'

const fixtures = join(import.meta.dirname, '../fixtures')

async function takeSample({ page }: Desk): Promise<void> {
  await page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
}

async function askForPlan(desk: Desk): Promise<void> {
  await desk.say('Plan my week')
  await expect(desk.card).toBeVisible()
}

/** Ids with the boxes that they fill on the screen, so that "the same place" is what a person would call it. */
function placesOf(desk: Desk): Promise<string[]> {
  return desk.sessions.evaluateAll((blocks) =>
    blocks.map((block) => `${block.dataset['taskId']} ${block.getAttribute('aria-label')}`),
  )
}

test('[U3] first run, sample, plan, accept: the blocks lie where the ghosts were', async ({
  desk,
}) => {
  await takeSample(desk)
  await askForPlan(desk)
  const ghosts = await desk.ghosts.count()
  expect(ghosts).toBeGreaterThan(0)
  expect(await desk.sessions.count()).toBe(0)
  await desk.accept()
  await expect(desk.sessions).toHaveCount(ghosts)
  await expect(desk.ghosts).toHaveCount(0)
})

test('[G6] rejecting with a reason writes nothing and keeps the reason', async ({ desk }) => {
  await takeSample(desk)
  await askForPlan(desk)
  await desk.card.getByRole('button', { name: 'Reject' }).click()
  await desk.page.getByRole('textbox', { name: 'Reason for rejecting' }).fill('not this week')
  await desk.page.keyboard.press('Enter')
  await expect(desk.page.getByText('Rejected')).toBeVisible()
  await expect(desk.page.getByText('not this week').first()).toBeVisible()
  expect(await desk.sessions.count()).toBe(0)
})

test('[D3] an accepted plan is undone and redone, and a restart keeps the history', async ({
  desk,
}) => {
  await takeSample(desk)
  await askForPlan(desk)
  await desk.accept()
  await expect(desk.sessions.first()).toBeVisible()
  const planned = await placesOf(desk)
  await desk.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(desk.sessions).toHaveCount(0)
  await desk.restart()
  await desk.page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(desk.sessions).toHaveCount(planned.length)
  expect(await placesOf(desk)).toEqual(planned)
})

test('[G6] a reload in the middle of a card shows the same card, and so does a restart', async ({
  desk,
}) => {
  await takeSample(desk)
  await askForPlan(desk)
  const id = await desk.card.getAttribute('data-card-id')
  // What was read comes a moment after the card.
  await expect(desk.card).toContainText('What to do')
  const text = await desk.card.innerText()
  const ghosts = await desk.ghosts.count()
  await desk.page.reload()
  await expect(desk.card).toHaveAttribute('data-card-id', id ?? '')
  await expect.poll(() => desk.card.innerText()).toBe(text)
  await expect(desk.ghosts).toHaveCount(ghosts)
  await desk.restart()
  await expect(desk.card).toHaveAttribute('data-card-id', id ?? '')
  await desk.accept()
  await expect(desk.sessions).toHaveCount(ghosts)
})

test('[D1] a block is moved by talking, and the move is undone', async ({ desk }) => {
  await takeSample(desk)
  await askForPlan(desk)
  await desk.accept()
  await expect(desk.sessions.first()).toBeVisible()
  const planned = await placesOf(desk)
  // The last one of a course that may use the evenings: no later session can be in the way.
  const calculus = desk.page.getByRole('button', { name: /, Calculus, .* \d+ of \d+/ })
  const name = await calculus.last().getAttribute('aria-label')
  await desk.say(`Move "${name?.split(',')[0]}" to Sunday evening`)
  await expect(desk.card).toBeVisible()
  await desk.accept()
  expect(await placesOf(desk)).not.toEqual(planned)
  await desk.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => placesOf(desk)).toEqual(planned)
})

test.describe('a timetable from a file', () => {
  test.use({ now: '2026-10-19T07:00:00+02:00' })

  test('[X1] import, plan, accept, export as a calendar', async ({ desk }) => {
    const { page } = desk
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import your timetable' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles(join(fixtures, 'university.ics'))
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
    await expect(page.locator('button[data-task-id]').first()).toBeVisible()
    await askForPlan(desk)
    await desk.accept()
    await expect(desk.sessions.first()).toBeVisible()
    const sessions = await desk.sessions.count()
    await chooseInMenu(page, 'Export')
    const calendar = await desk.download(() =>
      page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
    )
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(sessions)
  })
})
