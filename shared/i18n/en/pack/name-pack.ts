// What the fields and phases of a course pack are called, and what each is for.

export const fields = {
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

export const phases = {
  intent: 'What you want',
  research: 'Research',
  outline: 'Outline',
  tasks: 'Work',
  schedule: 'Schedule',
  present: 'Study guide',
  simulate: 'Outlook',
  evaluate: 'Check',
}

export const states = {
  empty: 'empty',
  draft: 'draft',
  ready: 'settled',
  stale: 'out of date',
}
