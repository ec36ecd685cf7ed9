// A syllabus in the window: dropped or chosen, looked at, accepted, cited, undone.
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { inPieces, sendEvents } from '../model-server/replies.ts'
import { startModelServer } from '../model-server/start-model-server.ts'
import { chooseTutor, takeSample } from './assistant-steps.ts'
import { test } from './desk.ts'

const algebra = join(import.meta.dirname, '../fixtures/syllabus/en-algebra.md')

test.use({ now: '2026-09-08T08:00:00+08:00' })

test('[X9] a syllabus is read, its lines carry their words, and what is taken is cited and undone', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Look around with a sample term' }).click()
  await page.locator('button[data-task-id]').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('syllabus')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Read a syllabus' })
  const chooser = page.waitForEvent('filechooser')
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(algebra)
  await expect(dialog.getByLabel('Course')).toHaveValue('Linear algebra')
  await expect(dialog.getByText('Your timetable has')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Accept \d+$/ })).toBeFocused()
  const first = dialog.getByRole('listitem').filter({ hasText: 'Problem set 1' }).first()
  await expect(first.getByText('published')).toBeVisible()
  await first.getByRole('button', { name: 'Details of Problem set 1' }).click()
  await expect(first.getByText('From en-algebra.md, line 26')).toBeVisible()
  await expect(first.getByRole('blockquote')).toHaveText(
    /^2 \| Linear maps .* Problem set 1, Sep 18$/,
  )
  await first.getByLabel('Day').fill('2026-09-21')
  await dialog
    .getByRole('button', { name: 'None: Work week by week' })
    .or(dialog.getByRole('button', { name: 'All: Work week by week' }))
    .click()
  const accept = dialog.getByRole('button', { name: /^Accept \d+$/ })
  const count = Number((await accept.textContent())?.replace(/\D/g, ''))
  expect(count).toBeGreaterThan(5)
  await accept.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Linear algebra', exact: true }).first().click()
  const course = page.getByRole('dialog', { name: 'Courses' })
  const work = course.getByRole('region', { name: 'Problem set 1' })
  await expect(work.getByText(/to Sun 20 Sep/)).toBeVisible()
  await work.getByText('Read from en-algebra.md (published)').click()
  await expect(work.getByText('From en-algebra.md, line 26')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Problem set 1')).toHaveCount(0)
})

test('[X9] the text goes to a model on a word only, what was unticked stays so, and the dialog is sound in both themes', async ({
  desk,
}) => {
  const { page } = desk
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  const server = await startModelServer(({ body }, response) => {
    const prompt = JSON.stringify(body['messages'])
    const [, line = '0'] = /(\d+)\| [^|]*Office hours/.exec(prompt) ?? []
    const quote = 'Office hours'
    const item = { kind: 'deadline', title: 'Notebook', line: Number(line), quote }
    const items = [{ ...item, date: '2026-10-30', start: null, end: null }]
    void goesOn.then(() => sendEvents(response, inPieces(JSON.stringify({ items }), 80)))
  })
  await takeSample(desk)
  await chooseTutor(desk, server.baseUrl)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('syllabus')
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Read a syllabus' })
  await dialog.getByRole('button', { name: 'Choose a file' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'algebra.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(
      '# Linear algebra\n\nOffice hours are on Mondays.\n\n- Essay due October 9, 2026\n- Report due November 6, 2026\n',
    ),
  })
  const tick = dialog.getByRole('checkbox', { name: /^Essay/ })
  await tick.uncheck()
  await expect(dialog.getByText(`is sent to ${new URL(server.baseUrl).host}`)).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const found = await new AxeBuilder({ page }).include('dialog').analyze()
    expect(found.violations).toEqual([])
  }
  expect(server.seen).toEqual([])
  await dialog.getByRole('button', { name: 'Let tutor-8b read it too' }).click()
  await expect(dialog.getByText('tutor-8b reads it.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeFocused()
  goOn()
  const said = dialog.getByRole('status').filter({ hasText: 'tutor-8b has read it too' })
  await expect(said).toContainText('found 1 more')
  await expect(said).toBeFocused()
  await expect(dialog.getByRole('checkbox', { name: /^Notebook/ })).not.toBeChecked()
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await server.close()
})
