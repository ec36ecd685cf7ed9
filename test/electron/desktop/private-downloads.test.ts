// What a page saves, driven by the events that Electron sends.
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from 'electron'
import { expect, onTestFinished, test } from 'vitest'
import { keepDownloadsPrivate } from '../../../electron/desktop/private-downloads.ts'

class Download extends EventEmitter {
  readonly file: string
  constructor(file: string) {
    super()
    this.file = file
  }
  getSavePath(): string {
    return this.file
  }
}

test.skipIf(process.platform === 'win32')(
  '[D7] what the desktop saves is its owner’s alone',
  () => {
    const place = mkdtempSync(join(tmpdir(), 'weekloom-saved-'))
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    const file = join(place, 'week.ics')
    const session = new EventEmitter()
    keepDownloadsPrivate(session as unknown as Session)
    const item = new Download(file)
    session.emit('will-download', {}, item)
    writeFileSync(file, 'x', { mode: 0o644 })
    item.emit('done', {}, 'completed')
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  },
)
