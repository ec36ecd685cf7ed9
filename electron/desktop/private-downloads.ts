// Keeps what a page saves, an export or a trace, to its owner, as the terminal does with what it writes (D7).
import type { Session } from 'electron'
import { makePrivate } from '../../db/file/durable-file.ts'

export function keepDownloadsPrivate(session: Session): void {
  session.on('will-download', (_event, item) => {
    item.once('done', (_done, state) => {
      if (state === 'completed') makePrivate(item.getSavePath())
    })
  })
}
