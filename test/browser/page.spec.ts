// The page itself: what its policy forbids, and that everyone can use it in both themes and languages.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './desk.ts'
import { startServer } from './shells.ts'
import { pressKey } from './press-key.ts'
import { chooseInMenu } from './menu.ts'

const samples = { en: 'Look around with a sample term', zh: '先用示例学期看看' } as const
const plans = { en: 'Plan my week', zh: '帮我安排这周的学习' } as const

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function findBarriers(page: Page): Promise<string[]> {
  // Colours on their way from one value to another are nobody's contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )
}

for (const language of ['en', 'zh'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ language })

      test('[U3] no barrier in the first run, the week, a card and the dialogs', async ({
        desk,
      }) => {
        const { page } = desk
        const complaints = complaintsOf(page)
        await page.emulateMedia({ colorScheme })
        await expect(page.getByRole('button', { name: samples[language] })).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        await page.getByRole('button', { name: samples[language] }).click()
        await expect(page.locator('button[data-task-id]').first()).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        await desk.say(plans[language])
        await expect(desk.card).toBeVisible()
        await expect(desk.ghosts.first()).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        await desk.accept()
        await expect(desk.sessions.first()).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        await chooseInMenu(page, /^(Export|导出)$/)
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        expect(complaints).toEqual([])
      })
    })
  }
}

test('[C2] the policy stops inline code, eval, foreign hosts and text as mark-up', async ({
  desk,
}) => {
  const { page } = desk
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => {
      blocked.push(event.effectiveDirective)
    })
    const script = document.createElement('script')
    script.append('globalThis.wasRun = true')
    document.body.append(script)
    const image = document.createElement('img')
    image.src = 'https://example.com/x.png'
    document.body.append(image)
    await fetch('https://example.com/').catch(() => undefined)
    // The events come when the page has a moment for them.
    for (let round = 0; new Set(blocked).size < 3 && round < 100; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    const refused = [
      () => (document.createElement('div').innerHTML = '<b>text</b>'),
      () => (document.createElement('script').textContent = 'globalThis.wasRun = true'),
      () => document.createElement('iframe').setAttribute('srcdoc', '<b>text</b>'),
    ].map((act) => {
      try {
        act()
        return false
      } catch {
        return true
      }
    })
    return { blocked, refused, wasRun: 'wasRun' in globalThis }
  })
  expect(outcome.wasRun).toBe(false)
  const complaints = complaintsOf(page)
  await page.reload()
  await expect(page.getByRole('button', { name: samples.en })).toBeVisible()
  expect(complaints).toEqual([])
  expect(outcome.refused).toEqual([true, true, true])
  expect(outcome.blocked).toEqual(
    expect.arrayContaining(['require-trusted-types-for', 'img-src', 'connect-src']),
  )
})

test("[C2] the token is gone from the address bar, and a stranger's window gets no data", async ({
  desk,
}) => {
  const { page } = desk
  await expect(page.getByRole('button', { name: samples.en })).toBeVisible()
  expect(page.url()).not.toContain('token')
  const stranger = await page.context().newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByText('opened without a link')).toBeVisible({ timeout: 15_000 })
  await expect(stranger.getByRole('button', { name: samples.en })).toBeHidden()
})

test('[C3] a second shell on the same data says so and ends with 3', async ({ desk, now }) => {
  await expect(startServer({ data: desk.data, now, language: 'en' })).rejects.toThrow(
    'ended with 3',
  )
})

test('[C3] after a restart the new link, opened in the same tab, brings the week back', async ({
  browser,
  now,
}, testInfo) => {
  const start = { data: testInfo.outputPath('data'), now, language: 'en' }
  const first = await startServer(start)
  const page = await browser.newPage()
  await page.goto(first.url)
  await page.getByRole('button', { name: samples.en }).click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await first.stop()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(page.getByText('Reconnecting.')).toBeVisible()
  await message.fill('What is pending?')
  await pressKey(message, 'Enter')
  await expect(page.getByText('Not sent.')).toBeVisible()
  await expect(message).toHaveValue('What is pending?')
  const second = await startServer(start, Number(new URL(first.url).port))
  await expect(page.getByText('gave out a new link')).toBeVisible({ timeout: 15_000 })
  await page.evaluate((url) => {
    Object.assign(window, { isOldPage: true })
    location.assign(url)
  }, second.url)
  await expect(page.getByText('gave out a new link')).toBeHidden()
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
  await expect(message).toHaveValue('What is pending?')
  // Sent before the line is whole, it comes back as the draft.
  await expect(async () => {
    await pressKey(message, 'Enter')
    await expect(message).toHaveValue('', { timeout: 1_000 })
    await expect(page.getByText('Not sent.')).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('What is pending?').first()).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.close()
  await second.stop()
})

test('[C3] what was typed for one data folder does not come up in another at the same port', async ({
  browser,
  now,
}, testInfo) => {
  const startOf = (folder: string) => ({ data: testInfo.outputPath(folder), now, language: 'en' })
  const context = await browser.newContext()
  let port = 0
  const openOn = async (folder: string) => {
    const server = await startServer(startOf(folder), port)
    port = Number(new URL(server.url).port)
    const page = await context.newPage()
    await page.goto(server.url)
    const message = page.getByRole('textbox', { name: 'Message' })
    const sample = page.getByRole('button', { name: samples.en })
    await expect(message.or(sample).first()).toBeVisible()
    if (await sample.isVisible()) await sample.click()
    await expect(message).toBeVisible()
    return { server, message }
  }
  const first = await openOn('first')
  await first.message.fill('Of the first folder')
  await first.server.stop()
  const second = await openOn('second')
  await expect(second.message).toHaveValue('')
  await second.server.stop()
  const again = await openOn('first')
  await expect(again.message).toHaveValue('Of the first folder')
  await context.close()
  await again.server.stop()
})

test('[C3] a page keeps to its own data folder until that of a new link has come in its place', async ({
  desk,
}) => {
  const { page } = desk
  await page.evaluate(() => {
    const own = sessionStorage.getItem('weekloom-folder')
    addEventListener('hashchange', () => {
      const isOwn = sessionStorage.getItem('weekloom-folder') === own
      sessionStorage.setItem('kept', `${isOwn}`)
    })
    location.hash = 'token=other&folder=other'
  })
  await expect(page).not.toHaveURL(/token/)
  expect(await page.evaluate(() => sessionStorage.getItem('kept'))).toBe('true')
})

test('[C3] a link opens one page: it can be reloaded, another is refused, and Enter gives a new link', async ({
  browser,
  now,
}, testInfo) => {
  const server = await startServer({ data: testInfo.outputPath('data'), now, language: 'en' })
  const page = await browser.newPage()
  await page.goto(server.url)
  const sample = page.getByRole('button', { name: samples.en })
  await expect(sample).toBeVisible()
  await page.reload()
  await expect(sample).toBeVisible()
  const stranger = await browser.newPage()
  await stranger.goto(server.url)
  await expect(stranger.getByText('This link has been used')).toBeVisible({ timeout: 15_000 })
  await expect(stranger.getByText('Press Enter in the terminal')).toBeVisible()
  await stranger.goto(await server.newLink())
  await expect(stranger.getByRole('button', { name: samples.en })).toBeVisible()
  await page.reload()
  await expect(sample).toBeVisible()
  await Promise.all([page.close(), stranger.close()])
  await server.stop()
})

test('[U3] nothing in the week moves when a card opens, and no word on a block is cut', async ({
  desk,
}) => {
  const { page } = desk
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('button', { name: samples.en }).click()
  const lecture = page.locator('button[data-task-id]').first()
  await expect(lecture).toBeVisible()
  const before = await lecture.boundingBox()
  await desk.say(plans.en)
  await expect(desk.ghosts.first()).toBeVisible()
  expect(await lecture.boundingBox()).toEqual(before)
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(findCutWords)).toEqual([])
})

/** Lines that are shown and reach below the words' room by more than rounding. */
function findCutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-face]')].flatMap((face) =>
    [...face.querySelectorAll<HTMLElement>(':scope > span')]
      .filter((line) => line.style.visibility !== 'hidden')
      .filter((line) => line.offsetTop + line.offsetHeight > face.clientHeight + 3)
      .map((line) => line.innerText),
  )
}
