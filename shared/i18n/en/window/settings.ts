// Says in English: settings, backups and the data folder.
import { saySize } from '../../../text/say-size.ts'

export const settings = {
  title: 'Settings',
  find: 'Find a setting',
  found: 'Settings found',
  none: (query: string) => `No setting is called “${query}”.`,
  parts: {
    general: 'General',
    assistant: 'Assistant',
    standing: 'About you',
    habits: 'Study habits',
    calendar: 'Calendar',
    backups: 'Backups',
    data: 'Your data',
    about: 'About',
  },
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  patterns: 'Courses are told apart by',
  patternsOff: 'Colour',
  patternsOn: 'Colour and pattern',
  patternsHint: 'Patterns also come with the high contrast of your system.',
  weekStart: 'Weeks begin on',
  weekStarts: { 1: 'Monday', 7: 'Sunday', 6: 'Saturday' },
  reminder: 'Remind me of study work',
  reminderOff: 'Not at all',
  reminderLead: (minutes: number) => `${minutes} minutes before`,
  reminderHint: 'While Weekloom is open, with a notification of your system.',
  allow: 'Allow notifications',
  reminderBlocked:
    'Notifications are blocked here, so reminders appear inside this window. Your browser’s settings for this page can allow them.',
  reminderUnknown: 'Your browser has not been asked yet whether notifications may be shown.',
  term: {
    name: 'Term',
    hint: 'Its weeks, the times of its periods, days off and make-up days',
    open: 'Term and periods…',
  },
  loading: 'Looking at your data…',
}

/** "48 KB", "3.2 MB". */
export const backup = {
  rule: 'Weekloom makes a backup within the hour of a change and on each day that it is open, and before imports, deletions, changes of many tasks, updates and restores. It keeps 24 hourly ones, the daily ones of 14 days and then one a week for 8 weeks, the last 10 that you asked for, and the last 5 of each other kind.',
  now: 'Back up now',
  made: (at: string) => `Backed up: ${at}`,
  list: 'Backups',
  none: 'There is no backup yet.',
  why: {
    hourly: 'hourly',
    daily: 'daily',
    asked: 'by you',
    import: 'before an import',
    bulk: 'before many changes',
    delete: 'before a deletion',
    migration: 'before an update',
    restore: 'before a restore',
  },
  aside: 'Set aside',
  asideRule:
    'Set aside in the data folder, whole, because no backup could be made of it. Weekloom never removes these; delete them there once you no longer need them.',
  asideKinds: {
    file: 'data file before a restore',
    log: 'log that was not read in',
  },
  size: saySize,
  restore: 'Restore',
  restoreWhat: (at: string) => `Restore the backup of ${at}`,
  question: (at: string): string => `Go back to the backup of ${at}?`,
  lost: (changes: number, isMore: boolean): string =>
    changes === 1 && !isMore
      ? '1 change to the schedule since then will not be in it, nor what was said since.'
      : `${isMore ? 'More than ' : ''}${changes} changes to the schedule since then will not be in it, nor what was said since.`,
  lostNothing:
    'The schedule has not been changed since then; what was said and set since will not be in it.',
  kept: 'What is here now is kept first, so that you can come back to it.',
  restoreNow: 'Restore',
  keep: 'Keep what is here',
  restored: (at: string) =>
    `The backup of ${at} is restored. What was here before is a backup too.`,
}

export const data = {
  folder: 'Data folder',
  folderHint:
    'All that you have in Weekloom lies here, and nowhere else. To keep it in another place, quit Weekloom, move the folder, and start with --data and its new path.',
  show: 'Show in the file manager',
  notShown: 'The file manager did not open. The path above leads there.',
  copy: 'Copy the path',
  copied: 'Copied',
  notCopied: 'Not copied: select the path instead',
  everything: 'Export everything',
  everythingText:
    'One file with your term, schedule, work log, history, conversations, settings and what you wrote about yourself. Keys of models are never in it.',
  exportNow: 'Export everything',
  exported: (tasks: number, changes: number, conversations: number): string =>
    `The file holds ${tasks === 1 ? '1 task' : `${tasks} tasks`}, ${changes === 1 ? '1 change' : `${changes} changes`} and ${conversations === 1 ? '1 conversation' : `${conversations} conversations`}.`,
  damaged: (parts: number): string =>
    ` ${parts === 1 ? '1 damaged part' : `${parts} damaged parts`} could not be read and ${parts === 1 ? 'is' : 'are'} not in it.`,
  moveIn: 'Move in from another computer',
  moveInText:
    'Brings all that a file of everything holds: term, history, conversations, settings, texts and calendars. Keys and the addresses of calendars are entered again.',
  moveInChoose: 'Choose the file',
  moveInQuestion: 'Put what is in the file in the place of what is here?',
  moveInKept: 'What is here now is kept as a backup first.',
  moveInNow: 'Move in',
  moveInKeep: 'Leave it',
  movedIn: 'All of it is here now.',
  moveInTooLarge: 'The file is too large for the window. Use “restore FILE” in the terminal.',
  erase: 'Erase everything',
  eraseText:
    'Your schedule, history, conversations, settings, backups and model keys are removed from this computer for good. There is no undo.',
  eraseFirst: 'Export everything first',
  type: (word: string) => `Type “${word}” to go on`,
  eraseNow: 'Erase everything',
  erased: 'Everything is erased.',
}
