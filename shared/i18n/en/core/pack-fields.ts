// Says in English: what the fields of a course pack are written with.

// The field `guide`: how to go about the course: what counts most, what gets the most time, and how to work.

/**
 * Recalling before reading, and spreading it, are the two ways to learn that stand up best (Dunlosky et al., Psychological
 * Science in the Public Interest 14, 2013).
 */
export const writeApproach = {
  counts: (parts: string) => `What counts most for the grade: ${parts}.`,
  part: (name: string, percent: number) => `${name} (${percent} %)`,
  largest: (topics: string, percent: number) =>
    `Most of the time goes to ${topics}: ${percent} % of it together.`,
  hard: (topics: string) =>
    `Hard for you: ${topics}. Take it up when you are freshest, and once more from memory two days later.`,
  known: (topics: string) =>
    `You know ${topics} already: try it from memory first, and read only what was missing.`,
  recall:
    'Begin each session by writing down what you remember of the last one, before you open anything.',
  kinds: {
    quantitative:
      'Do each problem without its solution. Where you are stuck, look up one step, and do the whole problem again the next day.',
    reading: 'After each part, close the text and say its claims and reasons in your own words.',
    language: 'Say and write whole sentences with new words, in both directions.',
    memory: 'Test yourself on small portions in a mixed order, and drop none after one success.',
    practical: 'Make it run yourself from an empty page, then compare with the example.',
    mixed: null,
  },
  lastWeek:
    'In the last week before the exam nothing new: a past exam against the clock, then what went wrong in it.',
  missed:
    'A session that you miss is no harm as long as you mark it: then it gets another place before the exam.',
  nothing: 'There is nothing to go by yet: have the topics or what the course asks written first.',
}

// The field `conditions`: what the student said of time and ways of learning, and the habits that the planner keeps to.

export const writeConditions = {
  habits: (said: string) => `Your settings: ${said}`,
  notBefore: (time: string) => `no study before ${time}`,
  lunch: (times: string) => `no study over lunch, ${times}`,
  notAfter: (time: string) => `no study after ${time}`,
  notOn: (weekdays: string) => `none on ${weekdays}`,
  most: (periods: string) => `at most ${periods} a day`,
  evenings: (count: number): string =>
    count === 1 ? 'one free evening a week' : `${count} free evenings a week`,
  /** Of the course. */
  noted: (text: string) => `Noted in “About you”: ${text}`,
  profile: (text: string) => `About you: ${text}`,
  usual: 'No limits of your own; about three hours of study a day at most',
  binds: (limits: string) => `What binds every plan: ${limits}.`,
  unread: (clauses: string) =>
    `Not understood, so no plan keeps to it: ${clauses}. Say it as “not on Mondays”, “not on Tuesday evenings”, “not after 21:00” or “5 hours a week”.`,
}

// The field `demands`: what the course demands, as the student's files say it, each line with its citation; then the calendar.

export const writeDemands = {
  calendar: (title: string, place: string) => `In your calendar: ${title}, ${place}`,
  plan: (title: string, day: string) => `In your plan: ${title}, to be done by ${day}`,
  missing: (day: string, source: string) => `Not in your calendar: the exam on ${day} (${source})`,
  remark: (days: string, count: number): string =>
    `Your files name ${count === 1 ? 'an exam' : 'exams'} on ${days} that your calendar does not have. Sessions are planned up to the exam in the calendar: put it in first with “Read a syllabus”, or see which date is right.`,
  nothing:
    'There is no file of this course to look into, and no exam of it in your calendar. Add the syllabus, slides or notes to its sources, or write the demands yourself.',
}

// The field `goal`: what the student said has to be reached, and the exam that stands in the calendar.

export const writeGoal = {
  exam: (title: string, place: string) => `Exam: ${title}, ${place}`,
  assumed: (course: string) => `Pass the exam in ${course}`,
  until: (day: string) => `By ${day}`,
  remark: 'You have not said the goal, so it is taken from the exam in your calendar.',
  other: {
    midterm:
      'You speak of the midterm, but your calendar has no exam of that name for this course: sessions are planned up to the next exam that it has.',
    final:
      'You speak of the final, but your calendar has no exam of that name for this course: sessions are planned up to the next exam that it has.',
  },
  nothing:
    'Nothing is known of the goal: there is no exam of this course in your calendar. Say what has to be reached, and by when.',
}

// The field `knowledge`: what the student said they know, what is noted of the course, and what they have worked.

export const writeKnowledge = {
  portrait: (text: string) => `Noted in “About you”: ${text}`,
  worked: (done: number, of: number, time: string) =>
    `Worked so far: ${done} of ${of} sessions, ${time}`,
  nothing: 'Nothing is known yet of what you know and what is hard. Say a few words about it.',
  unsaid: 'Starts from the beginning: nothing was said of what you know already.',
  remark: 'You have not said what you know already, so everything counts as new.',
}

// The field `materials`: what there is to learn from and for what, each line with its citation.

export const writeMaterials = {
  file: (file: string, records: number): string =>
    `${file}: ${records === 1 ? '1 entry of your plan was' : `${records} entries of your plan were`} read from it`,
  none: 'No files yet: your own notes and the lectures',
  remark:
    'The course has no sources yet. Add files to them, and this can be written from what they hold.',
}

// The field `placement`: where the course's work lies in the weeks, what waits for a place, and what that means for the exam.

export const writePlacement = {
  none: 'No work of this course is in your plan yet. Put the sessions of the pack into it first.',
  sum: (sessions: string, placed: number, done: number, waiting: number): string =>
    [
      sessions,
      ...(done > 0 ? [`${done} done`] : []),
      `${placed} placed`,
      ...(waiting > 0 ? [`${waiting} waiting for a place`] : []),
    ].join(' · '),
  week: (week: number) => `Week ${week}:`,
  session: (place: string, title: string, isDone: boolean): string =>
    `- ${place}: ${title}${isDone ? ' (done)' : ''}`,
  left: (periods: string, free: string, day: string) =>
    `Left to place: ${periods}. There is room for ${free} up to ${day}. Say “plan my week” each week, or “plan the whole term” to place all of it now.`,
  tooMuch: (periods: string, free: string, day: string) =>
    `Left to place: ${periods}, but only ${free} are free up to ${day}. Not all of it will fit.`,
  allPlaced: (day: string) => `All of it has its place, the last day for it is ${day}.`,
  late: (sessions: string, day: string) => `${sessions} after the last day, ${day}.`,
  /** Weeks that got more than the student gives the course. */
  over: (most: string, weeks: string) =>
    `More than your ${most} a week: ${weeks}. Plans made from now on keep to it; take sessions off these weeks and plan them anew.`,
  overWeek: (week: number, time: string) => `week ${week} (${time})`,
  more: (count: number) => `- … and ${count} more`,
}

// The field `topics`: one topic a line in the order of learning, with its share of the work in percent.

export const writeTopics = {
  nothing:
    'No topics are known: no file of the course names any, and the plan has no work for it. Say “the topics are …”, with commas between them, or add a file.',
  fromWork: 'No file names topics, so they are taken from the work in your plan.',
  fromHeadings: 'No file lists the topics by week, so they are taken from its headings.',
}

export const writeDemandsNotes = {
  writeDemandsDates: (line: string, source: string) => `${line} (${source})`,
}

export type WriteWorkWords = {
  session: (session: {
    kind: 'learn' | 'practise' | 'rehearse'
    topic: string
    number: number
  }) => string
  sum: (sessions: string, periods: string, time: string, intensity: number) => string
  until: Record<'exam' | 'goal' | 'term', (day: string) => string>
  room: (free: string, until: string) => string
  others: (periods: string) => string
  /** Of the sessions of a body of work; empty for none. */
  kept: (title: string, sessions: string, renamed: number, added: string) => string
  settled: (settled: string, usual: string) => string
  own: (periods: string, counted: string | null) => string
  smaller: (wanted: string, less: string) => string
  leftOut: (topics: string) => string
  outside: (topics: string) => string
  /** Of what waits in the plan, beyond the hours a week. */
  over: (hours: string, periods: string, until: string) => string
  /** The planner knows no such limit. */
  eachWeek: (hours: string) => string
  hours: (from: number, to: number) => string
  time: (most: string | null, until: string) => string
  planned: string
  full: (own: string, until: string) => string
  noTopics: string
  noRoom: (until: string) => string
  past: (day: string) => string
}

export const writeWork: WriteWorkWords = {
  session: ({ kind, topic, number }) => {
    if (kind === 'rehearse') return 'Everything: past exam against the clock'
    const what = kind === 'learn' ? 'learn' : 'practise'
    return `${topic}: ${what}${number === 0 ? '' : ` ${number}`}`
  },
  sum: (sessions, periods, time, intensity) =>
    `> In all ${sessions}, ${periods} (${time}). Intensity ${intensity} of 5.`,
  until: {
    exam: (day) => `the exam, so until ${day}`,
    goal: (day) => `your date, ${day}`,
    term: (day) => `the end of the term, ${day}`,
  },
  room: (free, until) =>
    `> Room for new sessions: ${free} up to ${until}, within your habits and limits.`,
  others: (periods) => `> Kept for other work that is due by then: ${periods}.`,
  kept: (title, sessions, renamed, added) =>
    `> ${title} is in your plan and stays: ${[sessions, ...(renamed === 0 ? [] : [`${renamed} of them named by topic`]), ...(added === '' ? [] : [`${added} more`])].join(', ')}.`,
  settled: (settled, usual) =>
    `> You settled on ${settled} in the guide; topics like these usually take about ${usual}. To give it more, say so in the guide.`,
  own: (periods, counted) =>
    `> Of this course ${periods} wait in your plan already and have their room first${counted === null ? '' : `; ${counted} of them are for these topics`}.`,
  smaller: (wanted, less) =>
    `> Made smaller: the topics would take ${wanted}, ${less} more than fit.`,
  outside: (topics) => `> Not part of this exam, by what the goal or the demands say: ${topics}.`,
  leftOut: (topics) => `> No room for: ${topics}.`,
  over: (hours, periods, until) =>
    `> Your plan holds more of this course than ${hours} a week take up to ${until}: ${periods} too many.`,
  eachWeek: (hours) => `> Every plan made from now on gives no week more than ${hours} of it.`,
  hours: (from, to) => `> With ${to} hours a week in the place of ${from} all of it fits.`,
  time: (most, until) =>
    `> ${most === null ? '' : `Even with more hours a week only ${most} fit up to ${until}. `}A later date, an eased limit or fewer topics would make room.`,
  planned:
    'Every topic has its sessions in your plan already, so these are the work and nothing is added.',
  full: (own, until) =>
    `What waits in your plan for this course, ${own}, takes all the room up to ${until}, so it is the work and nothing is added.`,
  noTopics: 'There are no topics to make sessions from. Have the topics written first.',
  noRoom: (until) =>
    `There is no free period left for this course up to ${until}, within your habits and limits. Ease a limit, or free some time, and have it written again.`,
  past: (day) => `The last day for this work was ${day}. Set another date in the goal.`,
}
