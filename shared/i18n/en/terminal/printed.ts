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
}

export const importLines = {
  columns: 'Columns: ',
  understood: (lines: number, unread: number) => `${lines - unread} of ${lines} lines understood:`,
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
  study: ({ course, sessions, periods }: { course: string; sessions: number; periods: number }) =>
    `  Study: ${course}, ${sayCount(sessions, 'session', 'en')} of ${sayCount(periods, 'period', 'en')}`,
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
