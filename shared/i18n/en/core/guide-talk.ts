// Says in English: what the built-in model says in a guide: its questions, doubts, answers, and the lines beside a draft.
import { upperFirst } from '../../../text/as-sentence.ts'
import { longMonth } from '../../../time/say/say-date.ts'

/** As a sentence begins; months as they are written. */
function withMonths(words: string): string {
  const named = words.replaceAll(
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/g,
    (month) => upperFirst(month),
  )
  return upperFirst(named)
}

export const talk = {
  /** Open questions; `course` may be empty. */
  open: {
    course: () => 'Which course is it about?',
    work: (course: string) =>
      `What has to be done for ${course}, for example 6 chapters, 4 problem sheets or 12 hours?`,
    amount: () => 'How much is it, for example 6 chapters, 4 past papers or 12 hours?',
    dates: () => 'When is the exam, or by when must it be done?',
    effort: (course: string) => `How hard is ${course} for you?`,
    limits: () => 'Which days or times should stay free?',
    strategy: () => 'How should it be spread over the weeks?',
    profile: (course: string) => `What should I remember of how ${course} goes for you?`,
  },
  /** With the options read out before it. */
  options: {
    course: () => 'Which course is it',
    work: (course: string) => `How much is there to do for ${course}`,
    amount: () => 'How much time should it get',
    dates: () => 'By when must it be done, or when is the exam',
    effort: (course: string) => `How hard is ${course} for you`,
    limits: () => 'What should stay free',
    strategy: () => 'How should it be spread',
    profile: (course: string) => `What should I remember of how ${course} goes for you`,
  },
  /** Where an exam was spoken of. */
  openExam: 'When is the exam?',
  optionsExam: 'When is the exam',
  guessExam: (what: string) => `I would count on the exam on ${what}. Does that fit?`,
  offered: (asked: string, options: readonly string[]) =>
    `${asked}? ${options.join(', ')}; or say it your own way.`,
  option: (letter: string, words: string) => `${letter}: ${words}`,
  guess: (what: string) => `I would take ${what}. Does that fit?`,
  guessDate: (what: string) => `I would have it done by ${what}. Does that fit?`,
  guessEffort: (what: string) => `I would call it ${what}. Does that fit?`,
  /** Followed deeper: something that the student said, and the question about it. */
  deeper: (said: string, question: string) =>
    `You say “${said}”. With that in mind: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  courseKnown: (course: string) => `${course}, then.`,
  /** Another course was named beside it. */
  afterThis: (course: string) =>
    `One after the other: ${course} comes once this one is written. To leave this one for it, say “leave the guide”, then “guide me through ${course}”.`,
  /** Asked what it can do. */
  whatIDo:
    'I ask which course it is, how much there is to do and by when, and make a draft of the work. You accept it on a card, and “plan my week” finds its places. Say “leave the guide” for anything else.',
  /** A question that is none of the guide's. */
  aside: 'That one I can’t answer here.',
  /** Before a guess for what the student does not know. */
  noMatter: 'That is fine, you can change it later.',
  examTold: (date: string) => `Your timetable has the exam on ${date}.`,
  termEnd: (date: string) => `the end of the term, ${date}`,
  byDate: (date: string) => date,
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  difficulty: { 2: 'easy', 3: 'middling', 4: 'hard' },
  strategy: { steady: 'a little every day', rapid: 'two long sessions a week' },
  limits: {
    none: 'every day and time is fine',
    weekends: 'the weekends stay free',
  },
  which: (first: string, second: string) => `You said ${first} and now ${second}: which one holds?`,
  againstTimetable: (timetable: string, said: string) =>
    `Your timetable has the exam on ${timetable}, and you said ${said}: which one holds?`,
  past: (date: string) => `${date} is over already. Which day is it?`,
  dateChoice: (first: string, second: string) => `Is that ${first} or ${second}?`,
  absurd: (amount: string) =>
    `${amount} does not fit into the days until then. How many hours do you mean?`,
  /** What can't be as it was said. */
  noSuchDay: (said: string) =>
    `There is no such day as ${withMonths(said).replace(/^The /, '')}. Which day is it?`,
  noSuchTime: (said: string) => `There is no ${said} on the clock. Which times do you mean?`,
  noAmount: (said: string) =>
    `${withMonths(said)} is no amount that I can plan with. How much is it?`,
  near: (near: string, said: string) => `Is that ${near}, or is ${said} a course of its own?`,
  workExists: (title: string, open: number) =>
    `For this course there is “${title}” already, with ${open} open ${open === 1 ? 'session' : 'sessions'}. Should I add to it (A), or begin something new beside it (B)?`,
  moreOrAll: (title: string, present: string, amount: string) =>
    `“${title}” has ${present} already. Is that ${amount} more (A), or ${amount} in all (B)?`,
  /** Before a question that stands as it did: what was said is kept, or told nothing. */
  noted: 'Noted.',
  stillOpen: 'This one is still open.',
  noDaysLeft: 'That would leave no day of the week. Which days may it lie on?',
  whichSection:
    'Which part is not right: the course, the day, the amount, the free times or something else?',
  stuck: 'I need the name of the course before I can go on. Say it whenever you like.',
  draft: (course: string) => `This is what I would write down for ${course}.`,
  newDraft: 'Changed.',
  /** The course's pack says what was not told. */
  fromPack: 'It starts from your course pack: what stands there is not asked again.',
  examFromTimetable: (date: string) => `The exam on ${date} is from your timetable.`,
  examOutside: 'The exam lies outside of your term, so the term’s end counts.',
  guessed: (hours: string) => `The ${hours} are my guess.`,
  guessedWithPace: (hours: string) => `The ${hours} are my guess, from your own pace.`,
  guessedPieces: 'How long a piece takes is my guess.',
  openEnd: 'Without a day to be done by, it may take the whole term.',
  weeklyTime:
    'A time of one weekday alone is noted in “About you”, and once this is written every plan of the course keeps to it.',
  leftOut: 'The first 60 sessions are in it.',
  agreed: 'Good.',
  toConfirm: 'Here it is, to look at once more.',
  thanks: 'You are welcome.',
  written: 'It is in your plan. Say what should be different to change it.',
  whatElse: 'Say what should be different, or “go ahead”.',
  notTaken: (words: string) => `I have no place for ${words} in the draft, so it is left out.`,
  noRhythm: (words: string) =>
    `${words} is left out: a plan spreads the sessions by itself and keeps no fixed rhythm.`,
  notUnderstood:
    'I did not find anything in that for the draft. Say what should be different, or “go ahead”.',
  isSo: 'That is how it stands in the draft already. Say what should be different, or “go ahead”.',
  /** It was taken down, and the draft comes out as it was. */
  isSame: 'Noted; the draft comes out the same. Say what should be different, or “go ahead”.',
  /** The time that was told is not what the draft comes to. */
  isWholePeriods:
    'Noted; but a session takes whole periods, so the draft comes out the same. Say how many sessions it should be, or “go ahead”.',
  stopped: 'All right, we stop here. Nothing was written by that.',
  rate: {
    day: (length: string) => `${length} a day`,
    week: (length: string) => `${length} a week`,
  },
  sessions: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
  sessionsOf: (sessions: string, each: string) => `${sessions} of ${each}`,
  termOver: 'Your term is over, so there are no days left for this. Set up the next term first.',
}

// What it answers to a question of the student's.

export const answers = {
  exam: (exam: string, until: string) =>
    `The exam is on ${exam}, and the work is to be done by ${until}.`,
  examOnly: (exam: string) => `The exam is on ${exam}.`,
  due: (until: string) => `It is to be done by ${until}.`,
  amount: (sessions: string, length: string) =>
    `It is ${sessions} so far, about ${length} together.`,
  room: (needed: string, free: string, until: string) =>
    `It needs about ${needed}, and until ${until} about ${free} of your time are free.`,
  fit: {
    enough: 'There is room for it.',
    little: 'It fits, but leaves little for anything else.',
    none: 'That is not enough: less work, or more days, would help.',
  },
  outlook:
    'How likely you are to be on time I can’t tell here: once it is written, the outlook in the course pack says so.',
  tooEarly: 'I can say more to that once I know the day and how much there is.',
  told: (words: string) => `You told me so: ${words}.`,
  session: (length: string) =>
    `A session is ${length} at most, as you told me: that makes more of them, not less work.`,
  guessed: 'That is my guess, from how such work usually goes; say what it should be.',
  found: 'That is in your plan already.',
  none: 'You have set no limits to when, so any free time may be taken.',
  offTopic:
    'That one I can’t answer here, this talk is about your course. Say what should be different in the draft, or “go ahead”.',
}

// What it says of a stretch of days where it needs one of them.

const names =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|christmas|new year|labou?r day|national day|eve)\b/g

/** As it is written; the words were compared in small letters. */
function written(said: string): string {
  return said.replaceAll(names, (words) =>
    words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  )
}

type DateOfYear = { year: number; month: number; day: number }

export const vagueDays = {
  /** Which day it is. */
  which: (said: string, days: string) => {
    const words = written(said)
    return `${upperFirst(words)} is ${days}: which day is it?`
  },
  /** The last of them was taken for work that is done by then. */
  lastDay: (said: string, day: string) => `By ${written(said)} I count its last day, ${day}.`,
  /** None was told, and the work ends before them. */
  openExam: (day: string) => `The day of the exam is open, so all is to be done by ${day}.`,
  openDue: (day: string) => `The day itself is open, so all is to be done by ${day}.`,
  /** "12 to 18 December", of other years than this one with them. */
  stretch: (first: DateOfYear, last: DateOfYear, isThisYear: boolean) => {
    const isSameYear = first.year === last.year
    const isSameMonth = isSameYear && first.month === last.month
    const begin = isSameMonth ? `${first.day}` : `${first.day} ${longMonth(first.month)}`
    const beginYear = isSameYear ? '' : ` ${first.year}`
    const endYear = isSameYear && isThisYear ? '' : ` ${last.year}`
    return `${begin}${beginYear} to ${last.day} ${longMonth(last.month)}${endYear}`
  },
}

// What a body of work is called, and its sessions.

const examNames = { midterm: 'midterm', final: 'final exam', none: 'exam' }

export const titles = {
  work: (course: string, work: string) => `${course}: ${work}`,
  exam: (course: string, sitting: keyof typeof examNames) =>
    `${course}: ${examNames[sitting]} preparation`,
  study: (course: string) => `${course}: study`,
  /** Where the work has no name; `number` is empty for the only one. */
  review: (course: string, number: string) => `${course} review${number}`,
  session: (course: string, number: string) => `${course} study${number}`,
  staysFree: (time: string) => `${time} stays free`,
}
