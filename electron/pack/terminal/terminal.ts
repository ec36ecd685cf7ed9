// Course packs in the terminal: the same requests as the page's; each part of a pack runs its own wishes.
import { assertNever } from '../../../shared/assert-never.ts'
import type { ExitCode } from '../../cli/printer.ts'
import type { PackWish } from './read-pack-wish.ts'
import type { CommandContext } from '../../cli/commands/command-context.ts'
import { runFields } from './pack-fields.ts'
import { runOutlook } from './pack-outlook.ts'
import { runSources } from './pack-sources.ts'

export function runPack(context: CommandContext, { part, wish }: PackWish): Promise<ExitCode> {
  switch (part) {
    case 'fields':
      return runFields(context, wish)
    case 'outlook':
      return runOutlook(context, wish)
    case 'sources':
      return runSources(context, wish)
    default:
      return assertNever(part)
  }
}
