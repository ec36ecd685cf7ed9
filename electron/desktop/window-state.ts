// Remembers how the window was left, and puts it where a hand can reach it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

export type Rectangle = { x: number; y: number; width: number; height: number }

/** Without `x` and `y` it opens in the middle of the screen. */
type OpeningBounds = { x?: number; y?: number; width: number; height: number }

export const firstSize = { width: 1360, height: 880 }

/** Pixels of the title bar that a hand needs. */
const grip = { width: 160, height: 32 }

/** `areas` are the displays without their bars, the main one first; `saved` are the bounds of the last time. */
export function placeWindow(saved: Rectangle | null, areas: readonly Rectangle[]): OpeningBounds {
  const [main] = areas
  if (main === undefined) return saved ?? firstSize
  if (saved === null) return fit(firstSize, main)
  const best = areas.reduce((a, b) => (overlap(saved, b) > overlap(saved, a) ? b : a))
  if (overlap(saved, best) === 0) return fit(saved, main)
  const size = fit(saved, best)
  const grippable = Math.min(grip.width, size.width)
  return {
    ...size,
    x: clamp(saved.x, best.x - size.width + grippable, best.x + best.width - grippable),
    y: clamp(saved.y, best.y, best.y + best.height - grip.height),
  }
}

function fit(size: { width: number; height: number }, area: Rectangle) {
  return {
    width: Math.min(size.width, area.width),
    height: Math.min(size.height, area.height),
  }
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

const windowStateSchema = z.strictObject({
  bounds: z.strictObject({
    x: z.int(),
    y: z.int(),
    width: z.int().min(1).max(100_000),
    height: z.int().min(1).max(100_000),
  }),
  isMaximized: z.boolean(),
  isFullScreen: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
})

type WindowState = z.infer<typeof windowStateSchema>

/** Null the first time, and when the file can't be read: the window opens as if new. */
export function readWindowState(file: string): WindowState | null {
  try {
    return windowStateSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}

/** Where it can't be written the window opens as before: nothing of the person's is lost. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } catch {
    // See above.
  }
}
