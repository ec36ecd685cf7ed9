// What the built-in model says in a guide, in both languages: questions in three forms, doubts, and the lines beside a draft.
import { upperFirst } from '../../../shared/text/as-sentence.ts'
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import type { Language } from '../../../shared/language.ts'

export type GuidePhrases = {
  /** Open questions; `course` may be empty. */
  open: Record<GuideSection, (course: string) => string>
  /** With the options read out before it. */
  options: Record<GuideSection, (course: string) => string>
  /** Where an exam was spoken of. */
  openExam: string
  optionsExam: string
  guessExam: (what: string) => string
  ownWay: string
  guess: (what: string) => string
  guessDate: (what: string) => string
  guessEffort: (what: string) => string
  /** Followed deeper: something that the student said, and the question about it. */
  deeper: (said: string, question: string) => string
  courseKnown: (course: string) => string
  /** Another course was named beside it. */
  afterThis: (course: string) => string
  /** Asked what it can do. */
  whatIDo: string
  /** A question that is none of the guide's. */
  aside: string
  /** Before a guess for what the student does not know. */
  noMatter: string
  examTold: (date: string) => string
  termEnd: (date: string) => string
  byDate: (date: string) => string
  hours: (count: number) => string
  difficulty: Record<2 | 3 | 4, string>
  strategy: Record<'steady' | 'rapid', string>
  limits: Record<'none' | 'weekends' | 'evenings', string>
  noGuess: string
  which: (first: string, second: string) => string
  againstTimetable: (timetable: string, said: string) => string
  past: (date: string) => string
  dateChoice: (first: string, second: string) => string
  absurd: (amount: string) => string
  /** What can't be as it was said. */
  noSuchDay: (said: string) => string
  noSuchTime: (said: string) => string
  noAmount: (said: string) => string
  near: (near: string, said: string) => string
  workExists: (title: string, open: number) => string
  moreOrAll: (title: string, present: string, amount: string) => string
  noDaysLeft: string
  /** Before a question that stands as it did: what was said is kept, or told nothing. */
  noted: string
  stillOpen: string
  whichSection: string
  stuck: string
  draft: (course: string) => string
  newDraft: string
  /** The course's pack says what was not told. */
  fromPack: string
  examFromTimetable: (date: string) => string
  examOutside: string
  guessed: (hours: string) => string
  guessedWithPace: (hours: string) => string
  guessedPieces: string
  openEnd: string
  weeklyTime: string
  leftOut: string
  agreed: string
  toConfirm: string
  thanks: string
  written: string
  notUnderstood: string
  whatElse: string
  notTaken: (words: string) => string
  noRhythm: (words: string) => string
  isSo: string
  /** It was taken down, and the draft comes out as it was. */
  isSame: string
  /** The time that was told is not what the draft comes to. */
  isWholePeriods: string
  stopped: string
  perDay: string
  perWeek: string
  sessions: (count: number) => string
  termOver: string
}

/** As a sentence begins; months as they are written. */
function withMonths(words: string): string {
  const named = words.replaceAll(
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/g,
    (month) => upperFirst(month),
  )
  return upperFirst(named)
}

const en: GuidePhrases = {
  open: {
    course: () => 'Which course is it about?',
    work: (course) =>
      `What has to be done for ${course}, for example 6 chapters, 4 problem sheets or 12 hours?`,
    amount: () => 'How much is it, for example 6 chapters, 4 past papers or 12 hours?',
    dates: () => 'When is the exam, or by when must it be done?',
    effort: (course) => `How hard is ${course} for you?`,
    limits: () => 'Which days or times should stay free?',
    strategy: () => 'How should it be spread over the weeks?',
    profile: (course) => `What should I remember of how ${course} goes for you?`,
  },
  options: {
    course: () => 'Which course is it',
    work: (course) => `How much is there to do for ${course}`,
    amount: () => 'How much time should it get',
    dates: () => 'By when must it be done, or when is the exam',
    effort: (course) => `How hard is ${course} for you`,
    limits: () => 'What should stay free',
    strategy: () => 'How should it be spread',
    profile: (course) => `What should I remember of how ${course} goes for you`,
  },
  openExam: 'When is the exam?',
  optionsExam: 'When is the exam',
  guessExam: (what) => `I would count on the exam on ${what}. Does that fit?`,
  ownWay: 'or say it your own way',
  guess: (what) => `I would take ${what}. Does that fit?`,
  guessDate: (what) => `I would have it done by ${what}. Does that fit?`,
  guessEffort: (what) => `I would call it ${what}. Does that fit?`,
  deeper: (said, question) =>
    `You say “${said}”. With that in mind: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  courseKnown: (course) => `${course}, then.`,
  afterThis: (course) =>
    `One after the other: ${course} comes once this one is written. To leave this one for it, say “leave the guide”, then “guide me through ${course}”.`,
  whatIDo:
    'I ask which course it is, how much there is to do and by when, and make a draft of the work. You accept it on a card, and “plan my week” finds its places. Say “leave the guide” for anything else.',
  aside: 'That one I can’t answer here.',
  noMatter: 'That is fine, you can change it later.',
  examTold: (date) => `Your timetable has the exam on ${date}.`,
  termEnd: (date) => `the end of the term, ${date}`,
  byDate: (date) => date,
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  difficulty: { 2: 'easy', 3: 'middling', 4: 'hard' },
  strategy: { steady: 'a little every day', rapid: 'two long sessions a week' },
  limits: {
    none: 'every day and time is fine',
    weekends: 'the weekends stay free',
    evenings: 'the evenings stay free',
  },
  noGuess: 'A rough answer will do.',
  which: (first, second) => `You said ${first} and now ${second}: which one holds?`,
  againstTimetable: (timetable, said) =>
    `Your timetable has the exam on ${timetable}, and you said ${said}: which one holds?`,
  past: (date) => `${date} is over already. Which day is it?`,
  dateChoice: (first, second) => `Is that ${first} or ${second}?`,
  absurd: (amount) =>
    `${amount} does not fit into the days until then. How many hours do you mean?`,
  noSuchDay: (said) =>
    `There is no such day as ${withMonths(said).replace(/^The /, '')}. Which day is it?`,
  noSuchTime: (said) => `There is no ${said} on the clock. Which times do you mean?`,
  noAmount: (said) => `${withMonths(said)} is no amount that I can plan with. How much is it?`,
  near: (near, said) => `Is that ${near}, or is ${said} a course of its own?`,
  workExists: (title, open) =>
    `For this course there is “${title}” already, with ${open} open ${open === 1 ? 'session' : 'sessions'}. Should I add to it (A), or begin something new beside it (B)?`,
  moreOrAll: (title, present, amount) =>
    `“${title}” has ${present} already. Is that ${amount} more (A), or ${amount} in all (B)?`,
  noted: 'Noted.',
  stillOpen: 'This one is still open.',
  noDaysLeft: 'That would leave no day of the week. Which days may it lie on?',
  whichSection:
    'Which part is not right: the course, the day, the amount, the free times or something else?',
  stuck: 'I need the name of the course before I can go on. Say it whenever you like.',
  draft: (course) => `This is what I would write down for ${course}.`,
  newDraft: 'Changed.',
  fromPack: 'It starts from your course pack: what stands there is not asked again.',
  examFromTimetable: (date) => `The exam on ${date} is from your timetable.`,
  examOutside: 'The exam lies outside of your term, so the term’s end counts.',
  guessed: (hours) => `The ${hours} are my guess.`,
  guessedWithPace: (hours) => `The ${hours} are my guess, from your own pace.`,
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
  notTaken: (words) => `I have no place for ${words} in the draft, so it is left out.`,
  noRhythm: (words) =>
    `${words} is left out: a plan spreads the sessions by itself and keeps no fixed rhythm.`,
  notUnderstood:
    'I did not find anything in that for the draft. Say what should be different, or “go ahead”.',
  isSo: 'That is how it stands in the draft already. Say what should be different, or “go ahead”.',
  isSame: 'Noted; the draft comes out the same. Say what should be different, or “go ahead”.',
  isWholePeriods:
    'Noted; but a session takes whole periods, so the draft comes out the same. Say how many sessions it should be, or “go ahead”.',
  stopped: 'All right, we stop here. Nothing was written by that.',
  perDay: 'a day',
  perWeek: 'a week',
  sessions: (count) => (count === 1 ? '1 session' : `${count} sessions`),
  termOver: 'Your term is over, so there are no days left for this. Set up the next term first.',
}

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign)

/** Figures stand apart from the signs around them. */
function spaced(what: string): string {
  const words = what.trim()
  return `${isHan(words.charAt(0)) ? '' : ' '}${words}${isHan(words.slice(-1)) ? '' : ' '}`
}

const zh: GuidePhrases = {
  open: {
    course: () => '是哪一门课？',
    work: (course) => `${course}要做些什么，比如 6 章、4 份习题，还是 12 小时？`,
    amount: () => '一共有多少内容，比如 6 章、4 套真题，还是 12 小时？',
    dates: () => '哪天考试，或者最晚哪天做完？',
    effort: (course) => `${course}对你来说有多难？`,
    limits: () => '哪些天或者哪些时段要空出来？',
    strategy: () => '你想怎么分配到每周？',
    profile: (course) => `${course}这门课，有什么要我记住的？`,
  },
  options: {
    course: () => '是哪一门课',
    work: (course) => `${course}大概要花多少时间`,
    amount: () => '大概要花多少时间',
    dates: () => '最晚哪天做完，或者哪天考试',
    effort: (course) => `${course}对你来说有多难`,
    limits: () => '哪些时间要空出来',
    strategy: () => '你想怎么分配',
    profile: (course) => `${course}这门课，有什么要我记住的`,
  },
  openExam: '哪天考试？',
  optionsExam: '哪天考试',
  guessExam: (what) => `我先按${spaced(what)}考试算，合适吗？`,
  ownWay: '也可以直接说',
  guess: (what) => `我先按${spaced(what)}算，合适吗？`,
  guessDate: (what) => `我先按${spaced(what)}之前做完算，合适吗？`,
  guessEffort: (what) => `难度我先按“${what}”算，合适吗？`,
  deeper: (said, question) => `你说“${said}”。结合这一点：${question}`,
  courseKnown: (course) => `好，${course}。`,
  afterThis: (course) =>
    `一门一门来：这门写好以后，再弄${course}。想先放下这门，说“退出引导”，再说“带我规划${course}”。`,
  whatIDo:
    '我会问是哪门课、要做多少、最晚什么时候，再写成一份草稿。你在卡片上接受后，说“帮我安排这周”就会给它找时间。想做别的，说“退出引导”。',
  aside: '这个我在这里答不上来。',
  noMatter: '没关系，之后随时能改。',
  examTold: (date) => `课表上的考试在 ${date}。`,
  termEnd: (date) => `学期末 ${date}`,
  byDate: (date) => ` ${date} `,
  hours: (count) => `${count} 小时`,
  difficulty: { 2: '不难', 3: '一般', 4: '比较难' },
  strategy: { steady: '每天一点', rapid: '每周两次长的' },
  limits: { none: '都可以排', weekends: '周末空出来', evenings: '晚上空出来' },
  noGuess: '说个大概就行。',
  which: (first, second) => `你先说${first}，现在说${second}，以哪个为准？`,
  againstTimetable: (timetable, said) =>
    `课表上的考试在${timetable}，你说的是${said}，以哪个为准？`,
  past: (date) => `${date} 已经过了，应该是哪天？`,
  dateChoice: (first, second) => `是 ${first}，还是 ${second}？`,
  absurd: (amount) => `${amount}放不进这段时间。你说的是多少小时？`,
  noSuchDay: (said) => `没有${spaced(said)}这一天，应该是哪天？`,
  noSuchTime: (said) => `没有${spaced(said)}这个时间，你说的是几点到几点？`,
  noAmount: (said) => `${said.trim()}没法拿来安排，一共是多少？`,
  near: (near, said) => `是${near}，还是另一门叫${said}的课？`,
  workExists: (title, open) =>
    `这门课已经有“${title}”，还有 ${open} 次没做。加到里面（A），还是另开一份新的（B）？`,
  moreOrAll: (title, present, amount) =>
    `“${title}”已有 ${present}。是再加 ${amount}（A），还是一共 ${amount}（B）？`,
  noted: '记下了。',
  stillOpen: '这一点还没定下来。',
  noDaysLeft: '这样一周就没有能排的日子了。哪几天可以排？',
  whichSection: '是哪里不对：课程、日期、时长、要避开的时间，还是别的？',
  stuck: '要先知道是哪门课，才能往下走。想好了随时告诉我。',
  draft: (course) => `${course}我打算这样写。`,
  newDraft: '改好了。',
  fromPack: '先照课程包里的内容来，那里有的就不再问了。',
  examFromTimetable: (date) => `${date} 的考试是课表上的。`,
  examOutside: '考试不在本学期内，先按学期末算。',
  guessed: (hours) => `${hours}是我估的。`,
  guessedWithPace: (hours) => `${hours}是我按你平时的速度估的。`,
  guessedPieces: '每部分的时长是我估的。',
  openEnd: '没有截止日期，所以整个学期都可以排。',
  weeklyTime: '只在某个星期几的时段我备注在“关于你”里；写进去以后，这门课的所有安排都会避开。',
  leftOut: '先写前 60 次。',
  agreed: '好。',
  toConfirm: '再给你看一遍。',
  thanks: '不客气。',
  written: '已经写进计划了。想改的话，直接说要改什么。',
  whatElse: '说说要改什么，或者说“就这样”。',
  notTaken: (words) => `${words}在草稿里没有地方放，就没有写进去。`,
  noRhythm: (words) => `${words}没有写进去：次数由计划均匀分开，不能固定频率。`,
  notUnderstood: '这句话里没找到能写进草稿的内容。说说要改什么，或者说“就这样”。',
  isSo: '草稿里已经是这样了。说说要改什么，或者说“就这样”。',
  isSame: '记下了，草稿算下来不变。说说要改什么，或者说“就这样”。',
  isWholePeriods:
    '记下了；不过每次都占整节课，草稿算下来还是一样。想改就说要几次，或者说“就这样”。',
  stopped: '好，先到这里。这样不会写入任何内容。',
  perDay: '每天',
  perWeek: '每周',
  sessions: (count) => `${count} 次`,
  termOver: '学期已经结束，没有可以排的日子了。请先设置下一个学期。',
}

export const guidePhrases: Record<Language, GuidePhrases> = { en, zh }
