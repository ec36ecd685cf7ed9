// Takes pictures of the product as it is: the sample term, planned by talking, in the browser shell.
// `take-screenshots.ts` renews the README's; `take-screenshots.ts FOLDER` puts every scene into a folder, to be looked at.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../test/browser/find-chromium.ts'
import { startServer } from '../test/browser/shells.ts'

const chosenFolder = process.argv[2]
const pictures = chosenFolder ?? join(import.meta.dirname, '../docs/pictures')
const inReadme = new Set([
  'card-light',
  'week-light',
  'week-dark',
  'week-dark-zh',
  'term-light',
  'term-dark',
  'health-light',
  'health-dark',
])
const now = '2026-11-23T08:20:00+08:00'

const words = {
  en: {
    sample: 'Look around with a sample term',
    plan: 'Plan my week',
    accept: 'Accept',
    health: 'Health',
    term: 'Term',
  },
  zh: {
    sample: '先用示例学期看看',
    plan: '帮我安排这周的学习',
    accept: '接受',
    health: '计划体检',
    term: '学期',
  },
} as const

type Scene = { language: 'en' | 'zh'; colorScheme: 'light' | 'dark'; name: string }

const scenes: Scene[] = [
  { language: 'en', colorScheme: 'light', name: 'light' },
  { language: 'en', colorScheme: 'dark', name: 'dark' },
  { language: 'zh', colorScheme: 'light', name: 'light-zh' },
  { language: 'zh', colorScheme: 'dark', name: 'dark-zh' },
]

async function photograph(browser: Browser, scene: Scene): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'weekloom-pictures-'))
  const server = await startServer({ data, now, language: scene.language })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: scene.colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await walk(page, scene)
  await context.close()
  await server.stop()
  rmSync(data, { recursive: true })
}

async function walk(page: Page, { language, name }: Scene): Promise<void> {
  const said = words[language]
  await shoot(page, `first-run-${name}`)
  await page.getByRole('button', { name: said.sample }).click()
  const message = page.getByRole('textbox', { name: /^(Message|消息)$/ })
  await message.fill(said.plan)
  await message.press('Enter')
  const proposal = page.getByRole('group', { name: /^(Proposal|方案)$/ })
  await proposal.waitFor()
  await page.locator('[data-ghost="to"]').first().waitFor()
  await shoot(page, `card-${name}`)
  await proposal.getByRole('button', { name: said.accept }).click()
  await proposal.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^(Stop|停止)$/ }).waitFor({ state: 'hidden' })
  await shoot(page, `week-${name}`)
  await page.getByRole('button', { name: said.health, exact: true }).click()
  await page.getByRole('dialog').locator('p').first().waitFor()
  await shoot(page, `health-${name}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: said.term, exact: true }).click()
  await page.getByRole('grid').first().waitFor()
  await shoot(page, `term-${name}`)
}

async function shoot(page: Page, name: string): Promise<void> {
  if (chosenFolder === undefined && !inReadme.has(name)) return
  await page.locator('button').first().waitFor()
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  console.log(`${name}.png`)
}

mkdirSync(pictures, { recursive: true })
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } })
for (const scene of scenes) await photograph(browser, scene)
await browser.close()
