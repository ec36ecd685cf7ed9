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
import { runConversation } from './conversation-list.ts'
import { initialise, runDoctor } from './folder.ts'
import { runWorkCommand } from './work.ts'
import { runGuide } from '../../guide/terminal/terminal.ts'
import { runHistory } from './history.ts'
import { planDirectly, printState } from './schedule.ts'
import { runTerm } from './term.ts'
import { runPack } from '../../pack/terminal/terminal.ts'
import { runHomework } from '../../homework/terminal/terminal.ts'
import { runRecite } from '../../recite/terminal/terminal.ts'
import { runSyllabus } from '../../syllabus/terminal/terminal.ts'
import { runTool } from './tool.ts'
import { runAutonomy } from './autonomy.ts'
import { runContext } from './context.ts'
import { runModel } from './model.ts'
import { planningPreferencesSchema } from '../../../shared/planner/planning-preferences.ts'
import { languageOf } from '../../session/context.ts'
import { sayProblem } from '../../session/problem-words.ts'
import { exitCodes } from '../printer.ts'
import { nameFields } from '../command-line/name-fields.ts'
import { dateToDay } from '../../../shared/schedule/calendar.ts'
import type { HandEdit } from '../../../shared/schedule/hand-edit.ts'
import { requirePlan } from '../../session/context.ts'
import { sayDateOutside } from '../words/words.ts'
import type { TraceStep, TurnSummary } from '../../../shared/conversation/turn-trace.ts'
import { shorten } from '../printable.ts'

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

/** The commands for what the person wishes of plans and of the assistant, each read or set. */
function runWishes(
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

/** `changes` are the fields to set, null for none; what they leave out stays. */
async function runHabits(
  { session, printer }: CommandContext,
  changes: object | null,
): Promise<ExitCode> {
  const { context } = session
  const checked = planningPreferencesSchema.partial().safeParse(changes ?? {})
  if (!checked.success) {
    const names = nameFields(checked.error)
    return printer.refuse(sayProblem('bad-input', languageOf(context), names), exitCodes.usage)
  }
  if (changes !== null) {
    const planning = { ...context.preferences.planning, ...checked.data }
    const kept = await session.request('set-preferences', { planning })
    if (!kept.ok) return printer.refuse(kept.failure)
  }
  const { planning } = context.preferences
  printer.say(JSON.stringify(planning, null, 2))
  return printer.finish({ habits: planning })
}

/** The schedule by hand in the terminal: put, swap, take off, pin, unpin; the same request as the window's. */
async function editSchedule(
  context: CommandContext,
  { wish }: Extract<Command, { name: 'edit' }>,
): Promise<ExitCode> {
  const { session, printer } = context
  if (wish.kind !== 'put-on-date') return send(context, wish)
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const { window } = planned.value.state
  const day = dateToDay(window, wish.date)
  if (day === null) {
    const message = sayDateOutside(wish.date, window, languageOf(session.context))
    return printer.refuse({ code: 'bad-date', message })
  }
  return send(context, { kind: 'put', task: wish.task, day, start: wish.start })
}

async function send({ session, printer }: CommandContext, edit: HandEdit): Promise<ExitCode> {
  const edited = await session.request('edit-by-hand', { edit })
  if (!edited.ok) return printer.refuse(edited.failure)
  printer.say(edited.value.summary)
  return printer.finish({ edit, ...edited.value })
}

/** A turn opened in the terminal: a line for each model call and event; with --json all of it, for export. */
async function printTrace(
  { session, printer }: CommandContext,
  turn: string | null,
): Promise<ExitCode> {
  if (turn === null) {
    const listed = await session.request('list-turns', {})
    if (!listed.ok) return printer.refuse(listed.failure)
    for (const each of listed.value.turns) printer.say(sayTurn(each))
    return printer.finish(listed.value)
  }
  const opened = await session.request('read-trace', { traceId: turn })
  if (!opened.ok) return printer.refuse(opened.failure)
  for (const step of opened.value.steps) {
    printer.say(sayStep(step))
    printer.emit(step)
  }
  return printer.finish({ traceId: turn, steps: opened.value.steps.length })
}

function sayTurn({ traceId, at, request, ending, rounds }: TurnSummary): string {
  return [traceId, at, ending ?? '…', rounds, shorten(request)].join('  ')
}

function sayStep(step: TraceStep): string {
  if (step.kind === 'event') {
    const { kind, ...fields } = step.event
    return `${step.at}  ${kind}  ${shorten(JSON.stringify(fields))}`
  }
  const { stage, milliseconds, usage, output } = step.call
  const tokens = usage === null ? '' : `${usage.promptTokens} + ${usage.outputTokens} tokens  `
  const head = `${step.at}  model ${stage}  ${milliseconds} ms  ${tokens}${shorten(output)}`
  return step.problem === null ? head : `${head}\n  ! ${shorten(step.problem)}`
}
