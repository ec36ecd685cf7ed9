// Downloads: Chromium puts them into a folder of its own, main's `will-download` says where they go.
import { EventEmitter } from 'node:events'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cdp } from './cdp.ts'

class DownloadItem extends EventEmitter {
  private savePath = ''
  private readonly fileName: string

  constructor(fileName: string) {
    super()
    this.fileName = fileName
  }

  getFilename(): string {
    return this.fileName
  }

  setSavePath(path: string): void {
    this.savePath = path
  }

  getSavePath(): string {
    return this.savePath
  }
}

/** Without a save path Electron would show its dialog; here the download then ends as cancelled. */
export async function followDownloads(cdp: Cdp, session: EventEmitter): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-downloads-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const items = new Map<string, DownloadItem>()
  cdp.listen(({ method, params }) => {
    const guid = String(params.guid)
    if (method === 'Browser.downloadWillBegin') {
      const item = new DownloadItem(String(params.suggestedFilename))
      items.set(guid, item)
      session.emit('will-download', {}, item)
    }
    const item = items.get(guid)
    if (method !== 'Browser.downloadProgress' || params.state !== 'completed' || !item) return
    if (item.getSavePath() !== '') renameSync(join(folder, guid), item.getSavePath())
    item.emit('done', {}, item.getSavePath() === '' ? 'cancelled' : 'completed')
  })
  await cdp.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: folder,
    eventsEnabled: true,
  })
}
