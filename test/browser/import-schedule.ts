// Brings a made-up schedule into an empty window, as a person imports a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { exportJson } from '../../electron/export/formats/weekloom-json.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { Term } from '../../shared/schedule/term.ts'
import { at, event, item, schedule, taskClass, term, week } from '../builders.ts'
import type { Desk } from './desk.ts'
import { pressKey } from './press-key.ts'

/** A crowded Tuesday, and a session on the second Saturday. */
export const crowdedWeeks = schedule(
  [
    taskClass(1, { title: 'Problem sets', course: 'Calculus' }),
    taskClass(2, { title: 'Readings', course: 'History' }),
    event(10, at(2, 1, 2), { title: 'Lecture', course: 'Calculus' }),
    item(1, { title: 'Problem set 1', place: at(2, 3, 4) }),
    item(2, { title: 'Reading 1', classId: 2, order: 1, place: at(2, 5) }),
    item(3, { title: 'Problem set 2', order: 2, place: at(2, 6, 7) }),
    item(4, { title: 'Reading 2', classId: 2, order: 2, place: at(3, 8) }),
    item(5, { title: 'Problem set 3', order: 3, place: at(2, 9, 10) }),
    item(6, { title: 'Saturday reading', classId: 2, order: 3, place: at(13, 3, 4) }),
    item(7, { title: 'Reading 4', classId: 2, order: 4 }),
  ],
  week({ weeks: 2 }),
)

/** A Monday morning before anything of it has begun. */
export const beforeCrowdedWeeks = '2026-11-02T07:30:00+08:00'

export async function importSchedule(
  { page }: Desk,
  state: ScheduleState,
  changes: Partial<Term> = {},
  look: (preview: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-import-'))
  const file = join(folder, 'week.json')
  const weeks = Math.ceil(state.window.days.length / 7)
  writeFileSync(file, exportJson(term({ weeks, ...changes }), state))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Import your timetable|导入我的课表)$/ }).click()
  await page.getByRole('button', { name: /^(Choose a file|选择文件)$/ }).click()
  await (await chooser).setFiles(file)
  await look(page.getByRole('dialog'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Import|导入)$/ })
    .click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  rmSync(folder, { recursive: true, force: true })
}

/** What was dropped is written: until then nothing else is taken up or opened. */
export async function expectNothingInHand({ page }: Desk): Promise<void> {
  await expect(page.locator('[data-carry-said]:not(:empty)')).toHaveCount(0)
}

/** The details of a block, opened by keyboard, with all that they offer. */
export async function openDetails(desk: Desk, id: number, title: string): Promise<Locator> {
  const { page } = desk
  await expectNothingInHand(desk)
  await pressKey(page.locator(`button[data-task-id="${id}"]`), 'Enter')
  const details = page.getByRole('dialog', { name: title })
  await expect(details).toBeVisible()
  await showMore(details)
  // With its reasons, and the other places that are folded away beneath them.
  await expect(details.locator('section[aria-busy="true"]')).toHaveCount(0)
  const others = details.locator('[data-other-places]:not([open]) > summary')
  if (await others.isVisible()) await pressKey(others, 'Enter')
  return details
}

/** Beside a move, what is done less often stands in a fold. */
export async function showMore(details: Locator): Promise<void> {
  const more = details.locator('summary', { hasText: /^(More|更多)$/ })
  const hands = details.getByRole('group', { name: /^(By hand|手动调整)$/ })
  await expect(more.or(hands).first()).toBeVisible()
  if (await more.isVisible()) await pressKey(more, 'Enter')
  await expect(hands).toBeVisible()
}

/** The health dialog, once its diagnosis is there. */
export async function openHealth({ page }: Desk): Promise<Locator> {
  await page.getByRole('button', { name: /^(Health|计划体检)$/ }).click()
  return page.getByRole('dialog', { name: /^(Health of your plan|计划体检)$/ })
}
