// The commands for what the person wishes of plans and of the assistant, each read or set.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import { runAutonomy } from './autonomy.ts'
import type { CommandContext } from './command-context.ts'
import { runContext } from './context.ts'
import { runHabits } from './habits.ts'
import { runModel } from './model.ts'

export function runWishes(
  context: CommandContext,
  command: Extract<Command, { name: 'habits' | 'context' | 'model' | 'autonomy' }>,
): Promise<ExitCode> {
  switch (command.name) {
    case 'habits':
      return runHabits(context, command.changes)
    case 'context':
      return runContext(context, command.changes)
    case 'model':
      return runModel(context, command)
    case 'autonomy':
      return runAutonomy(context, command.names)
    default:
      return assertNever(command)
  }
}
