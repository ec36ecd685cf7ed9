// `npm run bench:week`: the week view beside FullCalendar, EventCalendar, react-big-calendar and Schedule-X in one Chromium.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../browser/find-chromium.ts'
import { buildPage, type BuiltPage } from './build-page.ts'
import { measureDrag, measureRange, measureWeek, type WeekFigures } from './measure-page.ts'

const peers = join(import.meta.dirname, 'peers')

/** Each figure is the median of this many pages, opened in turns. */
const times = Number(process.argv[2] ?? 5)

const sizes = [60, 200, 1_000]

const contenders = [
  { name: 'Weekloom', script: 'pages/weekloom.tsx' },
  { name: 'FullCalendar', script: 'peers/fullcalendar.mjs' },
  { name: 'EventCalendar', script: 'peers/event-calendar.mjs' },
  { name: 'react-big-calendar', script: 'peers/react-big-calendar.mjs' },
  { name: 'Schedule-X', script: 'peers/schedule-x.mjs' },
]

type Entrant = { name: string; built: BuiltPage }

function installPeers(): void {
  if (existsSync(join(peers, 'node_modules'))) return
  console.log('Installing the peers into their own folder …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps']
  execFileSync(npm, ['install', ...flags], { cwd: peers, stdio: 'ignore' })
}

/** In turns, so that a busy moment of the machine falls on all of them. */
async function inTurns<Value>(
  entrants: readonly Entrant[],
  measure: (built: BuiltPage) => Promise<Value>,
): Promise<{ name: string; values: Value[] }[]> {
  const all = entrants.map(({ name, built }) => ({ name, built, values: [] as Value[] }))
  for (let each = 0; each < times; each += 1)
    for (const { built, values } of all) values.push(await measure(built))
  return all
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(name: string, cells: readonly (string | number)[]): void {
  const said = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(12))
  console.log(`${name.padEnd(24)}${said.join('')}`)
}

async function printWeeks(browser: Browser, entrants: readonly Entrant[]): Promise<void> {
  const fields = ['mount', 'move', 'turn', 'burst', 'heap'] as const
  for (const size of sizes) {
    const note = size > 210 ? ' (several in one place: more than a legal week holds)' : ''
    console.log(`\n${size} blocks a week${note}: CPU ms of the main thread, MB of heap`)
    print('', [...fields])
    const measured = await inTurns(entrants, (built) => measureWeek(browser, built, size))
    for (const { name, values } of measured) {
      const of = (field: keyof WeekFigures) => median(values.map((value) => value[field]))
      print(name, fields.map(of))
    }
  }
}

async function printRange(browser: Browser, entrants: readonly Entrant[]): Promise<void> {
  console.log('\nsixteen weeks of 60 blocks: CPU ms')
  for (const { name, values } of await inTurns(entrants, (built) => measureRange(browser, built))) {
    const known = values.filter((value) => value !== null)
    print(name, [known.length === 0 ? 'no such view' : median(known)])
  }
}

async function printDrag(browser: Browser, entrants: readonly Entrant[]): Promise<void> {
  console.log(
    '\na block dragged over a week of 200: ms between frames, CPU ms a step of the pointer',
  )
  print('', ['median', 'p95', 'CPU'])
  const measured = await inTurns(entrants, (built) => measureDrag(browser, built, 200))
  for (const { name, values } of measured) {
    const known = values.filter((value) => value !== null)
    const of = (field: 'median' | 'p95' | 'cpu') => median(known.map((value) => value[field]))
    print(name, known.length === 0 ? ['not dragged'] : [of('median'), of('p95'), of('cpu')])
  }
}

async function printSizes(entrants: readonly Entrant[]): Promise<void> {
  const bare = await buildPage('pages/bare-react.ts')
  console.log(`\ngzip: kB of all scripts, and over bare React (${(bare.gzip / 1_000).toFixed(1)})`)
  for (const { name, built } of entrants) {
    const usesReact = name !== 'EventCalendar' && name !== 'Schedule-X'
    const over = usesReact ? built.gzip - bare.gzip : built.gzip
    print(name, [built.gzip / 1_000, over / 1_000])
  }
  const own = entrants.find(({ name }) => name === 'Weekloom')?.built
  if (own !== undefined) print('  renderer/week alone', [own.gzipOf('renderer/week') / 1_000])
}

installPeers()
const entrants: Entrant[] = []
for (const { name, script } of contenders) entrants.push({ name, built: await buildPage(script) })
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } })
console.log(`Chromium ${browser.version()}, medians of ${times}`)
await printSizes(entrants)
await printWeeks(browser, entrants)
await printRange(browser, entrants)
await printDrag(browser, entrants)
await browser.close()
