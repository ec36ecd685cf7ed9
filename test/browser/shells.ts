// Starts the product for a browser test, through whichever shell the Playwright project stands for.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { _electron, type Browser, type ElectronApplication, type Page } from '@playwright/test'
import { findElectron } from '../../scripts/electron-binary.ts'
import { makeStandInProgram } from '../electron-stand-in/executable.ts'
import { delayAnswers } from './late-answers.ts'

const root = join(import.meta.dirname, '../..')

/** Where the product keeps its data, and when and in which language it believes to run. */
export type Start = {
  data: string
  now: string
  language: string
  /** For the model's endpoint; put into the environment. */
  key?: string
}

export type RunningShell = {
  page: Page
  /** Does what ends in a download, and answers with the file's text. */
  download(act: () => Promise<void>): Promise<string>
  stop(): Promise<void>
}

export type DesktopShell = RunningShell & { app: ElectronApplication }

/** Tests read dates, so the zone is as fixed as the clock. */
const environment = { ...process.env, TZ: 'Asia/Shanghai' } as Record<string, string>

export async function startBrowserShell(start: Start, browser: Browser): Promise<RunningShell> {
  const server = await startServer(start)
  const context = await browser.newContext({
    locale: start.language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1360, height: 860 },
  })
  await delayAnswers(context)
  const page = await context.newPage()
  await page.goto(server.url)
  return {
    page,
    download: async (act) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act()])
      return readFileSync(await download.path(), 'utf8')
    },
    stop: async () => {
      await context.close()
      await server.stop()
    },
  }
}

export type RunningServer = {
  url: string
  /** As the person's Enter in the terminal asks for it. */
  newLink(): Promise<string>
  stop(): Promise<number | null>
}

/** The browser shell as `npm start` starts it. Rejects with what it says if it doesn't come up. */
export function startServer({ data, now, language, key }: Start, port = 0): Promise<RunningServer> {
  const args = ['--json', '--data', data, '--now', now, '--lang', language, '--port', `${port}`]
  const server = spawn(process.execPath, [join(root, 'out/serve/serve.js'), ...args], {
    env: { ...environment, ...(key === undefined ? {} : { WEEKLOOM_API_KEY: key }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  let complaint = ''
  server.stderr.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const stop = (): Promise<number | null> => {
    server.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the shell ended with ${code}: ${complaint}`)))
    const lines = createInterface({ input: server.stdout })
    const nextUrl = (): Promise<string> =>
      new Promise((told) => lines.once('line', (line) => told(JSON.parse(line).url)))
    const newLink = (): Promise<string> => {
      server.stdin.write('\n')
      return nextUrl()
    }
    void nextUrl().then((url) => resolve({ url, newLink, stop }))
  })
}

/** The bundled desktop entry, on Electron itself or on its stand-in. */
export async function startDesktop(
  start: Start,
  executablePath: string,
  mainFile?: string,
): Promise<DesktopShell> {
  const app = await _electron.launch({
    executablePath,
    args: desktopArguments(start, mainFile),
    env: environment,
    timeout: 20_000,
  })
  const page = await app.firstWindow()
  return {
    app,
    page,
    download: (act) => downloadInDesktop(app, act),
    stop: () => app.close(),
  }
}

/** What follows the program on its command line. */
export function desktopArguments(
  { data, now, language }: Start,
  mainFile = join(root, 'out/main/main.js'),
): string[] {
  return [mainFile, `--data=${data}`, `--now=${now}`, `--lang=${language}`]
}

/** The app itself asks the person where to; a test answers in advance. */
async function downloadInDesktop(
  app: ElectronApplication,
  act: () => Promise<void>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-download-'))
  const path = join(folder, 'file')
  const done = app.evaluate(
    ({ session }, savePath) =>
      new Promise<string>((resolve) => {
        session.defaultSession.once('will-download', (_event, item) => {
          item.setSavePath(savePath)
          item.once('done', (_done, state) => resolve(state))
        })
      }),
    path,
  )
  await act()
  const state = await done
  if (state !== 'completed') throw new Error(`the download ended as ${state}`)
  const text = readFileSync(path, 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

/** The program for a desktop project, or the reason why there is none. */
export function findDesktopProgram(project: string): { path: string } | { reason: string } {
  if (project === 'desktop-shim') {
    return { path: makeStandInProgram(join(root, 'test-results/programs', `${process.pid}`)) }
  }
  const path = findElectron()
  if (path === null) return { reason: "Electron's binary is not on this machine" }
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
    return { reason: 'this machine has no display for Electron' }
  }
  return { path }
}
