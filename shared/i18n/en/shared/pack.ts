// Says in English: names of fields and phases of a course pack, and its study guide.

// The fixed words of a study guide.

export const studyGuide = {
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

// What the fields and phases of a course pack are called, and what each is for.

export const packFields = {
  goal: { name: 'Goal', purpose: 'What you want to reach in this course, and by when.' },
  knowledge: { name: 'What you know', purpose: 'What you know already, and what is hard for you.' },
  conditions: {
    name: 'How you study',
    purpose: 'Hours a week, times to avoid, and what helps you learn.',
  },
  demands: { name: 'What the course asks', purpose: 'Exams, deadlines and rules, one a line.' },
  materials: { name: 'Materials', purpose: 'What there is to learn from, and for what.' },
  topics: { name: 'Topics', purpose: 'One topic a line, in the order of learning.' },
  work: { name: 'Study sessions', purpose: 'One session a line, with its length.' },
  placement: {
    name: 'Place in the weeks',
    purpose: 'Where the sessions lie, and whether they fit.',
  },
  guide: {
    name: 'How to go about it',
    purpose: 'What counts most, what gets the most time, and how to work.',
  },
  outlook: { name: 'Outlook', purpose: 'The chance to be on time, and what it hangs on.' },
  health: { name: 'Health of the plan', purpose: 'What the numbers of the plan mean here.' },
}

export const packPhases = {
  intent: 'What you want',
  research: 'Research',
  outline: 'Outline',
  tasks: 'Work',
  schedule: 'Schedule',
  present: 'Study guide',
  simulate: 'Outlook',
  evaluate: 'Check',
}

export const packStates = {
  empty: 'empty',
  draft: 'draft',
  ready: 'settled',
  stale: 'out of date',
}

// What the steps of a course pack are called in a conversation; two of them are tools of the agent too.

export const packToolWords = {
  read_field: 'Read in the course pack',
  generate_field: 'Write into the course pack',
  update_field: 'Change in the course pack',
  research: 'Look into your files',
  simulate: 'Simulate the weeks ahead',
  evaluate: 'Evaluate the plan',
  export: 'Put the study guide together',
}

export const citation = {
  source: (place: string) => `From ${place}`,
  place: (page: number | null, line: number) =>
    `${page === null ? '' : `page ${page}, `}line ${line}`,
  isPublished: (isPublished: boolean): string => (isPublished ? 'published' : 'inferred'),
}
