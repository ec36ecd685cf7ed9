// The table of commands that work on an open data folder.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Command } from '../command-line.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'
import { runAutonomy } from './autonomy.ts'
import { answerCard, reviseCard, listCards, sayText } from './conversation.ts'
import { exportFile, importFile } from './files.ts'
import { editSchedule } from './edit.ts'
import { runConversation } from './conversation-list.ts'
import { runContext } from './context.ts'
import { runHabits } from './habits.ts'
import { initialise, runDoctor } from './folder.ts'
import { runModel } from './model.ts'
import { markTask, printPace } from './work.ts'
import { printHistory, walkHistory } from './history.ts'
import { planDirectly, printState } from './schedule.ts'
import { runTool } from './tool.ts'
import { printTrace } from './trace.ts'

export type SessionCommand = Exclude<Command, { name: 'help' | 'backups' | 'restore' | 'solve' }>

export function runCommand(command: SessionCommand, context: CommandContext): Promise<ExitCode> {
  switch (command.name) {
    case 'init':
      return initialise(context, command.sample)
    case 'import':
      return importFile(context, command.file, command.dryRun)
    case 'say':
      return sayText(context, command.text, command.accept)
    case 'cards':
      return listCards(context)
    case 'answer':
      return answerCard(context, command)
    case 'revise':
      return reviseCard(context, command)
    case 'conversation':
      return runConversation(context, command.wish)
    case 'tool':
      return runTool(context, command)
    case 'plan':
      return planDirectly(context, command)
    case 'state':
      return printState(context, command.day)
    case 'mark':
      return markTask(context, command)
    case 'edit':
      return editSchedule(context, command)
    case 'pace':
      return printPace(context)
    case 'habits':
      return runHabits(context, command.changes)
    case 'context':
      return runContext(context, command.changes)
    case 'model':
      return runModel(context, command)
    case 'autonomy':
      return runAutonomy(context, command.names)
    case 'trace':
      return printTrace(context, command.turn)
    case 'undo':
    case 'redo':
      return walkHistory(context, command.name, command.to)
    case 'history':
      return printHistory(context, command.entry)
    case 'export':
      return exportFile(context, command)
    case 'doctor':
      return runDoctor(context)
    default:
      return assertNever(command)
  }
}
