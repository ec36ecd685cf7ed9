// Starts the Chromium behind the stand-in and makes sure that it doesn't outlive it.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { findChromium } from '../browser/find-chromium.ts'

/** The address of its DevTools socket. */
export async function startChromium(profile: string): Promise<string> {
  const { executablePath, env } = await findChromium()
  const chromium = spawn(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--no-startup-window',
      // Pages ask for windows through the stand-in alone.
      '--block-new-web-contents',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-features=DialMediaRouteProvider,MediaRouter,Translate',
      '--hide-scrollbars',
      '--password-store=basic',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  process.once('exit', () => chromium.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: chromium.stderr })
    lines.on('line', (line) => {
      const [, url] = /^DevTools listening on (ws:.*)$/.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
    chromium.once('error', reject)
    chromium.once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)))
  })
}
