// Which flags go with which first word of the commands that do several things: a flag that would do nothing is refused.
import type { CommandName } from './command-shapes.ts'
import type { FlagName } from './flags.ts'

/** What is not named here takes none. */
const actFlags: Partial<Record<CommandName, Record<string, readonly FlagName[]>>> = {
  guide: { say: ['accept'], export: ['force'] },
  pack: {
    write: ['file'],
    generate: ['force'],
    delete: ['apply'],
    'remove-source': ['apply'],
    research: ['with-model'],
    simulate: ['runs', 'seed', 'missed', 'cut-short', 'pace'],
    export: ['fields', 'paper', 'force'],
  },
  recite: { add: ['text', 'file'], say: ['text', 'file'], delete: ['apply'], plan: ['apply'] },
}

/** Null where `name` takes the same flags whatever its first word is. */
export function flagsOfAct(name: CommandName, act = ''): readonly FlagName[] | null {
  const acts = actFlags[name]
  if (acts === undefined) return null
  return (Object.hasOwn(acts, act) ? acts[act] : undefined) ?? []
}
