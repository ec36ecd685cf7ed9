// The fixed words of a study guide.

export const guideWords = {
  title: (course: string) => `Study guide: ${course}`,
  made: (term: string, date: string): string =>
    term === '' ? `As of ${date}.` : `${term}, as of ${date}.`,
  exams: 'Exams',
  exam: (title: string, date: string, times: string, place: string): string =>
    `${title}: ${date}, ${times}${place === '' ? '' : `, ${place}`}`,
  parts: {
    goal: 'What you are after',
    knowledge: 'Where you start',
    conditions: 'How you work',
    demands: 'What the course demands',
    materials: 'What to learn from',
    topics: 'Topics in their order',
    work: 'The work',
    sessions: 'When you work on it',
    placement: 'How it lies in the weeks',
    guide: 'How to go about it',
    outlook: 'The chance to be on time',
    health: 'What the numbers of the plan mean',
  },
  columns: ['Day', 'Time', 'Session', 'Length'],
  session: (work: string, title: string) => `${work}: ${title}`,
  noPlace: 'not placed',
  done: 'done',
  nothing: 'Nothing is written in this pack yet.',
  stale: '(Out of date: what this was made from has changed since.)',
  notes: 'Sources',
  quoted: (file: string, place: string, words: string) => `${file}, ${place}: “${words}”`,
}
