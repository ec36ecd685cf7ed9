// Exports the file of everything: all that there is but keys, as one text; saving it is the shell's part.
import { readEverything } from '../../../db/everything.ts'
import { succeed } from '../../../shared/result.ts'
import { currentClock } from '../../session/context.ts'
import { version } from '../../machine/version.ts'
import type { Handler } from '../../session/handler.ts'

export const exportEverything: Handler<'export-everything'> = (context) => {
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
