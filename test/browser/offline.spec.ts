// The page of the browser shell as an app of its own: what a browser needs to install it, and what it says without its server.
import { expect, type Page } from '@playwright/test'
import { test } from './desk.ts'
import { startServer } from './shells.ts'

const sentences = {
  en: 'Weekloom isn’t running on this computer: start it in its folder with “npm run serve”',
  zh: '这台电脑上没有运行 Weekloom：请在它的文件夹里执行“npm run serve”',
} as const
const samples = { en: 'Look around with a sample term', zh: '先用示例学期看看' } as const

/** What the browser keeps for the page, by path: where each came from, and its text. */
function readKept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url)
        kept[url.slice(location.origin.length)] = `${response?.url} ${await response?.text()}`
      }
    }
    return kept
  })
}

for (const language of ['en', 'zh'] as const)
  test(`[C3] without its server the page says so, and with it the week is back: ${language}`, async ({
    browser,
    now,
  }, testInfo) => {
    const start = { data: testInfo.outputPath('data'), now, language }
    const first = await startServer(start)
    const page = await browser.newPage({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
    await page.goto(first.url)
    await page.getByRole('button', { name: samples[language] }).click()
    await expect(page.locator('button[data-task-id]').first()).toBeVisible()
    await expect.poll(async () => Object.keys(await readKept(page))).toContain('/')
    await first.stop()
    await page.reload()
    await expect(page.getByText(sentences[language])).toBeVisible()
    const second = await startServer(start, Number(new URL(first.url).port))
    await page.goto(second.url)
    await expect(page.locator('button[data-task-id]').first()).toBeVisible()
    await page.close()
    await second.stop()
  })

test('[C3] the browser keeps the built page alone: no secret, nothing of the student, no older build', async ({
  desk,
}) => {
  const { page } = desk
  await page.getByRole('button', { name: samples.en }).click()
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await expect.poll(async () => Object.keys(await readKept(page))).toContain('/')
  await page.evaluate(async () => {
    const cache = await caches.open('weekloom-page')
    await cache.put('/', new Response('<title>Weekloom</title> an older build'))
    await cache.put('/assets/index-00000000.js', new Response('its program'))
  })
  await page.goto(new URL('/?token=of-a-link', page.url()).href)
  await expect(page.locator('button[data-task-id]').first()).toBeVisible()
  await expect
    .poll(async () => Object.keys(await readKept(page)))
    .not.toContain('/assets/index-00000000.js')
  const kept = await readKept(page)
  const names = Object.keys(kept)
  expect(names.filter((name) => !/^\/(assets\/[\w.-]+)?$/.test(name))).toEqual([])
  const secrets = await page.evaluate(() => Object.values(sessionStorage))
  expect(secrets.filter((secret) => JSON.stringify(kept).includes(secret))).toEqual([])
  expect(JSON.stringify(kept)).not.toContain('an older build')
})

test('[C3] the page can be installed: a name, a picture, its own window, light and dark', async ({
  desk,
}) => {
  const { page } = desk
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ name: 'Weekloom', start_url: './', display: 'standalone' })
  for (const { src } of manifest.icons) {
    const answer = await page.request.get(new URL(src, page.url()).href)
    expect(answer.headers()['content-type']).toBe('image/svg+xml')
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  expect(await page.locator('meta[name="theme-color"]').count()).toBe(2)
})
