// Says in English: what may be pressed in answer to a question, each a sentence that could be typed as well.

export const choices = {
  yes: 'yes',
  no: 'no',
  cancel: 'cancel',
  days: ['tomorrow', 'this weekend', 'next Monday'],
  most: ['two hours a day', 'one session a day'],
  worked: ['half of it', '30 minutes', '1 hour'],
  away: ['today', 'tomorrow', 'until Friday'],
  different: ['fewer sessions', 'not in the evening', 'other days'],
  starters: ['plan my week', "what's on today?", 'what can you do?'],
  places: ['the first', 'the second', 'the third'],
}

/** What a reading asks for, in a sentence of its own; `name` and `when` are words of the message, empty where it has none. */
export const readings = {
  ask_day: (_: string, when: string) => `What's on ${when || 'today'}?`,
  ask_free: (_: string, when: string) => `When am I free ${when || 'this week'}?`,
  ask_when: (name: string) => (name === '' ? '' : `When is ${name}?`),
  ask_where: (name: string) => (name === '' ? '' : `Where is ${name}?`),
  ask_next: () => 'What is next?',
  ask_due: (name: string) => (name === '' ? 'What is due?' : `When is ${name} due?`),
  ask_exam: () => 'When are my exams?',
  ask_remaining: (name: string) => `What is left of ${name || 'my work'}?`,
  ask_progress: (_: string, when: string) => `What have I done ${when || 'this week'}?`,
  ask_advice: () => 'What should I do now?',
  ask_help: () => 'What can you do?',
  ask_change: () => 'What was changed last?',
  feasible: (name: string) => `Can I still finish ${name || 'everything'}?`,
  plan: (name: string, when: string) =>
    `Plan ${name || (when === '' ? 'my week' : 'everything')} ${when}`,
  replan: (_: string, when: string) => (when === '' ? '' : `I have no time ${when}`),
  clear: (_: string, when: string) => (when === '' ? '' : `Keep ${when} free`),
  thin_out: (_: string, when: string) => (when === '' ? '' : `Make ${when} lighter`),
  improve: () => 'Improve my plan',
  move: (name: string, when: string) =>
    name === '' || when === '' ? '' : `Move ${name} to ${when}`,
  place: (name: string, when: string) =>
    name === '' || when === '' ? '' : `Put ${name} on ${when}`,
  unplace: (name: string) => (name === '' ? '' : `Take ${name} off the plan`),
  'mark:done': (name: string) => (name === '' ? '' : `Mark ${name} as done`),
  'mark:partly': (name: string) => (name === '' ? '' : `I did half of ${name}`),
  'mark:missed': (name: string) => (name === '' ? '' : `I missed ${name}`),
  add_work: (name: string) => (name === '' ? '' : `Add a task: ${name}`),
  add_homework: (name: string) => (name === '' ? '' : `Note homework: ${name}`),
  undo: () => 'Undo',
}
