// Finds a Chromium for the browser tests: the one named in WEEKLOOM_CHROMIUM, npm's, the system's, Playwright's own.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { unpackChromium } from './unpack-chromium.ts'

/** `env` is what the program needs beside the environment it is started from. */
export type FoundChromium = { executablePath: string; env: Record<string, string> }

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export async function findChromium(): Promise<FoundChromium> {
  const named = process.env['WEEKLOOM_CHROMIUM']
  if (named !== undefined && named !== '') return { executablePath: named, env: {} }
  const folder = await unpackChromium()
  if (folder !== null) return describeUnpacked(folder)
  const installed = [...systemPaths(), chromium.executablePath()].find((path) => existsSync(path))
  if (installed !== undefined) return { executablePath: installed, env: {} }
  throw new Error(
    'No Chromium found. Run "npx playwright install chromium", or name one in WEEKLOOM_CHROMIUM.',
  )
}

/** A bare machine has neither its libraries nor a font; with its own font pictures are the same everywhere. */
async function describeUnpacked(folder: string): Promise<FoundChromium> {
  const fontConfig = join(folder, 'weekloom-fonts.conf')
  const xml = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`
  // Where the checkout was moved, or its packages are shared with another, the file names a folder that is no more.
  const known = existsSync(fontConfig) ? await readFile(fontConfig, 'utf8') : ''
  if (known !== xml) await writeFile(fontConfig, xml)
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      FONTCONFIG_FILE: fontConfig,
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
    },
  }
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => systemNames.map((name) => join(folder, name)))
}
