// Runs one contender's page in Chromium and reads what its main thread worked, kept and drew.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { cellsOfWeek, freeCell, makeBlocks } from './blocks.ts'
import type { BuiltPage } from './build-page.ts'

/** CPU milliseconds of the page's main thread, less those of doing nothing; megabytes of heap after a collection. */
export type WeekFigures = { mount: number; move: number; turn: number; burst: number; heap: number }

/** Milliseconds between frames while a block is dragged over the week, and CPU milliseconds for each of them. */
export type DragFigures = { median: number; p95: number; cpu: number }

const origin = 'http://week-view.test'

export async function openPage(browser: Browser, { files }: BuiltPage): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 880 },
    timezoneId: 'UTC',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const body = files.get(name === '' ? 'index.html' : name)
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ body: Buffer.from(body), contentType: typeOf(name) })
  })
  await page.goto(origin)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript'
  if (name.endsWith('.css')) return 'text/css'
  return name.endsWith('.woff2') ? 'font/woff2' : 'text/html'
}

export async function measureWeek(
  browser: Browser,
  built: BuiltPage,
  count: number,
): Promise<WeekFigures> {
  const page = await openPage(browser, built)
  const thread = await watchThread(page)
  const blocks = makeBlocks(count, 2)
  const bare = await thread.heap()
  const mount = await thread.cpu(() => act(page, 'mount', blocks))
  const heap = (await thread.heap()) - bare
  const home = blocks[0] ?? freeCell
  await act(page, 'move', 1, freeCell)
  const move = await thread.cpu(() => act(page, 'move', 1, { day: home.day, row: home.row }))
  const turn = await thread.cpu(() => act(page, 'showWeek', 7))
  await act(page, 'showWeek', 0)
  // Two hundred answers at once, each of which puts a block where another was.
  const moves = Array.from({ length: 200 }, (_, index) => {
    const cell = (index * 7 + 3) % cellsOfWeek
    return { id: (index % count) + 1, to: { day: Math.floor(cell / 30), row: cell % 30 } }
  })
  const burst = await thread.cpu(() => act(page, 'burst', moves))
  await page.context().close()
  return { mount, move, turn, burst, heap: heap / 1e6 }
}

/** Sixteen weeks of 60 blocks; null where the contender can't show them. */
export async function measureRange(browser: Browser, built: BuiltPage): Promise<number | null> {
  const page = await openPage(browser, built)
  const canShow = await page.evaluate(() => window.contender?.mountRange !== undefined)
  const thread = await watchThread(page)
  const blocks = makeBlocks(60, 16)
  const cpu = canShow ? await thread.cpu(() => act(page, 'mountRange', blocks)) : null
  await page.context().close()
  return cpu
}

/** Null where the contender's blocks are not dragged. */
export async function measureDrag(
  browser: Browser,
  built: BuiltPage,
  count: number,
): Promise<DragFigures | null> {
  const page = await openPage(browser, built)
  const handle = await page.evaluate(() => window.contender?.handle ?? null)
  if (handle === null) {
    await page.context().close()
    return null
  }
  const thread = await watchThread(page)
  await act(page, 'mount', makeBlocks(count, 1))
  const box = await page.locator(handle).nth(20).boundingBox()
  if (box === null) throw new Error(`nothing fits ${handle}`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  const steps = 120
  const cpu = await thread.cpu(async () => {
    await page.evaluate(watchFrames)
    for (let step = 0; step < steps; step += 1) {
      const turn = (step / steps) * 2 * Math.PI
      await page.mouse.move(560 - 360 * Math.cos(turn), 440 - 300 * Math.sin(turn))
    }
  })
  const gaps = await page.evaluate(() => window.frameGaps ?? [])
  await page.mouse.up()
  await page.context().close()
  const sorted = gaps.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95), cpu: cpu / steps }
}

declare global {
  interface Window {
    frameGaps?: number[]
  }
}

function watchFrames(): void {
  const gaps: number[] = []
  window.frameGaps = gaps
  let last = performance.now()
  const note = (now: number) => {
    gaps.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Calls the contender and waits until what it did is painted. */
function act(page: Page, name: string, ...values: unknown[]): Promise<void> {
  return page.evaluate(
    async ([name, values]) => {
      const contender = window.contender as unknown as Record<string, (...all: unknown[]) => void>
      contender[name]?.(...values)
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve, 30))
    },
    [name, values] as const,
  )
}

async function watchThread(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async (work: () => Promise<void>) => {
    const before = await taskSeconds(session)
    await work()
    return ((await taskSeconds(session)) - before) * 1_000
  }
  const nothing = () => act(page, 'nothing')
  await nothing()
  const idle = Math.min(await spent(nothing), await spent(nothing), await spent(nothing))
  return {
    cpu: async (work: () => Promise<void>) => Math.max(0, (await spent(work)) - idle),
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    },
  }
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
