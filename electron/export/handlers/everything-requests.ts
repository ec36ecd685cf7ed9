// Exports the file of everything: all that there is but keys, as one text; saving it is the shell's part.
import { readEverything } from '../../../db/everything.ts'
import { succeed } from '../../../shared/result.ts'
import { currentClock, type SessionContext } from '../../session/context.ts'
import { version } from '../../machine/version.ts'

export function exportEverything(context: SessionContext) {
  const everything = readEverything(context.database, { at: context.clock(), version })
  return succeed({
    fileName: `weekloom-everything-${currentClock(context).date}.json`,
    mediaType: 'application/json',
    text: `${JSON.stringify(everything, null, 1)}\n`,
    changes: everything.history.length,
    conversations: everything.conversations.filter(({ isDeleted }) => !isDeleted).length,
    tasks: everything.state?.tasks.length ?? 0,
    damaged: everything.damaged.length,
  })
}
