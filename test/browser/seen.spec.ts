// What was found by looking at the window: lines that broke within a date, fields that were cut, lengths that touched.
import { expect, type Locator } from '@playwright/test'
import { amidBritishWeeks, britishTerm, britishWeeks } from './british-weeks.ts'
import { test, type Desk } from './desk.ts'
import { importSchedule } from './import-schedule.ts'
import { chooseInMenu } from './menu.ts'
import { pressKey } from './press-key.ts'

test.use({ now: amidBritishWeeks })

async function takePhone({ page }: Desk): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 390, height: 844 })
}

/** What stands on each line of an element, as it is drawn. */
function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((whole) => {
    const lines = new Map<number, string>()
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        lines.set(top, (lines.get(top) ?? '') + text.charAt(index))
      }
    }
    return [...lines.values()].map((line) => line.trim()).filter((line) => line !== '')
  })
}

for (const [language, request, weekday] of [
  ['en', 'I am ill until Thursday', /^→? ?(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/],
  ['zh', '我病了，周四之前都不行', /^→? ?\d+月\d+日/],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('[U2] a move on a card breaks between from and to, never within a date', async ({
      desk,
    }) => {
      await importSchedule(desk, britishWeeks(), britishTerm)
      await desk.say(request)
      const places = desk.card.locator('[data-where]').filter({ hasText: '→' })
      // All of it is planned again, which takes longer than a step.
      await expect(places.first()).toBeVisible({ timeout: 90_000 })
      for (const width of [1360, 1024]) {
        await desk.page.setViewportSize({ width, height: 860 })
        for (const place of await places.all())
          for (const line of await linesOf(place)) expect(line).toMatch(weekday)
      }
    })

    test('[P5] [U3] on a phone the seven lengths of the coming week keep apart and whole', async ({
      desk,
    }) => {
      const { page } = desk
      await importSchedule(desk, britishWeeks(), britishTerm)
      await takePhone(desk)
      await chooseInMenu(page, language === 'en' ? 'Health of the plan' : '计划体检')
      const lengths = page.getByRole('dialog').locator('td > span[aria-hidden]')
      await expect(lengths).toHaveCount(7)
      const edges = await lengths.evaluateAll((all) =>
        all.map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          return range.getBoundingClientRect()
        }),
      )
      for (const [index, { left }] of edges.entries())
        expect(left - (edges[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(2)
      const feet = await page
        .getByRole('dialog')
        .locator('td > svg')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)))
      expect(new Set(feet).size).toBe(1)
      for (const each of await lengths.all())
        expect((await linesOf(each)).join('|')).toMatch(
          /^(–|\d+ (h|min|小时|分)(( |\|)\d+( 分)?)?)$/,
        )
    })
  })
}

test('[U3] [U6] on a phone a term is typed in without a cut field, and its buttons share a row', async ({
  desk,
}) => {
  const { page } = desk
  await takePhone(desk)
  await page.getByRole('button', { name: 'Type your timetable in' }).click()
  const dialog = page.getByRole('dialog')
  const table = dialog.getByRole('combobox', { name: 'Periods of a day' })
  const weeks = dialog.getByRole('spinbutton', { name: 'Weeks' })
  expect((await table.boundingBox())?.width).toBeGreaterThan(
    2 * ((await weeks.boundingBox())?.width ?? Infinity),
  )
  const tops = await Promise.all(
    ['Cancel', 'Save'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
  )
  expect(tops[0]?.y).toBe(tops[1]?.y)
  await expect(dialog.getByText('Drag over the time of a class.')).toBeVisible()
  await expect(dialog.getByText('with the arrow keys')).toBeHidden()
})

test('[U3] on a phone the words of a change have the width of the list, and no key is named', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await takePhone(desk)
  for (const view of ['Week', 'Term', 'Today'])
    await expect(page.getByRole('navigation').getByText(view, { exact: true })).toBeVisible()
  await chooseInMenu(page, 'History')
  const entry = page.locator('[data-entry]').first()
  const [words, list] = await Promise.all([
    entry.getByText('Imported').boundingBox(),
    entry.boundingBox(),
  ])
  expect(words?.width).toBeGreaterThan((list?.width ?? Infinity) * 0.55)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show conversation' }).click()
  await desk.say('plan the rest of the term')
  await expect(desk.card).toBeVisible()
  await expect(desk.card.locator('kbd').filter({ visible: true })).toHaveCount(0)
})

for (const language of ['en', 'zh'] as const)
  test.describe(`an hour in ${language}`, () => {
    test.use({ language })

    test('[U1] a block of an hour bears its time beside a name of any length', async ({ desk }) => {
      const { page } = desk
      await importSchedule(desk, britishWeeks(), britishTerm)
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 700 })
        const faces = page.locator('[data-window-day] [data-face]')
        await expect(faces.filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ })).toHaveCount(
          await faces.count(),
        )
      }
    })
  })

for (const width of [390, 1024])
  test(`[U3] [U10] all seven days of the term are there at ${width} pixels`, async ({ desk }) => {
    const { page } = desk
    await importSchedule(desk, britishWeeks(), britishTerm)
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('navigation').getByRole('button', { name: 'Term', exact: true }).click()
    const grid = page.getByRole('grid')
    await expect(grid).toBeVisible()
    expect(
      await grid.evaluate((table) => {
        const around = table.parentElement
        return around === null ? NaN : around.scrollWidth - around.clientWidth
      }),
    ).toBe(0)
    for (const mark of await grid.locator('[data-kind] b').all())
      expect(await linesOf(mark)).toHaveLength(1)
  })

test('[U7] the field that finds a setting stands in line with the title', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await chooseInMenu(page, /^Settings/)
  const dialog = page.getByRole('dialog')
  const [title, field] = await Promise.all(
    [
      dialog.getByRole('heading', { name: 'Settings' }),
      dialog.getByPlaceholder('Find a setting'),
    ].map((each) => each.boundingBox()),
  )
  expect(Math.abs((title?.x ?? 0) - (field?.x ?? 99))).toBeLessThan(2)
})

test('[U10] what is now stands in line with the rest of the day', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await page.getByRole('navigation').getByRole('button', { name: 'Today', exact: true }).click()
  const lines = page.locator('li[data-when]')
  await expect(lines.and(page.locator('[data-when="now"]'))).toHaveCount(1)
  const starts = await lines.evaluateAll((all) =>
    all.map((each) => Math.round(each.firstElementChild?.getBoundingClientRect().left ?? 0)),
  )
  expect(new Set(starts).size).toBe(1)
})

test('[U5] [U6] a term of more weeks than there can be says so, where it is imported and where it is typed', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: 'Type your timetable in' }).click()
  const typed = page.getByRole('dialog')
  await typed.getByRole('spinbutton', { name: 'Weeks' }).fill('50')
  await expect(typed.getByText('30 at most.')).toBeVisible()
  await typed.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Import your timetable' }).click()
  await page.getByRole('textbox', { name: /paste it as text/ }).fill('Mon 10:00-11:30 Physics')
  await page.getByRole('button', { name: 'Read the text' }).click()
  const found = page.getByRole('dialog', { name: 'What is in this timetable' })
  const weeks = found.getByRole('spinbutton', { name: 'Weeks' })
  await weeks.fill('')
  await weeks.pressSequentially('50')
  await expect(found.getByText(/, 30 weeks$/)).toBeVisible()
  await expect(found.getByText('30 at most.')).toBeVisible()
  await found.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(found).toBeHidden()
  await expect(desk.message).toBeFocused()
})

test('[U3] a press that is given twice says a thing once, and closes what it closed alone', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await chooseInMenu(page, 'Import a timetable')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('menuitem', { name: 'Appointment…' })).toBeHidden()
  await page
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /^Plan/ })
    .first()
    .dblclick()
  await expect(desk.card).toBeVisible()
  await expect(page.getByText('A turn is still running.')).toBeHidden()
  await expect(desk.message).toHaveValue('')
})

test('[U3] the button whose press was the last one possible keeps the focus', async ({ desk }) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  const bar = page.getByRole('banner')
  for (const name of ['Next week', 'This week', 'Undo', 'Redo']) {
    const button = bar.getByRole('button', { name, exact: true })
    while (await button.isEnabled()) {
      await pressKey(button, 'Enter')
      await expect(button).toBeFocused()
      if (name !== 'Next week') await expect(button).toBeDisabled()
    }
    await expect(button).toBeFocused()
  }
})

test('[U3] the keys of an action stand in line with its name, however long that is', async ({
  desk,
}) => {
  const { page } = desk
  await importSchedule(desk, britishWeeks(), britishTerm)
  await chooseInMenu(page, 'Keyboard shortcuts')
  const rows = page.getByRole('dialog').locator('dl > div')
  const below = await rows.evaluateAll((all) =>
    all.filter((row) => {
      const [name, keys] = [...row.children].map((each) => each.getBoundingClientRect())
      return (keys?.top ?? 0) >= (name?.bottom ?? 0)
    }),
  )
  expect(below).toEqual([])
})
