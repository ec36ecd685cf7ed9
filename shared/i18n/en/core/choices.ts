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
  /** Where a plan has placed nothing. */
  nextWeek: 'plan next week',
  restOfTerm: 'plan the rest of the term',
  allFits: 'does everything fit?',
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
    name === '' ? '' : `Move ${name} ${when === '' ? '' : `to ${when}`}`,
  place: (name: string, when: string) =>
    name === '' || when === '' ? '' : `Put ${name} on ${when}`,
  unplace: (name: string) => (name === '' ? '' : `Take ${name} off the plan`),
  'mark:done': (name: string) => (name === '' ? '' : `Mark ${name} as done`),
  'mark:partly': (name: string) => (name === '' ? '' : `I did half of ${name}`),
  'mark:missed': (name: string) => (name === '' ? '' : `I missed ${name}`),
  pin: (name: string) => (name === '' ? '' : `Pin ${name}`),
  delete_work: (name: string) => (name === '' ? '' : `Delete ${name}`),
  add_work: (name: string) => (name === '' ? '' : `Add a task: ${name}`),
  add_homework: (name: string) => (name === '' ? '' : `Note homework: ${name}`),
  undo: () => 'Undo',
}

/** What was read in a message, piece by piece, and the other ways to read it (M8). */
export const chips = {
  /** What a piece tells, for who hears it read out. */
  kinds: {
    act: 'What to do',
    what: 'Which',
    when: 'Day',
    time: 'Time',
    length: 'How long',
    count: 'How many',
    not: 'Except',
  },
  /** Acts that come to the same share a name. */
  acts: {
    plan: 'Plan',
    replan: 'Plan again',
    clear: 'Keep free',
    thin_out: 'Make lighter',
    improve: 'Improve',
    move: 'Move',
    place: 'Put in the week',
    swap: 'Swap',
    unplace: 'Take off the plan',
    pin: 'Pin',
    unpin: 'Unpin',
    'mark:done': 'Mark as done',
    'mark:partly': 'Mark as partly done',
    'mark:missed': 'Mark as missed',
    'mark:open': 'Take the mark back',
    add_work: 'Add study work',
    add_sessions: 'Add sessions',
    remove_sessions: 'Remove sessions',
    set_length: 'Change the length',
    set_deadline: 'Change the deadline',
    'set_priority:high': 'More important',
    'set_priority:low': 'Less important',
    rename: 'Rename',
    delete_work: 'Delete',
    drop_course: 'Drop the course',
    add_event: 'Add an appointment',
    add_class: 'Add a lecture',
    add_exam: 'Add an exam',
    change_class: 'Change a lecture',
    move_class: 'Move',
    cancel_class: 'Cancel a lecture',
    move_event: 'Move',
    cancel_event: 'Cancel',
    move_exam: 'Move',
    day_off: 'Day off',
    make_up_day: 'Make-up day',
    undo: 'Undo',
    redo: 'Redo',
    set_habit: 'From now on',
    set_setting: 'Change a setting',
    set_reminder: 'Set reminders',
  },
  /** What a day or a time is to the act. */
  roles: {
    from: (words: string) => `from ${words}`,
    by: (words: string) => `by ${words}`,
  },
  /** Spans of days and times of day, as they could be said. */
  spans: ['this week', 'next week', 'this weekend', 'tomorrow'],
  times: ['in the morning', 'in the afternoon', 'in the evening'],
  /** Words for a value, as the readers take them. */
  minutes: (count: number) => `${count} minutes`,
  periods: (count: number) => `${count} ${count === 1 ? 'period' : 'periods'}`,
  sessions: (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`,
  /** Beside the first reading, where another one was chosen. */
  first: (words: string) => `${words} (as said)`,
}
