// The page itself: what its policy forbids, and that everyone can use it in both themes and languages.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './desk.ts'

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

      test('[U] no barrier in the first run, the week, a card and the dialogs', async ({
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
        await page.getByRole('button', { name: /^(Export|导出)$/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await findBarriers(page)).toEqual([])
        expect(complaints).toEqual([])
      })
    })
  }
}

test('[C2] the policy stops inline code, eval and foreign hosts', async ({ desk }) => {
  const { page } = desk
  const outcome = await page.evaluate(async () => {
    const blocked: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => {
      blocked.push(event.effectiveDirective)
    })
    const script = document.createElement('script')
    script.textContent = 'globalThis.wasRun = true'
    document.body.append(script)
    const image = document.createElement('img')
    image.src = 'https://example.com/x.png'
    document.body.append(image)
    await fetch('https://example.com/').catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { blocked, wasRun: 'wasRun' in globalThis }
  })
  expect(outcome.wasRun).toBe(false)
  expect(outcome.blocked).toEqual(
    expect.arrayContaining(['script-src-elem', 'img-src', 'connect-src']),
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
  await expect(stranger.getByRole('button', { name: samples.en })).toBeHidden()
})

test('[C3] a second shell on the same data says so and ends with 3', async ({ desk, now }) => {
  const { startServer } = await import('./shells.ts')
  await expect(startServer({ data: desk.data, now, language: 'en' })).rejects.toThrow(
    'ended with 3',
  )
})
