// Says in Chinese: what the built-in model says in a guide: its questions, doubts, answers, and the lines beside a draft.
import type * as en from '../../en/core/guide-talk.ts'

const isHan = (sign: string) => /\p{Script=Han}/u.test(sign)

/** Figures stand apart from the signs around them. */
function spaced(what: string): string {
  const words = what.trim()
  return `${isHan(words.charAt(0)) ? '' : ' '}${words}${isHan(words.slice(-1)) ? '' : ' '}`
}

export const talk: typeof en.talk = {
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
  offered: (asked, options) => `${asked}？${options.join('，')}；也可以直接说。`,
  option: (letter, words) => `${letter}：${words}`,
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
  limits: { none: '都可以排', weekends: '周末空出来' },
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
  rate: { day: (length) => `每天 ${length}`, week: (length) => `每周 ${length}` },
  sessions: (count) => `${count} 次`,
  sessionsOf: (sessions, each) => `${sessions}、每次 ${each}`,
  termOver: '学期已经结束，没有可以排的日子了。请先设置下一个学期。',
}

export const answers: typeof en.answers = {
  exam: (exam, until) => `考试在 ${exam}，最晚 ${until} 做完。`,
  examOnly: (exam) => `考试在 ${exam}。`,
  due: (until) => `最晚 ${until} 做完。`,
  amount: (sessions, length) => `目前是 ${sessions}，一共约 ${length}。`,
  room: (needed, free, until) => `一共约需 ${needed}，到 ${until} 之前约有 ${free} 空着。`,
  fit: {
    enough: '排得下。',
    little: '排得下，但留给别的事的时间不多。',
    none: '时间不够：减少内容，或者多留几天。',
  },
  outlook: '按时完成的把握有多大，这里说不准：写入以后，课程包里的“推演”会算出来。',
  tooEarly: '等我知道日期和内容有多少，才能说准一些。',
  told: (words) => `这是你说的：${words}。`,
  session: (length) => `你说过每次最多 ${length}，所以次数多一些，内容没有减少。`,
  guessed: '这是我按一般情况估的，不对就直接说。',
  found: '这是计划里已有的。',
  none: '你没有限制什么时候学，所以空着的时间都可能用上。',
  offTopic: '这个我在这里答不上来，这里只聊这门课的安排。说说草稿要改什么，或者说“就这样”。',
}

export const vagueDays: typeof en.vagueDays = {
  which: (said, days) => `${said}，也就是${days}，具体是哪天？`,
  lastDay: (said, day) => `“${said}”我按最后一天 ${day} 算。`,
  openExam: (day) => `考试是哪天还没定，先按最晚 ${day} 做完来排。`,
  openDue: (day) => `具体是哪天还没定，先按最晚 ${day} 做完来排。`,
  stretch: (first, last, isThisYear) => {
    const isSameYear = first.year === last.year
    const begin = `${isSameYear && isThisYear ? '' : `${first.year}年`}${first.month}月${first.day}日`
    const year = isSameYear ? '' : `${last.year}年`
    const isSameMonth = isSameYear && first.month === last.month
    return `${begin}到${year}${isSameMonth ? '' : `${last.month}月`}${last.day}日`
  },
}

const examNames = { midterm: '期中', final: '期末', none: '考试' }

export const titles: typeof en.titles = {
  work: (course, work) => `${course}：${work}`,
  exam: (course, sitting) => `${course}${examNames[sitting]}复习`,
  study: (course) => `${course}学习`,
  review: (course, number) => `${course}复习${number.trim()}`,
  session: (course, number) => `${course}学习${number.trim()}`,
  staysFree: (time) => `${time} 要空出来`,
}
