// Says in English: the frame of the window: bars, notices, jobs, what Weekloom is.
import type { SideJobKind } from '../../../side-job.ts'
import { sideJobNames } from '../shared/names.ts'

// The part of the settings that says what Weekloom is and holds.

export const about = {
  version: (version: string, license: string) => `Weekloom ${version}, ${license}`,
  offline: 'It works offline, and nothing is reported to anyone.',
  packages: 'What it is made with',
  packagesHint:
    'Open a line to read its licence. The desktop app holds Electron too, whose licences lie beside its program.',
}

// The top bar, the columns, the first run and the drop zone.

export const frame = {
  week: (number: number) => `Week ${number}`,
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  earlier: 'Days before',
  later: 'Days after',
  toDay: 'Today',
  today: 'This week',
  toToday: 'Show the week of today',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (what: string) => `Undo: ${what}`,
  redoWhat: (what: string) => `Redo: ${what}`,
  history: 'History',
  views: 'Views',
  view: { week: 'Week', term: 'Term', today: 'Today' },
  import: 'Import',
  export: 'Export',
  health: 'Health',
  habits: 'Study habits',
  assistant: 'Assistant',
  standing: 'About you',
  menu: 'Menu',
  settings: 'Settings',
  theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
  courses: 'Courses',
  conversation: 'Conversation',
  openCourses: 'Show courses',
  closeCourses: 'Hide courses',
  openConversation: 'Show conversation',
  closeConversation: 'Hide conversation',
  close: 'Close',
  opening: 'Opening your week…',
  restore: (at: string) => `Restore the copy of ${at}`,
  remedies: { anew: 'Begin anew', 'without-log': 'Go on without the log' },
  drop: 'Drop the timetable to see what is in it',
  welcome: 'Your study week, woven around your classes',
  welcomeText:
    'Weekloom puts study work into the free periods of your real timetable. It works offline, asks before every change, and can undo each one.',
  sample: 'Look around with a sample term',
  sampleText: 'A full timetable with study work that waits to be planned.',
  importTimetable: 'Import your timetable',
  importTimetableText:
    'A calendar, a table, a WakeUp backup, or text that you paste. You see what is in it first.',
}

// The lines at the foot of the page and the states of the connection.

export const notice = {
  broken: 'That did not work, and nothing was changed. Try again, or restart Weekloom.',
  lost: 'The connection broke before the answer came. Look at the week before you try again.',
  unreadable: (fileName: string) => `${fileName} could not be read. Nothing was imported.`,
  undo: (summary: string) => `Undone: ${summary}`,
  redo: (summary: string) => `Done again: ${summary}`,
  back: { undo: 'Undo this', redo: 'Redo this' },
  dismiss: 'Dismiss',
  builtIn: 'The built-in model answers from now on. The assistant’s settings change it back.',
  setAside: (path: string) =>
    `The backup is restored. The file that was there could not be backed up, so it was set aside as it is, whole: ${path}`,
  reconnecting: 'Reconnecting. What you see is safe.',
  unreachable:
    'Weekloom isn’t running on this computer: start it in its folder with “npm run serve” and open the link that it shows; your week is safe.',
  refused:
    'This link has been used, or Weekloom was started anew and gave out a new link. Press Enter in the terminal where Weekloom runs and open the link that it shows here; your week is safe.',
  linkless:
    'This window was opened without a link. Press Enter in the terminal where Weekloom runs and open the link that it shows in the browser; there, “Open in Weekloom” goes on in the installed window. Your week is safe.',
  full: 'Too many windows of Weekloom are open. Close one of them; this page then connects by itself.',
}

// The line that shows how far a side job is.

export const sideJob = {
  running: (job: SideJobKind) => `${sideJobNames[job]} …`,
  stop: 'Stop',
}
