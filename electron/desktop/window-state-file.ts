// How the window was left, in a small file beside Chromium's own: size, place, maximised, full screen and theme.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

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

export type WindowState = z.infer<typeof windowStateSchema>

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
