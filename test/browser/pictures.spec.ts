// How the product looks in twenty states, kept as pictures: of one fixed size, font and clock, each looked at by eye.
// `npm run pictures:expected` renews them after a wanted change.
import { expect, type Page } from '@playwright/test'
import { amidBusyWeeks, busyWeeks } from './busy-weeks.ts'
import { test, type Desk } from './desk.ts'
import { importSchedule } from './import-schedule.ts'

test.use({ now: amidBusyWeeks })

// Another Chromium draws the same words a little differently.
test.skip(
  () => Boolean(process.env['WEEKLOOM_CHROMIUM']),
  'the pictures are those of the Chromium that comes with the project',
)

/** What is never the same twice. */
const unsteady = '[data-testid="turn-foot"]'

const tolerance = { maxDiffPixelRatio: 0.004 }

async function look(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.mouse.move(0, 0)
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...tolerance,
    mask: [page.locator(unsteady)],
    maskColor: '#f3f1ec',
  })
}

/** By its name in the palette. */
async function choose({ page }: Desk, action: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(action)
  await expect(page.getByRole('option', { selected: true })).toContainText(action)
  await page.keyboard.press('Enter')
}

/** `awaited` is a text that comes with the core's answer. */
async function lookAt(desk: Desk, action: string, name: string, awaited = ''): Promise<void> {
  await choose(desk, action)
  await expect(desk.page.getByRole('dialog').last()).toContainText(awaited)
  await look(desk.page, name)
  await desk.page.keyboard.press('Escape')
  await expect(desk.page.getByRole('dialog')).toHaveCount(0)
}

/** The line that tells what was imported goes by itself; not to wait for it, it is sent away. */
async function bringIn(desk: Desk, language: 'en' | 'zh'): Promise<void> {
  await importSchedule(desk, busyWeeks(language))
  const away = desk.page.getByRole('button', { name: /^(Dismiss|Close|关闭)/ })
  if (await away.isVisible()) await away.click()
}

function paint({ page }: Desk, colorScheme: 'light' | 'dark'): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

test('[U1] [U5] the week, its card and its views, in English and light', async ({ desk }) => {
  const { page } = desk
  await paint(desk, 'light')
  await look(page, 'first-run')
  await bringIn(desk, 'en')
  await look(page, 'week')
  await desk.say('move problem sets 4 to Wednesday afternoon next week')
  await expect(desk.card).toBeVisible()
  await expect(desk.ghosts.first()).toBeVisible()
  // What was read comes once the card is there.
  await expect(desk.card.getByText('What to do')).toBeVisible()
  await look(page, 'card')
  await page.setViewportSize({ width: 1024, height: 640 })
  await look(page, 'card-narrow')
  await page.setViewportSize({ width: 1360, height: 860 })
  await desk.accept()
  await choose(desk, 'Show the term')
  await look(page, 'term')
  await choose(desk, 'Show today')
  await look(page, 'today')
  await choose(desk, 'Show the week')
})

test('[U1] [U6] [U7] [U8] what opens over the week, in English and light', async ({ desk }) => {
  await paint(desk, 'light')
  await bringIn(desk, 'en')
  await lookAt(desk, 'Health of the plan', 'health', 'The coming week')
  await lookAt(desk, 'History', 'history', 'Import')
  await lookAt(desk, 'Export', 'export')
  await lookAt(desk, 'Settings', 'settings')
  await lookAt(desk, 'Edit the timetable', 'timetable')
  await lookAt(desk, 'Term and periods', 'term-setup')
  await lookAt(desk, 'Add study work', 'add-study')
})

test('[U3] in English and dark', async ({ desk }) => {
  const { page } = desk
  await paint(desk, 'dark')
  await bringIn(desk, 'en')
  await look(page, 'week-dark')
  await lookAt(desk, 'Health of the plan', 'health-dark', 'The coming week')
  await choose(desk, 'Show the term')
  await look(page, 'term-dark')
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('[U3] in Chinese, light and dark, wide and narrow', async ({ desk }) => {
    const { page } = desk
    await paint(desk, 'light')
    await bringIn(desk, 'zh')
    await look(page, 'week-zh')
    await lookAt(desk, '设置', 'settings-zh')
    await paint(desk, 'dark')
    await choose(desk, '显示今天')
    await look(page, 'today-dark-zh')
    await choose(desk, '显示周视图')
    // As at 200 per cent of a window of 1,360 by 860.
    await page.setViewportSize({ width: 680, height: 430 })
    await look(page, 'week-zoomed-dark-zh')
  })
})
