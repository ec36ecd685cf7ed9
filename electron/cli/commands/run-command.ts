// Finds what does a command, each loaded only when it is asked for.
import type { CommandCall } from '../command-line/read-command-line.ts'
import type { ExitCode } from '../../terminal/printer.ts'
import type { CommandContext } from '../../terminal/command-context.ts'
import type { CommandName, Handler, Handlers } from '../command-line/commands.ts'

/** Those that need no data folder, or none that opens. */
export type BareName = 'backups' | 'restore' | 'erase' | 'solve' | 'about'

type SessionName = Exclude<CommandName, BareName>

const load: { [Name in SessionName]: () => Promise<Handler<Name> | Handlers<Name>> } = {
  init: async () => (await import('./folder.ts')).initialise,
  import: async () => (await import('./files.ts')).importFile,
  feeds: async () => (await import('../../feeds/terminal/terminal.ts')).feeds,
  syllabus: async () => (await import('../../syllabus/terminal/terminal.ts')).runSyllabus,
  say: async () => (await import('./conversation.ts')).say,
  guide: async () => (await import('../../guide/terminal/terminal.ts')).guide,
  cards: async () => (await import('./conversation.ts')).listCards,
  answer: async () => (await import('./conversation.ts')).answerCard,
  reread: async () => (await import('./conversation.ts')).rereadCard,
  revise: async () => (await import('./conversation.ts')).reviseCard,
  conversation: async () => (await import('./conversation-list.ts')).conversation,
  tool: async () => (await import('./tool.ts')).tool,
  plan: async () => (await import('./schedule.ts')).planDirectly,
  state: async () => (await import('./schedule.ts')).printState,
  mark: async () => (await import('./work.ts')).markTask,
  move: async () => (await import('./work.ts')).move,
  swap: async () => (await import('./work.ts')).swap,
  unplace: async () => (await import('./work.ts')).unplace,
  pin: async () => (await import('./work.ts')).pin,
  unpin: async () => (await import('./work.ts')).unpin,
  work: async () => (await import('./work.ts')).work,
  term: async () => (await import('./term.ts')).term,
  'add-class': async () => (await import('./classes.ts')).addClass,
  'change-class': async () => (await import('./classes.ts')).changeClass,
  'remove-class': async () => (await import('./classes.ts')).removeClass,
  pace: async () => (await import('./schedule.ts')).printPace,
  pack: async () => (await import('../../pack/terminal/terminal.ts')).pack,
  recite: async () => (await import('../../recite/terminal/terminal.ts')).recite,
  homework: async () => (await import('../../homework/terminal/terminal.ts')).homework,
  habits: async () => (await import('./settings.ts')).setHabits,
  context: async () => (await import('./settings.ts')).setContext,
  model: async () => (await import('./model.ts')).model,
  autonomy: async () => (await import('./settings.ts')).setAutonomy,
  trace: async () => (await import('./history.ts')).printTrace,
  undo: async () => (await import('./history.ts')).undo,
  redo: async () => (await import('./history.ts')).redo,
  history: async () => (await import('./history.ts')).history,
  export: async () => (await import('./export.ts')).exportFile,
  caldav: async () => (await import('../../caldav/terminal/terminal.ts')).caldav,
  backup: async () => (await import('./settings.ts')).makeBackup,
  reminders: async () => (await import('./settings.ts')).setReminders,
  'week-start': async () => (await import('./settings.ts')).setWeekStart,
  doctor: async () => (await import('./folder.ts')).runDoctor,
}

export type SessionCall = Extract<CommandCall, { name: SessionName }>

type AnyHandler = (
  context: CommandContext,
  values: SessionCall['values'],
  act: string,
) => ExitCode | Promise<ExitCode>

export async function runCommand(
  { name, form, act, values }: SessionCall,
  context: CommandContext,
): Promise<ExitCode> {
  const known: unknown = await load[name]()
  // What was read of a form has the names and types that its handler is declared by.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const handler = typeof known === 'function' ? known : (known as Record<string, unknown>)[form]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return (handler as AnyHandler)(context, values, act)
}
