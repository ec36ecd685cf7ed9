// Says in English: what commands of the schedule, the term and the data folder print.
import { sayCount } from '../../../text/say-count.ts'

export const aboutLines = {
  holds: (version: string, license: string, count: number) =>
    `Weekloom ${version}, ${license}. It holds ${count} packages of others:`,
}

export const autonomyLines = {
  known: (known: string) =>
    `Nothing was changed. Name some of these after commas, or none: ${known}.`,
  asksFirst: 'Every change asks you first.',
  appliedWithoutAsking: (names: string, value: string) =>
    `Applied and shown without asking: ${names}. ${value}`,
}

export const historyLines = {
  state: (state: string) => `(${state})`,
}

export const modelLines = {
  builtIn: 'The built-in model answers, on this machine and without a network.',
  chosen: (model: string, name: string, baseUrl: string) =>
    `The chosen model is ${model} (${name}, ${baseUrl}).`,
  keyForOther: ({
    head,
    keyVariable,
    keptFor,
    hostVariable,
  }: {
    head: string
    keyVariable: string
    keptFor: string
    hostVariable: string
  }) =>
    `${head} The key in ${keyVariable} is for ${keptFor}: set ${hostVariable} too if it is meant for this one.`,
  needsKey: (head: string, keyVariable: string) =>
    `${head} It needs a key: put it into the environment variable ${keyVariable}.`,
  openLine: (host: string) =>
    `The line to ${host} is not encrypted: others on the way could read your key, what you say and your plan. Nothing was changed or sent. Use an address with https, or say the same with --plain-http to go on.`,
  nothingToTest: 'The built-in model needs no test.',
  /** What it does in a conversation. */
  part: {
    loop: '',
    reading: 'It reads what you say, and the built-in model answers.',
    nothing: 'Its test went badly: the built-in model answers in the conversation.',
  },
  noUse: 'The built-in model answers: there is no other whose use could be set.',
  found: (name: string, baseUrl: string, models: readonly string[]) =>
    models.length === 0
      ? `${name} runs at ${baseUrl} and has no model yet.`
      : `${name} at ${baseUrl}: ${models.join(', ')}`,
  chooseFound: (command: string) => `Choose one: ${command}`,
  noneFound:
    'No model server was found on this computer. Start Ollama or LM Studio, and look again.',
}

export const importLines = {
  columns: 'Columns: ',
  understood: (lines: number, unread: number, isDoubted: boolean) =>
    `${lines - unread} of ${lines} lines ${isDoubted ? 'read, to be checked' : 'understood'}:`,
  openQuestions: (flags: string[]) =>
    `The timetable does not say everything. If these guesses are right, add ${flags.join(' ')}; if not, change them. Nothing was imported.`,
}

export const partLine = {
  text: (named: string, ids: string[]) => `${named}, needs ${ids.join(', ')}`,
}

export const settingsLines = {
  everything: ({
    damaged,
    conversations,
    tasks,
    changes,
    path,
  }: {
    damaged: number
    conversations: number
    tasks: number
    changes: number
    path: string
  }) => {
    const parts = damaged === 1 ? '1 damaged part' : `${damaged} damaged parts`
    const left =
      damaged === 0
        ? ''
        : ` ${parts} could not be read and ${damaged === 1 ? 'is' : 'are'} not in it.`
    const talks = conversations === 1 ? '1 conversation' : `${conversations} conversations`
    return `Wrote ${sayCount(tasks, 'task', 'en')}, ${sayCount(changes, 'change', 'en')} and ${talks} with your preferences to ${path}; keys are not in it.${left}`
  },
  backupMade: (name: string, size: string) => `Made the backup ${name} (${size}).`,
  erased: (folder: string) => `Everything of Weekloom's in ${folder} is erased.`,
  remindersOff: 'Reminders are off.',
  reminderLead: (lead: number) =>
    `A reminder comes ${lead} minutes before each study block, while Weekloom is open.`,
}

export const printed = {
  initialised: (folder: string, hasSample: boolean) =>
    `Data folder ${folder} is ready. ${hasSample ? 'Try: say "plan my week"' : 'Next: import FILE'}`,
  term: ({
    firstMonday,
    weeks,
    count,
    zone,
  }: {
    firstMonday: string
    weeks: number
    count: number
    zone: string
  }) => `Term from ${firstMonday}, ${weeks} weeks, ${count} periods a day, ${zone}`,
  meetingCount: (meetings: number) => `${meetings} ×`,
  study: ({ course, sessions, each }: { course: string; sessions: number; each: string }) =>
    `  Study: ${course}, ${sayCount(sessions, 'session', 'en')} of ${each}`,
  alreadyThere: (alreadyThere: number) => `Already there: ${alreadyThere} meetings`,
  export: (blocks: number, path: string) => `Wrote ${blocks} blocks to ${path}`,
  dateOutside: (date: string, first: string, last: string) =>
    `${date} is outside the term, which runs from ${first} to ${last}. Nothing was changed.`,
  weekOutside: (week: number, weeks: number) =>
    `There is no week ${week}: the term has ${weeks}. Nothing was written.`,
  unknownCourse: (name: string, listed: string) =>
    `There is no course “${name}”. Nothing was written. The courses are: ${listed}.`,
  severalPictures:
    'Each page is a picture of its own, so several come in one .zip: name one with -o, such as -o term.zip. --week N or --layout term makes a single picture. Nothing was written.',
  noTerminal:
    'This format is not text, so it is not printed on the screen. Write it into a file with -o FILE, or into a pipe.',
  conversationDeleted:
    'What was said in it is gone from the data file. Backups from before still hold it, until they are deleted.',
  going: (title: string, sum: string) =>
    `This would delete “${title}”: ${sum}. Nothing was changed; add --apply to do it.`,
  restored: (name: string) => `Restored ${name}.`,
  restoredWithBackup: (restored: string, kept: string) =>
    `${restored} What was there is now the backup ${kept}.`,
  restoredWithAside: (restored: string, aside: string) =>
    `${restored} No backup could be made of the file that was there, so it was set aside as it is, whole: ${aside}`,
  beganEmpty: 'Began with an empty data file. The backups are still there.',
  wentOnWithoutLog: (paths: string) => `Went on without the log, which is set aside: ${paths}`,
  unknownTool: (given: string, known: readonly string[]) =>
    `There is no tool “${given}”. The tools are ${known.join(', ')}.`,
  toolOfConversation: (tool: string) =>
    `${tool} belongs to a conversation and does nothing outside one. Nothing was changed.`,
  toolWithCommand: (command: string | null, tool: string) =>
    `Here ${command} is a command of its own: use "${command}" instead of ${tool}. Nothing was changed.`,
  leftOut: (count: number) => `${count} found no legal place and stay pending.`,
  doctorHead: 'What the data folder looks like:',
  already: (waiting: string | null, word: string) => {
    const next = waiting === null ? '' : ` Card ${waiting} is waiting.`
    return `This card was already ${word}; nothing was changed.${next}`
  },
  noWords: '(nothing said yet)',
  termHead: ({
    name,
    weeks,
    date,
    periods,
    zone,
  }: {
    name: string
    weeks: number
    date: string
    periods: number
    zone: string
  }) =>
    `${name}: ${sayCount(weeks, 'week', 'en')} from ${date}, ${sayCount(periods, 'period', 'en')} a day, ${zone}`,
  noRow: (periods: number) =>
    `The periods of the term go from 1 to ${periods}. Nothing was changed.`,
  noClasses: 'The timetable has no classes yet. Nothing was changed.',
  noSuchClass: (classes: number) =>
    `The classes have the numbers 1 to ${classes}; “term” lists them. Nothing was changed.`,
}

export const pastedName: string = 'Pasted text'

export const solveProblems: Record<
  'unreadable' | 'not-a-file' | 'too-large',
  (path: string) => string
> = {
  unreadable: (path) => `The file ${path} can't be read. Check the path; nothing was planned.`,
  'not-a-file': (path) => `${path} is not a file. Choose a study-week-1 file; nothing was planned.`,
  'too-large': (path) =>
    `${path} is larger than 10 MB, more than a plan can hold. Nothing was planned.`,
}

/** Below a card: what was read in its request, and how to read it another way. */
export const readAs = (pieces: string, card: string): string =>
  `read as: ${pieces} (other readings: reread ${card})`

export const briefHeads = {
  aboutYou: 'About you',
  before: (text: string) => ` (before: ${text})`,
  nothing: 'nothing',
  newer: 'was written anew since',
  more: (lines: number, course: string, key: string) =>
    `… ${lines} more lines: pack field "${course}" ${key}`,
}

export const fileProblems: Record<
  | 'unreadable'
  | 'not-a-file'
  | 'too-large'
  | 'not-text'
  | 'unwritable'
  | 'file-exists'
  | 'inside-data',
  (path: string) => string
> = {
  unreadable: (path) => `The file ${path} can't be read. Check the path; nothing was changed.`,
  'not-a-file': (path) => `${path} is not a file. Choose another; nothing was changed.`,
  'too-large': (path) =>
    `${path} is larger than 10 MB. Choose a smaller file, or take only the part that you need; nothing was changed.`,
  'not-text': (path) =>
    `${path} is not a text file. Save what it says as text, or paste it; nothing was changed.`,
  unwritable: (path) =>
    `The file ${path} can't be written. Choose another place; your schedule is as it was.`,
  'file-exists': (path) =>
    `${path} is there already, and it was left as it is. Choose another name, or write over it with --force.`,
  'inside-data': (path) =>
    `${path} lies in Weekloom's own data folder, so nothing was written. Choose a place outside it.`,
}

export const turnEndings = {
  failed: 'The turn ended early. What was written stays; try again.',
  stopped: 'The turn was stopped. What was written stays; nothing else was changed.',
}
