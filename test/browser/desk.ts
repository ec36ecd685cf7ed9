// The `test` of the browser specs: a fresh data folder for each test, and the person's steps by their names.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test'
import {
  findDesktopProgram,
  startBrowserShell,
  startDesktop,
  type RunningShell,
  type Start,
} from './shells.ts'
import { pressKey } from './press-key.ts'

const cardName = /^(Proposal|方案)$/

export type Desk = {
  readonly page: Page
  readonly data: string
  /** The open card. */
  readonly card: Locator
  /** The study sessions that lie on the shown week. */
  readonly sessions: Locator
  /** Where the open card would put things. */
  readonly ghosts: Locator
  readonly message: Locator
  say(text: string): Promise<void>
  /** Answers the open card with yes; what is then proposed to improve it is declined. Waits for the turn's end. */
  accept(): Promise<void>
  download(act: () => Promise<void>): Promise<string>
  /** Quits and starts again on the same data. */
  restart(): Promise<void>
}

export type DeskOptions = { language: 'en' | 'zh'; now: string; key: string | undefined }

export const test = base.extend<DeskOptions & { desk: Desk }>({
  language: ['en', { option: true }],
  /** A Monday morning, before the first class. */
  now: ['2026-11-23T07:30:00+08:00', { option: true }],
  key: [undefined, { option: true }],
  desk: async ({ browser, language, now, key }, use, testInfo) => {
    const data = mkdtempSync(join(tmpdir(), 'weekloom-desk-'))
    const start = { data, now, language, ...(key === undefined ? {} : { key }) }
    const launch = prepareLaunch(testInfo.project.name, start, browser)
    if ('reason' in launch) return testInfo.skip(true, launch.reason)
    const running = { shell: await launch.run() }
    const restart = async (): Promise<void> => {
      await running.shell.stop()
      running.shell = await launch.run()
    }
    await use(describeDesk(running, data, restart))
    await running.shell.stop()
    rmSync(data, { recursive: true, force: true })
  },
})

type Launch = { run: () => Promise<RunningShell> } | { reason: string }

function prepareLaunch(project: string, start: Start, browser: Browser): Launch {
  if (project === 'browser') return { run: () => startBrowserShell(start, browser) }
  const program = findDesktopProgram(project)
  return 'reason' in program ? program : { run: () => startDesktop(start, program.path) }
}

function describeDesk(
  running: { shell: RunningShell },
  data: string,
  restart: () => Promise<void>,
): Desk {
  const page = (): Page => running.shell.page
  const message = (): Locator => page().getByRole('textbox', { name: /^(Message|消息)$/ })
  return {
    data,
    get page() {
      return page()
    },
    get card() {
      return page().getByRole('group', { name: cardName })
    },
    get sessions() {
      // Only blocks of the week: the ghosts' switches and the card's buttons count sessions too.
      return page()
        .locator('button[data-task-id]')
        .and(page().getByRole('button', { name: /\d+ of \d+|第 \d+\/\d+ 次/ }))
    },
    get ghosts() {
      return page().locator('[data-ghost="to"]')
    },
    get message() {
      return message()
    },
    say: async (text) => {
      await message().fill(text)
      await pressKey(message(), 'Enter')
    },
    accept: async () => {
      const card = page().getByRole('group', { name: cardName })
      await answerCard(page(), async () => {
        await card.getByRole('button', { name: /^(Accept|接受)/ }).click()
      })
      while (await card.isVisible())
        await answerCard(page(), async () => {
          await card.getByRole('button', { name: /^(Reject|拒绝)/ }).click()
          await page().keyboard.press('Enter')
        })
    },
    download: (act) => running.shell.download(act),
    restart,
  }
}

/** Waits until the turn has gone on from the answered card to its end, or to another card. */
async function answerCard(page: Page, answer: () => Promise<void>): Promise<void> {
  const id = await page.getByRole('group', { name: cardName }).getAttribute('data-card-id')
  await answer()
  await expect(page.locator(`[data-card-id="${id}"]`)).toBeHidden()
  await expect(page.getByRole('button', { name: /^(Stop|停止)$/ })).toBeHidden()
}
