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
  listComma: ', ',
}
