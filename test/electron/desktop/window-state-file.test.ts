// How the window was left, read again or passed over.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readWindowState, writeWindowState } from '../../../electron/desktop/window-state.ts'

const state = {
  bounds: { x: -10, y: 40, width: 1000, height: 700 },
  isMaximized: true,
  isFullScreen: false,
  theme: 'dark',
} as const

test('[U7] what was written is read again; what is no state of a window opens it as if new', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-window-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'window-state.json')
  expect(readWindowState(file)).toBeNull()
  writeWindowState(file, state)
  expect(readWindowState(file)).toEqual(state)
  for (const text of ['', '{"bounds":', '[]', JSON.stringify({ ...state, bounds: { x: 1e9 } })]) {
    writeFileSync(file, text)
    expect(readWindowState(file)).toBeNull()
  }
  expect(() => writeWindowState(join(folder, 'gone', 'state.json'), state)).not.toThrow()
})
