// Says in English: the dialogs of export and of the calendar server.
import { saySize } from '../../../text/say-size.ts'

// The calendar that the plan is pushed to: how it is set up, how it stands, and what was changed there.

export const caldav = {
  about:
    'Your study blocks go into one calendar of their own on any CalDAV server, such as Nextcloud, Fastmail or iCloud. Off until you set it up; other calendars and events are never touched.',
  address: 'Address of the server',
  addressHint: 'As your provider gives it for CalDAV',
  user: 'User name',
  password: 'Password',
  passwordKept: 'Kept. Type another to change it',
  passwordHint: 'Kept in your system’s keychain. Many providers want one made for apps',
  passwordFromEnvironment:
    'Here the password comes from the environment variable WEEKLOOM_CALDAV_PASSWORD.',
  passwordForThisRun: 'This system has no keychain: it is kept until Weekloom closes',
  calendar: 'Name of the calendar',
  calendarHint: 'Made there with the first push; an empty one of this name is used',
  reminder: 'Reminder',
  noReminder: 'None',
  minutesBefore: (minutes: number): string =>
    minutes === 0 ? 'At the start' : `${minutes} minutes before`,
  automatic: 'Push after each change',
  automaticHint: 'In the background; without a network it waits and is pushed later',
  save: 'Save',
  saved: 'Saved.',
  test: 'Test the connection',
  push: 'Push now',
  plainHttp: (host: string) => `Send to ${host} unencrypted`,
  plainHttpHint:
    'An address with http:// is an open line: others on the way can read your password and your plan. https:// keeps them to you and the server.',
  never: 'Never pushed yet.',
  pushedAt: (when: string) => `Last pushed ${when}.`,
  waiting: (count: number): string =>
    count === 1 ? '1 block waits to be pushed.' : `${count} blocks wait to be pushed.`,
  nothingWaits: 'Your calendar is as it is here.',
  changes: 'Changed in your calendar',
  changedThere: (count: number): string =>
    `${count === 1 ? '1 block was' : `${count} blocks were`} changed in your calendar. Look at ${count === 1 ? 'it' : 'them'} in the settings, under Calendar.`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  keepAll: 'Keep all of mine',
  takeAll: 'Take all of theirs',
  answered: 'Done. Push to make both the same.',
  leave: 'Stop',
  leaveText: 'What was pushed can stay there, or be taken away. Your plan here stays as it is.',
  stopPushing: 'Stop pushing',
  removeAll: 'Stop and remove from the server',
  stopped: 'No more pushes; what was pushed stays there.',
  removed: 'No more pushes, and what was pushed is gone from the server.',
}

// The export dialog: formats, what goes out, and what the preview says of it.

export const exports = {
  title: 'Export',
  format: 'File',
  formats: {
    ics: {
      label: 'Calendar (.ics)',
      hint: 'For your phone or any calendar; importing it again updates it',
    },
    pdf: { label: 'Pages to print (.pdf)', hint: 'With text that can be selected' },
    png: { label: 'Picture (.png)', hint: 'To send or to put on a screen' },
    html: {
      label: 'Web page (.html)',
      hint: 'To share or to open on a phone; one file, without a network',
    },
    csv: { label: 'Table (.csv)', hint: 'For Google Calendar or a spreadsheet' },
    md: { label: 'Task list (.md)', hint: 'Markdown with boxes to tick, as Obsidian reads it' },
    anki: {
      label: 'Cards for Anki (.txt)',
      hint: 'A card for each topic. The backs are yours to write, and stay as you wrote them',
    },
    json: {
      label: 'Data (.json)',
      hint: 'The whole term as plain data; it can be imported again',
    },
  },
  range: 'Time',
  week: (number: number, dates: string) => `Week ${number} (${dates})`,
  term: 'The whole term',
  dates: 'Other dates',
  from: 'From',
  to: 'To',
  noDates: 'Choose a first and a last day.',
  courses: 'Courses',
  allCourses: 'All',
  work: 'Study work',
  done: { all: 'Done or not', open: 'Not done yet', done: 'Done' },
  withEvents: 'Classes, exams and appointments too',
  reminder: 'Reminder',
  noReminder: 'None',
  minutesBefore: (minutes: number): string =>
    minutes === 0 ? 'At the start' : `${minutes} minutes before`,
  withPending: 'Work without a place as tasks to do',
  withPendingHint: 'Each due on the last day of its work; Google Calendar leaves them out',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' },
  layout: 'Pages',
  layouts: {
    week: 'A page for each week',
    term: 'The term at a glance',
    agenda: 'A list by days',
  },
  preview: 'What will be written',
  loading: 'Looking …',
  firstPage: 'The first page',
  more: '… and so on',
  rest: (count: number) => `… and ${count} more`,
  empty: 'Nothing that you chose is on these days.',
  /** The text that a program reads, in a fold. */
  file: 'The file itself',
  waiting: 'Without a place',
  blocks: (count: number): string => (count === 1 ? '1 study block' : `${count} study blocks`),
  cards: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  events: (count: number): string => (count === 1 ? '1 event' : `${count} events`),
  pending: (count: number) => `${count} without a place`,
  pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
  size: (bytes: number) => saySize(bytes),
  accept: 'Export',
  cancel: 'Cancel',
  written: (fileName: string, blocks: number): string => {
    const isCards = fileName.endsWith('-anki.txt')
    const [one, many] = isCards ? ['1 card', `${blocks} cards`] : ['1 block', `${blocks} blocks`]
    return `${fileName} holds ${blocks === 1 ? one : many}.`
  },
}
