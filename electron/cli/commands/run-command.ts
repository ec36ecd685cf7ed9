// The table of commands that work on an open data folder.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Command } from '../command-line/command.ts'
import type { ExitCode } from '../printer.ts'
import type { CommandContext } from './command-context.ts'
import { changeClasses } from './classes.ts'
import { answerCard, reviseCard, listCards, sayText } from './conversation.ts'
import { sendOut } from './export.ts'
import { importFile } from './files.ts'
import { runSettings } from './settings.ts'
import { editSchedule } from './edit.ts'
import { runConversation } from './conversation-list.ts'
import { initialise, runDoctor } from './folder.ts'
import { runWishes } from './wishes.ts'
import { runWorkCommand } from './work.ts'
import { runGuide } from './guide.ts'
import { runHistory } from './history.ts'
import { planDirectly, printState } from './schedule.ts'
import { runTerm } from './term.ts'
import { runPack } from './pack.ts'
import { runHomework } from '../../homework/terminal.ts'
import { runRecite } from './recite.ts'
import { runSyllabus } from './syllabus.ts'
import { runTool } from './tool.ts'
import { printTrace } from './trace.ts'

export type SessionCommand = Exclude<
  Command,
  { name: 'help' | 'backups' | 'restore' | 'erase' | 'solve' | 'about' }
>

export function runCommand(command: SessionCommand, context: CommandContext): Promise<ExitCode> {
  switch (command.name) {
    case 'init':
      return initialise(context, command.sample)
    case 'import':
    case 'syllabus':
      return bringIn(context, command)
    case 'say':
    case 'cards':
    case 'answer':
    case 'revise':
      return talk(context, command)
    case 'conversation':
      return runConversation(context, command.wish)
    case 'tool':
      return runTool(context, command)
    case 'plan':
      return planDirectly(context, command)
    case 'state':
      return printState(context, command.day)
    case 'mark':
    case 'work':
    case 'pace':
      return runWorkCommand(context, command)
    case 'guide':
    case 'pack':
    case 'recite':
    case 'homework':
      return runOfCourse(context, command)
    case 'edit':
      return editSchedule(context, command)
    case 'term':
      return runTerm(context, command.wish, command.dryRun)
    case 'class':
      return changeClasses(context, command.wish, command.dryRun)
    case 'habits':
    case 'context':
    case 'model':
    case 'autonomy':
      return runWishes(context, command)
    case 'trace':
      return printTrace(context, command.turn)
    case 'undo':
    case 'redo':
    case 'history':
      return runHistory(context, command)
    case 'export':
    case 'export-everything':
    case 'caldav':
      return sendOut(context, command)
    case 'backup':
    case 'reminders':
    case 'week-start':
      return runSettings(context, command)
    case 'doctor':
      return runDoctor(context)
    default:
      return assertNever(command)
  }
}

function talk(
  context: CommandContext,
  command: Extract<SessionCommand, { name: 'say' | 'cards' | 'answer' | 'revise' }>,
): Promise<ExitCode> {
  if (command.name === 'say') return sayText(context, command.text, command.accept)
  if (command.name === 'cards') return listCards(context)
  return command.name === 'answer' ? answerCard(context, command) : reviseCard(context, command)
}

function bringIn(
  context: CommandContext,
  command: Extract<SessionCommand, { name: 'import' | 'syllabus' }>,
): Promise<ExitCode> {
  return command.name === 'import' ? importFile(context, command) : runSyllabus(context, command)
}

/** What belongs to one course: a guide through it, its pack, its texts and its homework. */
function runOfCourse(
  context: CommandContext,
  command: Extract<SessionCommand, { name: 'guide' | 'pack' | 'recite' | 'homework' }>,
): Promise<ExitCode> {
  switch (command.name) {
    case 'guide':
      return runGuide(context, command.wish)
    case 'pack':
      return runPack(context, command.wish)
    case 'recite':
      return runRecite(context, command.wish)
    case 'homework':
      return runHomework(context, command.call)
    default:
      return assertNever(command)
  }
}
