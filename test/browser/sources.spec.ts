// The sources of a course in the window: files by button and by drop, a question answered with its place, a search, and
// a removal that says what goes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator } from '@playwright/test'
import { takeSample } from './assistant-steps.ts'
import { test, type Desk } from './desk.ts'
import { findCut } from './growth.ts'
import { pressKey } from './press-key.ts'

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures/research', name))

async function openSources({ page }: Desk): Promise<Locator> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Course pack')
  await pressKey(page.getByRole('dialog').getByRole('combobox'), 'Enter')
  const pack = page.getByRole('dialog', { name: 'Course pack' })
  await pressKey(pack.getByRole('button', { name: /Research/ }), 'Enter')
  return pack.getByRole('region', { name: 'Your sources' })
}

async function expectNoBarriers({ page }: Desk): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
}

test('[K3] files become sources, a question is answered with its place in them, and one goes after saying what rests on it', async ({
  desk,
}) => {
  const { page } = desk
  await takeSample(desk)
  const sources = await openSources(desk)
  const choosing = page.waitForEvent('filechooser')
  await pressKey(sources.getByRole('button', { name: 'Add files…' }), 'Enter')
  await (
    await choosing
  ).setFiles([
    { name: 'syllabus.md', mimeType: 'text/markdown', buffer: fixture('databases-syllabus.md') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from(' ') },
  ])
  await expect(sources.getByText('Added syllabus.md: 61 lines to search.')).toBeVisible()
  await expect(sources.getByRole('alert')).toContainText('empty.txt: There is no text in this file')
  // Dropped here it is a source, and no timetable.
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'slides.html', { type: 'text/html' }))
    return data
  }, fixture('databases-slides.html').toString())
  await sources.getByTestId('source-files').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(sources.getByRole('button', { name: 'Remove slides.html' })).toBeVisible()

  await sources.getByRole('textbox', { name: 'Your question' }).fill('When is assignment 2 due?')
  await page.keyboard.press('Enter')
  const report = sources.getByTestId('report')
  await expect(report.getByRole('listitem').first()).toContainText('Friday 23 October, 18:00')
  await expect(report.getByRole('listitem').first()).toContainText('syllabus.md, line')
  await sources.getByRole('textbox', { name: 'Your question' }).fill('When is the midterm?')
  await page.keyboard.press('Enter')
  await expect(report).toContainText('There is no midterm in this course')
  await expect(report).toContainText('No line answers this for sure')
  await pressKey(sources.getByRole('button', { name: 'What the course asks for' }), 'Enter')
  await expect(report).toContainText('Final examination, Weight: 40%')

  await sources.getByRole('searchbox', { name: 'Search in your sources' }).fill('deadlock OR "x')
  await page.keyboard.press('Enter')
  await pressKey(
    sources.getByRole('button', { name: /Show the lines around slides.html/ }).first(),
    'Enter',
  )
  await expect(sources.locator('mark')).toContainText('Deadlocks are found by a cycle')
  await expectNoBarriers(desk)

  // The web: nothing goes out before there is an address, and what comes is marked.
  const seen: string[] = []
  const web = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.end(
      JSON.stringify({
        results: [{ title: '<b>B-trees</b>', url: 'https://a.example/', content: 'c' }],
      }),
    )
  })
  await new Promise<void>((resolve) => {
    web.listen(0, '127.0.0.1', resolve)
  })
  const { port } = web.address() as AddressInfo
  await sources.getByText('Search on the web', { exact: true }).click()
  const address = sources.getByRole('textbox', { name: 'Address of the search service' })
  await address.fill('http://search.example/')
  await page.keyboard.press('Enter')
  await expect(
    sources.getByText('This is no address that can be used', { exact: false }),
  ).toBeVisible()
  await address.fill(`http://127.0.0.1:${port}/search?q={query}`)
  await page.keyboard.press('Enter')
  await expect(sources.getByText(`On: searches go to 127.0.0.1:${port}.`)).toBeVisible()
  expect(seen).toEqual([])
  await sources.getByRole('textbox', { name: 'Words to search for' }).fill('b-trees')
  await page.keyboard.press('Enter')
  await expect(sources.getByTestId('web-results')).toContainText('From the web')
  await expect(sources.getByTestId('web-results')).toContainText('B-trees')
  expect(seen).toEqual(['/search?q=b-trees'])
  web.closeAllConnections()
  web.close()

  await pressKey(sources.getByRole('button', { name: 'Remove slides.html' }), 'Enter')
  await expect(sources.getByText('Nothing rests on slides.html.', { exact: false })).toBeVisible()
  await expect(sources.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await pressKey(sources.getByRole('button', { name: 'Remove it' }), 'Enter')
  await expect(sources.getByText('slides.html is no longer a source.')).toBeVisible()
  await expect(sources.getByRole('button', { name: 'Remove slides.html' })).toHaveCount(0)
  for (const width of [1024, 860]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await findCut(page)).toEqual([])
  }
})
