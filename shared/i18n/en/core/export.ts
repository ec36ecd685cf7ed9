// Says in English: what exported files hold.

// Export as a text that Anki imports: a note for each topic of the study work, in a deck for each course.

/** Anki's own names of its plain note of a front and a back; where another is set up, it asks. */
export const noteTypes: string = 'Basic'

// Export as a calendar file: one VEVENT for each study block, and for each event and waiting work where wanted.

export const calendarName = (term: string) => `Study plan: ${term}`

// Export as a list of tasks in Markdown: the times as Obsidian's Day Planner reads them, the dates as its Tasks does.

export const exportMarkdown = {
  title: (term: string) => `Study plan: ${term}`,
  pending: 'Still to place',
}

// What of a schedule goes out: the chosen tasks on the chosen days in the order of time, with their true times.

export const exportDuring = (title: string) => `During ${title}.`

// The few words that stand on printed pages beside those of the schedule itself.

export const pageWords = {
  /** Of the document. */
  title: (term: string, dates: string): string => (term === '' ? dates : `${term}, ${dates}`),
  week: (number: number) => `Week ${number}`,
  overview: 'Overview',
  agenda: 'Agenda',
  untitled: 'untitled',
  exam: 'Exam',
  due: 'Due',
  /** Above the list of both. */
  dates: 'Exams and deadlines',
  courses: 'Courses',
  more: (count: number) => `and ${count} more`,
  /** Of the links to them. */
  weeks: 'Weeks',
  noClasses: 'No classes',
  follows: (weekday: string, week: number) => `Classes of ${weekday}, week ${week}`,
  session: (order: number, items: number) => `${order} of ${items}`,
  sessions: (count: number, duration: string): string =>
    `${count} study ${count === 1 ? 'session' : 'sessions'}, ${duration}`,
  noSessions: 'No study sessions',
  done: (count: number) => `${count} done`,
  during: (title: string) => `during ${title}`,
  again: (day: string) => `${day}, continued`,
  page: (number: number, of: number) => `${number} / ${of}`,
  asOf: (date: string, time: string) => `As of ${date}, ${time}`,
  columns: { time: 'Time', what: 'What', course: 'Course', minutes: 'Min', place: 'Place' },
  marks: {
    study: 'study, to tick',
    done: 'done',
    partly: 'partly done',
    pinned: 'pinned',
    suggested: 'suggested',
    host: 'class with study inside',
    exam: 'exam',
  },
  loadMarks: {
    study: 'study',
    target: (duration: string) => `target ${duration} a day`,
    lessons: 'classes and appointments',
  },
  emptyWeek: 'Nothing in this week yet.',
  emptyRange: 'Nothing on these days yet.',
  pending: 'Still to place',
  by: (date: string) => `by ${date}`,
}

// Writes entries as a calendar of RFC 5545: one component for each, in local time with the zone that it refers to.

export const calendarRemoved = (title: string) => `Removed: ${title}`
