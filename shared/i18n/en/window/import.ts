// Says in English: bringing a timetable in, for the first time or again.

// What importing a feed again would change: the dialog's groups, and the bar under the week while its ghosts are shown.

export const importChange = {
  known: (feed: string) => `Compared with the last import of ${feed}`,
  groups: {
    added: 'New',
    moved: 'Moved',
    changed: 'New name or room',
    gone: 'No longer in the file',
    yours: 'Changed by you and by the file',
  },
  takeAll: (group: string) => `All: ${group}`,
  nothing: 'Nothing has changed since the last import.',
  summary: ({
    added,
    changed,
    gone,
    blocks,
  }: {
    added: number
    changed: number
    gone: number
    blocks: number
  }): string =>
    [
      `${added} new`,
      `${changed} changed`,
      `${gone} gone`,
      ...(blocks === 0
        ? []
        : [`${blocks === 1 ? '1 study block goes' : `${blocks} study blocks go`} back to pending`]),
    ].join(' · '),
  blocks: (names: string) => `Back to pending: ${names}`,
  noRoom: (title: string, occupant: string) => `${title} finds no room: ${occupant} lies there.`,
  kept: (count: number): string =>
    count === 1 ? '1 thing stays as you have it' : `${count} things stay as you have them`,
  unfit: 'Your week has changed since. Choose the file again.',
  show: 'Show on the week',
  shown: 'This is what the import would change.',
  back: 'Back to the list',
  done: ({ events, changed, gone }: { events: number; changed: number; gone: number }) =>
    `Imported: ${events} new, ${changed} changed, ${gone} gone.`,
}

// Bringing a timetable in: choosing or pasting it, what the file does not say, and what its lines and columns mean.

export const importStep = {
  startTitle: 'Import your timetable',
  file: 'Choose a file',
  fileHint:
    'A calendar (.ics), a table (.csv or .xlsx), a WakeUp backup (.wakeup_schedule), a saved page with your week (.html) or a Weekloom export (.json). You can also drop it on the window.',
  paste: 'Or paste it as text',
  pasteHint:
    'A class on each line, or a table copied from a web page or a spreadsheet. Pasted beside the field, it is read at once.',
  pasteSample: 'Mon 3-4 Physics, room 201, weeks 1-8\nTue 10:00-11:35 Linear Algebra (B12)',
  read: 'Read the text',
  back: 'Back',
  formats: {
    ics: 'calendar',
    wakeup: 'WakeUp backup',
    records: 'records of a school’s site',
    'wakeup-csv': 'WakeUp table',
    csv: 'table',
    grid: 'weekly table',
    text: 'lines of text',
    weekloom: 'Weekloom export',
  },
  pasted: 'Pasted text',
  questions: 'Please check',
  questionsHint:
    'The timetable does not say this. What is filled in is a guess until you change it.',
  guess: 'a guess',
  began: 'The first week began on',
  beganHint: (monday: string) => `Week 1 starts on ${monday}.`,
  weeks: 'Weeks',
  weeksHint: (most: number) => `${most} at most.`,
  periods: 'Periods of a day',
  ownTimes: 'Other times',
  ownTimesLabel: 'Times of the periods',
  ownTimesHint: 'One period on each line, like 08:00-08:45',
  dateOrder: (example: string): string => `What does ${example} mean?`,
  dayFirst: 'The day comes first',
  monthFirst: 'The month comes first',
  days: 'Days off and make-up days',
  daysHint:
    'Your school decides these, so none is assumed. You can also add them later under Term and periods.',
  holidays: {
    'new-year': 'New Year',
    'spring-festival': 'Spring Festival',
    qingming: 'Qingming',
    'labour-day': 'Labour Day',
    'dragon-boat': 'Dragon Boat Festival',
    'mid-autumn': 'Mid-Autumn Festival',
    'national-day': 'National Day',
  },
  dayOff: (date: string) => `${date}: no classes`,
  follows: (date: string, week: number, weekday: string) =>
    `${date}: classes of ${weekday}, week ${week}`,
  remove: (line: string) => `Remove ${line}`,
  addDay: 'Add a day',
  date: 'Date',
  what: 'What happens',
  off: 'No classes',
  makeUp: 'Classes of another day',
  week: 'Week',
  weekday: 'Day',
  add: 'Add',
  dayProblem: 'This date is not in the term, or it is in the list already.',
  /** The last of several days off. */
  until: 'Until (if several days)',
  columns: 'What the columns hold',
  columnsHint: 'Change what is wrong; the lines below show how the rows are read then.',
  column: (number: number, name: string): string =>
    name === '' ? `Column ${number}` : `Column ${number}, ${name}`,
  hasHeader: 'The first row holds the names of the columns',
  table: 'First rows of the table',
  line: 'Line',
  roles: {
    title: 'Course or task',
    weekday: 'Weekday',
    date: 'Date',
    'end-date': 'End date',
    start: 'Start time',
    end: 'End time',
    period: 'Period',
    'period-end': 'Last period',
    length: 'Length',
    'period-count': 'Number of periods',
    when: 'Day and time',
    weeks: 'Weeks',
    room: 'Room',
    kind: 'Kind',
    'all-day': 'All day',
    due: 'Due',
    course: 'Course of the task',
    done: 'Done',
    none: 'Not used',
  },
  lines: (read: number, unread: number, isDoubted: boolean): string =>
    [
      `${read === 1 ? '1 line' : `${read} lines`} ${isDoubted ? 'read' : 'understood'}`,
      ...(unread === 0 ? [] : [`${unread} not`]),
      ...(isDoubted ? ['to be checked'] : []),
    ].join(', '),
  doubts: 'Compare with your timetable before you import:',
  readAs: 'How it was understood',
  unread: 'What was not understood',
  mend: 'Correct it as text',
  lineNumber: (line: number) => `Line ${line}`,
}
