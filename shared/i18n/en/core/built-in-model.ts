// Says in English: what the built-in model answers.

// Whether a plan is sound, in a few sentences of a person: what stands against it most, and whether that can be mended (P5).

export const answerHealth = {
  plan: 'your plan',
  nothingPlanned:
    'Nothing is planned from now on, so there is nothing to judge. Say “plan my week” first.',
  nothingThere: (when: string) =>
    `No study is planned for ${when}, so there is nothing to mend there.`,
  sound: (when: string, blocks: string) =>
    `${when} is sound: ${blocks}, and I find nothing to mend.`,
  rhythm: (run: string, switches: number): string =>
    `The longest stretch without a break is ${run}; no day changes course more than ${switches === 1 ? 'once' : switches === 2 ? 'twice' : `${switches} times`}.`,
  small: (when: string) => `${when} is fine on the whole. Small things:`,
  main: (when: string, count: number): string =>
    `${when} has ${count === 1 ? 'one thing' : 'some things'} that I would mend:`,
  more: (count: number): string =>
    `${count === 1 ? 'One smaller thing' : `${count} smaller things`} besides.`,
  offer: 'Say “improve it” and I propose changes, one card each.',
  forced: "I can't mend that by moving or swapping a single block.",
  gap: (open: string, day: string): string =>
    `Besides, at least ${open} of open work won't fit by ${day}: ask “does everything fit?”.`,
  noReserve: (day: string) =>
    `Besides, nothing is left in reserve until ${day} if something takes longer.`,
}

// The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for nothing.

export const answerPack = {
  welcome: "You're welcome. Say “continue” to go on with the course pack.",
  weight:
    'How much time a topic gets is its share under “Topics”: say “change the topics to Arrays — 20 %, Graphs — 40 %” with all of yours, or edit them on the page of the pack. For less in all, give it fewer hours: “change the conditions to 4 hours a week”. Then say “write the sessions”.',
  help: 'In the course pack you can say “continue”, “look it up”, “write the outline”, “change the goal to …”, or ask what you have to know.',
}

// Answers that change nothing: small talk, plain facts, and what can't be done here with what can.

export const talks = {
  worry:
    'That sounds like a lot. Nothing has to be solved at once: ask “what should I do first?”, say “Thursday is too full”, or “plan my week” and I lay out what is left.',
  elsewhere:
    'That is outside of what I know: your timetable, your study work, and when it can be done. Ask what is next, what is free, or say “plan my week”.',
  greeting: 'Hello. Say “plan my week”, ask what is free tomorrow, or tell me what to move.',
  thanks: "You're welcome.",
  who: "I'm Weekloom's planner: I find places in your week for your study sessions.",
  praise: 'Good. Say when you want to change something.',
  abilities:
    "I can plan your open study work (“plan my week”, “plan calculus next week, not on Friday”), place, move, swap or take off single sessions (“move calculus 2 to Friday morning”), make room when you have no time (“I'm ill until Thursday”), note what you finished or missed and what there is to do (“remember to hand in the lab report by Wednesday”), keep a course off some time (“no physics on Fridays from now on”), improve a plan (“Thursday is too full”), and undo. Ask me what is free, why a session is where it is, whether your plan is sound or all of it fits. You accept every change on a card first.",
  cancel: 'All right. Nothing was changed.',
  keep: "All right, I'm leaving it as it is.",
}

export const beyonds = {
  add: 'I did not read what to add, so nothing was added: say it with its day and time (“dentist on Friday at 15:00”), or use “Edit the timetable”, or “Import a timetable” if you have it as a file. Study work I can note, for example “add a task: essay draft, due Friday, 2 hours”.',
  fixed:
    'I did not read which class, exam or appointment you mean, so nothing was changed. Say its name and what should happen to it.',
  settings:
    'I did not read which setting you mean: say it with its value (“dark mode”), or open “Settings”, or “Assistant” for the model that answers.',
  export:
    'I did not read what should be exported: “Export” takes your week or term out, for paper, for a calendar, or for another program.',
  import:
    'Files are read under “Import a timetable”: it shows what is in one before anything is written.',
  pin: 'I did not read which block you mean: say its name (“pin calculus 2”), or open it in the week and press “Pin”; then no plan moves it, and no card.',
  work: 'I did not read which work you mean: say its name, or change it under “Courses”; undo brings it back.',
  reminder:
    'I did not read when to remind you: “Settings” has how long before a session you are reminded.',
  'day-off':
    'I did not read which days are off: say them, or use “Edit the timetable”. To keep a day free of study, say “keep Thursday free”.',
  everything:
    'I don’t delete everything on one sentence. Under “Settings” you can start anew, after a copy was kept; single work is deleted under “Courses”.',
  syllabus:
    "Files are read under “Read a syllabus”: it lists the exams, deadlines and reading of a course's document before anything is written.",
}

export const unknowns: string =
  "I'm not sure what you mean. I can plan your week, move or swap study sessions, improve a plan, say what is free or why something is where it is, and undo. What would you like?"

export const eventNames = { class: 'a class', exam: 'an exam', personal: 'an appointment' }

// What came of a mark, a re-plan or the improving of a plan, said from the schedule as it is now.

export const outcome = {
  /** Of what stood against the plan, in the diagnosis's own units, less is left. */
  signal: (from: number, to: number): string =>
    to * 2 <= from ? 'Your plan is clearly better now.' : 'Your plan is a little better now.',
  sound: 'I find nothing to mend in your plan.',
  soundThere: 'I find nothing to mend there.',
  /** Of days that were said to be too full: the study that lies there still. */
  studyThere: (names: string, count: number): string => {
    if (count === 0) return 'What fills it is your timetable; no study lies there.'
    return count === 1
      ? `The only study there is ${names}: say where to move it if you want less.`
      : `The study there is ${names}: say which of it to move where if you want less.`
  },
  forced: (problem: string) =>
    `${problem} No single move or swap mends that: every other place is taken, not allowed or worse.`,
  nothingBetter: 'I find nothing better.',
  small: 'Only small things are left, nothing worth a change.',
  more: 'There is more to gain: say “go on”.',
}

// What is asked of the planner, as an order: "make room on Thu 26 Nov", "mark “Limits” as missed", "improve your plan".

export const markNames = {
  done: 'done',
  partly: 'partly done',
  missed: 'missed',
  open: 'open again',
}

export const wishProblems = {
  crammed: 'sessions too close together',
  'no-buffer': 'no buffer before deadlines',
  'heavy-adjacency': 'heavy work back to back',
  switches: 'changes of course',
  'long-run': 'long stretches without a break',
  preference: 'times you like less',
}

/** Behind the sentence of a plan, with the space between. */
export const planMost = {
  sessions: (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`,
  day: (amount: string) => ` At most ${amount} a day.`,
  week: (amount: string) => ` At most ${amount} a week.`,
}

// The one question that is asked when something is missing, ambiguous or in doubt.

export const questionDoubts = {
  condition: "I can't act on an if or a maybe.",
  past: "I haven't changed anything for that yet.",
  opinion: 'I can do that.',
  once: 'I can do that once, not again and again.',
  'off-hours': 'No period of your day begins near that time; the first one comes later.',
  unread: "I'm not sure I got all of that.",
  same: 'There is open work of that name already.',
  delete: "I don't delete study work, but I can take it off the week and keep it as open work.",
}

// Works on a re-plan: what it would do is said with its card, and where it does nothing, why (P3).

export const withToday: string = "It only fits if today's blocks may move too."
export const moreWithToday: string = "More of it fits if today's blocks may move too."

// Who speaks: the schedule and the language that every sentence is made for.

export const goneTask: string = 'that session'

// The done-when line of a plan step: what the step comes to, in ids and dates, so that it means the same after the

export const partNames = {
  morning: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  evening: 'evening',
}

export const planLines: string = 'you have accepted the places on the card'

// New study work and new limits of it, in words: as a proposal, as an order, and once it is done.

export const assumptions = {
  length: 'You said no length, so it is the usual one for such work.',
  due: 'You said no day, so it may lie anywhere until your term ends.',
  split: 'That is long for one go, so it is split.',
  course: 'Its course is not among yours yet, so it is noted as a new one.',
  reminder: "I can't ring a bell; it stands in your open work.",
}

// Single facts that were asked for: one short answer each.

// Whether planned work is done in time.

export const fits = {
  planned: (last: string) => `All that is left has its place; the last is ${last}.`,
  plannedInTime: (last: string) => `Yes: what is left is planned before that, the last is ${last}.`,
  late: (
    late: number,
    all: number,
    names: string,
    { day, rest, last }: { day: string; rest: number; last: string },
  ) =>
    `Not as it lies: ${late === all ? `all ${all}` : `${late} of ${all}`} planned ${all === 1 ? 'session' : 'sessions'} ${late === 1 ? 'comes' : 'come'} after ${day}: ${names}${rest === 0 ? '' : ` and ${rest} more until ${last}`}.`,
}

export const nothingFree: string = 'nothing is free.'

export const newPlaces = (count: number) =>
  `I found new places for ${count} ${count === 1 ? 'session' : 'sessions'}.`

/** What is wished can't be without others: the order of their work holds, or they make room. */
export const moveAlong = (names: string, count: number) =>
  `That can't be by itself: ${names} ${count === 1 ? 'moves' : 'move'} with it.`

/** Beside a block that found no place by itself. */
export const offerMoves: string =
  'Others would have to move for it: say “plan what I missed”, and I show how.'

export const freeThen = (times: string) => `${times} free.`

export const facts = {
  next: (what: string, when: string, where: string) =>
    `Next is ${what}, ${when}${where === '' ? '' : `, ${where}`}.`,
  nothingNext: 'Nothing lies ahead of you in this term.',
  nothingThen: (days: string) => `Nothing of that lies ahead on ${days}.`,
  now: (what: string, end: string, where: string) =>
    `Right now: ${what} until ${end}${where === '' ? '' : `, ${where}`}.`,
  nothingNow: 'Nothing right now.',
  where: (what: string, place: string, next: string) => `${what} is in ${place}: ${next}.`,
  lies: (what: string, when: string, where: string) =>
    `${what}: ${when}${where === '' ? '' : `, ${where}`}`,
  notThen: (when: string, after: string) =>
    `Not on ${when}.${after === '' ? '' : ` After that: ${after}.`}`,
  apart: (days: number) =>
    `${days} ${days === 1 ? 'day' : 'days'} apart, with ${days <= 1 ? 'no day' : days === 2 ? '1 day' : `${days - 1} days`} between.`,
  noPlace: (what: string) => `The timetable has no room for ${what}.`,
  noPerson: "The timetable doesn't say who teaches what, so I don't know the name.",
  exam: (what: string, when: string, days: number, where: string) =>
    `${what}: ${when}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}${where === '' ? '' : `, ${where}`}.`,
  /** `of`: the courses that were named, where others have one. */
  noExam: (of: string) =>
    of === ''
      ? 'No exam lies ahead in your timetable.'
      : `Your timetable has no exam of ${of} ahead.`,
  lightest: (day: string, load: string, days: number) =>
    `${day} ${days === 1 ? 'is the lightest' : 'are the lightest, with as much each'}: ${load}.`,
  busiest: (day: string, load: string, days: number) =>
    `${day} ${days === 1 ? 'is the busiest' : 'are the busiest, with as much each'}: ${load}.`,
  study: (minutes: string) => `${minutes} of study`,
  noStudy: 'no study',
  perSession: (what: string, minutes: string) => `One session of ${what} is planned as ${minutes}.`,
  load: (all: string, study: string) => `${all} in all, ${study} of it study`,
  nothing: 'nothing lies there',
  hours: (span: string, minutes: string, blocks: number) =>
    `${span}: ${minutes} of study in ${blocks} ${blocks === 1 ? 'session' : 'sessions'}.`,
  left: (what: string, sessions: number, minutes: string, waiting: number) =>
    `${what}: ${sessions} ${sessions === 1 ? 'session' : 'sessions'} left, ${minutes}; ${waiting === 0 ? 'all planned' : `${waiting} still without a place`}.`,
  nothingLeft: (what: string) => `${what}: nothing is left to do.`,
  done: (names: string, minutes: string, done: number, all: number) =>
    `Done: ${names}; ${minutes} in all, ${all === 0 ? (done === 1 ? '1 session' : `${done} sessions`) : `${done} of ${all} sessions`}.`,
  nothingDone: (span: string) => `Nothing is marked as done${span === '' ? '' : ` (${span})`}.`,
  due: (what: string, when: string, left: string) =>
    `${what}: ${when}${left === '' ? '' : `, ${left}`}.`,
  lastPlanned: (when: string) => `the last session lies on ${when}`,
  noneDue: (span: string, next: string) =>
    `Nothing is due${span === '' ? '' : ` (${span})`}.${next === '' ? '' : ` The next is ${next}`}`,
  date: (day: string, week: number) => `Today is ${day}, week ${week} of the term.`,
  outside: (day: string) => `Today is ${day}, outside the term.`,
  /** `held`: the weekday whose lessons it holds, where that is not its own. */
  dateThen: (day: string, week: number | null, held: string) =>
    week === null
      ? `That is ${day}, outside the term.`
      : `That is ${day}, in week ${week} of the term${held === '' ? '' : `, with the lessons of a ${held}`}.`,
  termEnds: (day: string) => `The last day of the term is ${day}.`,
  noMakeUp: 'No day ahead holds the lessons of another weekday.',
  changed: (what: string) => `The last change: ${what}. Say “undo” to take it back.`,
  unchanged: 'Nothing was changed that could be taken back.',
  first: (what: string, when: string) => `First ${what}: ${when}.`,
  shortest: (what: string, minutes: string) =>
    `The shortest open session is ${what}, ${minutes}: say “place it” with a time and I propose it.`,
  fitting: (minutes: string, names: string) =>
    `Short enough for ${minutes}: ${names}. Nothing was moved.`,
  nothingFitting: (minutes: string, what: string, shortest: string) =>
    `Nothing that is left is as short as ${minutes}; the shortest is ${what}, ${shortest}.`,
  lesson: (what: string, when: string, where: string) =>
    `${what}: ${when}${where === '' ? '' : `, ${where}`}.`,
  inTheWay: (names: string) =>
    `What would have to move: ${names}; all else could stay. Nothing was changed: say “keep it free” with the time, and I show where it would go.`,
  allFit: (count: number) =>
    count === 1
      ? 'Yes, it still fits: the one session that lies then finds another place in time.'
      : `Yes, it still fits: all ${count} sessions that lie then find another place in time.`,
  noneFits: (names: string) =>
    `Not all of it fits: for ${names} nothing is free in time unless other blocks move too.`,
  fromPart: (part: string) => `from ${part.replace(/^in /, '')} on`,
  wholly: (when: string, days: string) => `Wholly free${when === '' ? '' : ` ${when}`}: ${days}.`,
  noneWholly: (when: string) => `No day is wholly free${when === '' ? '' : ` ${when}`}.`,
  notWholly: (days: string) => `Taken: ${days}.`,
  takenBy: (day: string, what: string, more: number) =>
    `${day} by ${what}${more === 0 ? '' : ` and ${more} more`}`,
  standsThere: (names: string, count: number, free: string) =>
    `${names} ${count === 1 ? 'stands' : 'stand'} there; ${free === '' ? 'nothing' : free} is left free.`,
  weekly: (
    name: string,
    weekday: string,
    time: string,
    run: { times: number; isBiweekly: boolean; first: string; last: string },
    where: string,
  ) =>
    `${name}: ${run.isBiweekly ? 'every other ' : ''}${weekday} ${time}, ${run.times} times from ${run.first} to ${run.last}${where === '' ? '' : `, ${where}`}`,
  freeOutside:
    'nothing stands there. It is outside the periods of your day, so no study is planned then.',
  there: (names: string, count: number) => `${names} ${count === 1 ? 'stands' : 'stand'} there.`,
  freeBeside: (free: string, names: string) => `${free} free; taken: ${names}.`,
  notInTheWay: 'No study lies there, so nothing would have to move.',
}
