// A data folder with a session in it, whose jobs run in a process that is used again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readState } from '../../../db/schedule.ts'
import { openSession } from '../../../electron/core/open-session.ts'
import type { Session } from '../../../electron/session/session.ts'
import { openReader, type Reader, type ReaderEnd } from './reused-child.ts'
import type { StartWorker } from '../../../electron/worker/ask-worker.ts'

export type Folder = {
  session: Session
  /** The schedule as it lies in the file, as text. */
  state: () => string
  takeEnds: () => ReaderEnd[]
  end(): Promise<void>
}

const days = { with: '2026-10-14T10:00:00Z', without: '2026-09-01T10:00:00Z' }

/** `startJob` in place of the process that is used again. */
export async function openFolder(hasTerm: boolean, startJob?: StartWorker): Promise<Folder> {
  const parent = mkdtempSync(join(tmpdir(), 'weekloom-hostile-'))
  const reader: Reader = openReader()
  let id = 0
  const opened = openSession({
    folder: join(parent, 'data'),
    clock: () => (hasTerm ? days.with : days.without),
    newId: () => `id-${(id += 1)}`,
    pause: () => Promise.resolve(),
    zone: 'Europe/Berlin',
    shell: { startJob: startJob ?? reader.start },
  })
  if (!opened.ok) throw new Error(opened.failure.message)
  const session = opened.value
  if (hasTerm) await session.request('set-up-sample', {})
  return {
    session,
    state: () => JSON.stringify(readState(session.context.database)),
    takeEnds: reader.takeEnds,
    async end() {
      await session.close()
      reader.end()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
