// Says in Chinese: what the built-in model answers.
import type * as en from '../../en/core/built-in-model.ts'

export const answerHealth: typeof en.answerHealth = {
  plan: '你的计划',
  nothingPlanned: '之后还没有排任何学习，没什么可评的。可以先说“安排这周的复习”。',
  nothingThere: (when) => `${when}没有安排学习，没有要调整的。`,
  sound: (when, blocks) => `${when}没有问题：${blocks}，没有要调整的。`,
  rhythm: (run, switches) => `最长连续 ${run}，每天换科最多 ${switches} 次。`,
  small: (when) => `${when}总体不错，只有些小问题：`,
  main: (when) => `${when}有这些地方值得改：`,
  more: (count) => `另外还有 ${count} 个小问题。`,
  offer: '说“优化一下”，我就逐张卡片提出改动。',
  forced: '单独移动或交换一个任务都改善不了。',
  gap: (open, day) => `另外，到 ${day}为止至少有 ${open}待安排的排不下：可以问“排得下吗”。`,
  noReserve: (day) => `另外，到 ${day}为止没有余量，一旦拖延就会很紧。`,
}

export const answerPack: typeof en.answerPack = {
  welcome: '不客气。说“继续”就接着做课程包。',
  weight:
    '每个知识点的时间看“知识点”里的百分比：说“把知识点改成数组 — 20 %、图 — 40 %”（写全所有知识点），或者在课程包页面里改。想整体轻松些，就少给些时间：“把条件改成每周4小时”。改完说“生成任务”。',
  help: '在课程包里可以说“继续”“查一下资料”“生成大纲”“把目标改成……”，也可以问考什么。',
}

export const talks: typeof en.talks = {
  worry:
    '听起来压力不小。不用一下子全解决：可以问“先做什么”，说“周四太满了”，或者说“安排这周”，我把剩下的排开。',
  elsewhere:
    '这个我不知道：我只管你的课表、学习任务和什么时候做。可以问接下来是什么、什么时候有空，或者说“安排这周”。',
  greeting: '你好。可以说“安排这周的复习”，问明天哪些时间有空，或者告诉我要挪什么。',
  thanks: '不客气。',
  who: '我是 Weekloom 的规划助手，帮你把学习排进每一周。',
  praise: '好的。想调整的时候再告诉我。',
  abilities:
    '我可以安排待做的学习（“安排这周的复习”“安排下周的高数，周五不学”），放、挪、对调或拿下某一次学习（“把高数第二次挪到周五上午”），在你没空时重新安排（“我生病了，周四前都不能学”），记下你学完或没学的、要做的事（“记一下周三前交实验报告”），限制一门课的时间（“大学物理以后别排周五”），优化计划（“周四太满了”），也可以撤销。还可以问我哪天有空、为什么排在那里、计划合不合理、排不排得下。每次改动都会先给你一张卡片确认。',
  cancel: '好的，什么都没有改。',
  keep: '好的，保持原样。',
}

export const beyonds: typeof en.beyonds = {
  add: '没读出要加什么，所以什么都没有加：请带上日期和时间再说一次（“周五下午三点看牙”），或者用“修改课表”来填，有文件的话用“导入课表”。学习任务可以直接说，比如“加一个任务：周五前写完作文，两小时”。',
  fixed: '没读出你说的是哪门课、哪场考试或哪个日程，所以什么都没有改。请说名称和要怎么改。',
  settings:
    '没读出要改哪一项设置：请说要改成什么（“切到深色”），或者打开“设置”；要换回答你的模型，请打开“助手”。',
  export: '没读出要导出什么：用“导出”可以把这一周或整个学期打印出来、放进日历，或者给别的软件用。',
  import: '文件在“导入课表”里读取，写入之前会先让你看到里面有什么。',
  pin: '没读出要固定哪一次：说出名称（“固定高数复习2”），或者在周视图里打开它，按“固定”；之后任何计划和卡片都不会动它。',
  work: '没读出说的是哪个任务：请说出名称，或者在“课程”里改，撤销能改回来。',
  reminder: '没读出什么时候提醒：在“设置”里选学习前多久提醒。',
  'day-off':
    '没读出哪几天放假：请说日期，或者在“修改课表”里填。只想某天不学习，可以说“周四空出来”。',
  everything:
    '不会因为一句话就全部删掉。在“设置”里可以重新开始，会先留一份备份；单个任务在“课程”里删。',
  syllabus: '文件在“读取课程大纲”里读取，会先列出考试、截止日期和阅读任务，你确认之后才写入。',
}

export const unknowns: typeof en.unknowns =
  '我不太明白你的意思。我可以安排一周的学习、挪动或对调学习任务、优化计划、查空闲时间、解释为什么这样排，也可以撤销。你想做什么？'

export const eventNames: typeof en.eventNames = { class: '课程', exam: '考试', personal: '日程' }

export const outcome: typeof en.outcome = {
  signal: (from, to) => (to * 2 <= from ? '计划现在好多了。' : '计划现在好了一点。'),
  sound: '你的计划没有要调整的地方。',
  soundThere: '那里没有要调整的地方。',
  studyThere: (names, count) => {
    if (count === 0) return '那里只有课表里的安排，没有学习任务。'
    return count === 1
      ? `那里的学习只有${names}，想轻松一点，告诉我挪到哪天就行。`
      : `那里的学习有${names}，想轻松一点，告诉我把哪次挪到哪天就行。`
  },
  forced: (problem) =>
    `${problem}单独移动或交换一个任务都改善不了：别的位置被占、不允许，或者更差。`,
  nothingBetter: '没有找到更好的办法。',
  small: '只剩一些小问题，不值得再改。',
  more: '还可以继续优化：说“继续”。',
}

export const markNames: typeof en.markNames = {
  done: '已完成',
  partly: '做了一部分',
  missed: '没做',
  open: '未完成',
}

export const wishProblems: typeof en.wishProblems = {
  crammed: '间隔太近',
  'no-buffer': '截止前没有余量',
  'heavy-adjacency': '难的连着难的',
  switches: '换科太多',
  'long-run': '连续太久',
  preference: '不合偏好的时间',
}

export const planMost: typeof en.planMost = {
  sessions: (count) => `${count} 次`,
  day: (amount) => `每天最多 ${amount}。`,
  week: (amount) => `每周最多 ${amount}。`,
}

export const questionDoubts: typeof en.questionDoubts = {
  condition: '我没法按“如果”“可能”来改。',
  past: '这边还没有改动过。',
  opinion: '这个可以做。',
  once: '这个我只能做一次，不能每次都自动做。',
  'off-hours': '那个时间没有节次，当天第一节更晚开始。',
  unread: '你的话里有我没读懂的部分，先跟你确认一下。',
  same: '已经有同名的学习任务了。',
  delete: '我不会删除学习任务，但可以把它从周计划里拿下来，放回待安排。',
}

export const withToday: typeof en.withToday = '只有今天的任务也可以动，才排得下。'
export const moreWithToday: typeof en.moreWithToday = '今天的任务也可以动，就能多排下一些。'

export const goneTask: typeof en.goneTask = '那次学习'

export const partNames: typeof en.partNames = {
  morning: '上午',
  noon: '中午',
  afternoon: '下午',
  evening: '晚上',
}

export const planLines: typeof en.planLines = '你接受了卡片上的安排'

export const assumptions: typeof en.assumptions = {
  length: '你没说要多久，先按这类任务通常的长度。',
  due: '你没说期限，学期结束前都可以排。',
  split: '一次做完太长，分成了几次。',
  course: '这门课之前没有，作为新课程记下。',
  reminder: '我不会弹提醒，它会留在待安排里。',
}

// 问到的单个事实：各一句短答。

// 排好的能不能按时做完。

export const fits: typeof en.fits = {
  planned: (last) => `剩下的都已排好，最后一次是${last}。`,
  plannedInTime: (last) => `来得及：剩下的都排在那之前，最后一次是${last}。`,
  late: (late, all, names, { day, rest, last }) =>
    `照现在的安排来不及：${all} 次里有 ${late} 次在${day}之后：${names}${rest === 0 ? '' : `，另有 ${rest} 次，到${last}为止`}。`,
}

export const nothingFree: typeof en.nothingFree = '没有空闲时间。'

export const newPlaces: typeof en.newPlaces = (count) => `我给 ${count} 次学习找到了新位置。`

export const moveAlong: typeof en.moveAlong = (names) => `单独挪不过去：${names}要跟着挪。`

export const offerMoves: typeof en.offerMoves =
  '要排上它得挪动别的学习任务：说“把落下的重新排一下”，我就给你看怎么挪。'

export const freeThen: typeof en.freeThen = (times) => `${times}有空。`

export const facts: typeof en.facts = {
  next: (what, when, where) => `接下来是${what}：${when}${where === '' ? '' : `，${where}`}。`,
  nothingNext: '这个学期后面没有安排了。',
  nothingThen: (days) => `${days}没有这样的安排了。`,
  now: (what, end, where) => `现在是${what}，到 ${end}${where === '' ? '' : `，${where}`}。`,
  nothingNow: '现在没有安排。',
  where: (what, place, next) => `${what}在${place}：${next}。`,
  lies: (what, when, where) => `${what}：${when}${where === '' ? '' : `，${where}`}`,
  notThen: (when, after) => `${when}没有它。${after === '' ? '' : `之后是${after}。`}`,
  apart: (days) => `相隔 ${days} 天，中间${days <= 1 ? '没有空的一天' : `有 ${days - 1} 天`}。`,
  noPlace: (what) => `课表里没有${what}的地点。`,
  noPerson: '课表里没有写老师是谁，所以我不知道名字。',
  exam: (what, when, days, where) =>
    `${what}：${when}，${days === 0 ? '就是今天' : days === 1 ? '就是明天' : `还有 ${days} 天`}${where === '' ? '' : `，${where}`}。`,
  noExam: (of) => (of === '' ? '课表里后面没有考试。' : `课表里后面没有${of}的考试。`),
  lightest: (day, load, days) => `${day}最轻松：${days === 1 ? '' : '每天'}${load}。`,
  busiest: (day, load, days) => `${day}最忙：${days === 1 ? '' : '每天'}${load}。`,
  study: (minutes) => `学习 ${minutes}`,
  noStudy: '没有学习任务',
  perSession: (what, minutes) => `${what}每次计划 ${minutes}。`,
  load: (all, study) => `一共 ${all}，其中学习 ${study}`,
  nothing: '什么安排都没有',
  hours: (span, minutes, blocks) => `${span}：学习 ${minutes}，共 ${blocks} 次。`,
  left: (what, sessions, minutes, waiting) =>
    `${what}：还剩 ${sessions} 次，共 ${minutes}；${waiting === 0 ? '都已排好' : `${waiting} 次还没有安排`}。`,
  nothingLeft: (what) => `${what}：已经没有剩下的了。`,
  done: (names, minutes, done, all) =>
    `已完成：${names}，共 ${minutes}，${all === 0 ? `${done} 次` : `${all} 次里做完了 ${done} 次`}。`,
  nothingDone: (span) => `${span}还没有标记完成的。`,
  due: (what, when, left) => `${what}：${when}${left === '' ? '' : `，${left}`}。`,
  lastPlanned: (when) => `最后一次排在${when}`,
  noneDue: (span, next) => `${span}没有要截止的。${next === '' ? '' : `最近的是${next}`}`,
  date: (day, week) => `今天是${day}，第 ${week} 周。`,
  outside: (day) => `今天是${day}，不在学期里。`,
  dateThen: (day, week, held) =>
    `那天是${day}，${week === null ? '不在学期里' : `第 ${week} 周`}${held === '' ? '' : `，上${held}的课`}。`,
  termEnds: (day) => `学期的最后一天是${day}。`,
  noMakeUp: '后面没有哪天要上别的日子的课。',
  changed: (what) => `最近一次改动：${what}。说“撤销”就能改回去。`,
  unchanged: '没有可以撤销的改动。',
  first: (what, when) => `先做${what}：${when}。`,
  shortest: (what, minutes) => `待安排里最短的是${what}，${minutes}；说“安排”和时间，我就给你看。`,
  fitting: (minutes, names) => `${minutes}里做得完的有${names}。什么都没有改。`,
  nothingFitting: (minutes, what, shortest) =>
    `剩下的没有 ${minutes}里做得完的，最短的是${what}，${shortest}。`,
  lesson: (what, when, where) => `${when} ${what}${where === '' ? '' : `，${where}`}。`,
  inTheWay: (names) =>
    `要挪开的有${names}，其他的可以不动。什么都没有改：想看会挪到哪里，就说把那段时间空出来。`,
  allFit: (count) => `来得及：那段时间的 ${count} 次学习都能在期限内换到别的时间。`,
  noneFits: (names) => `不是全都来得及：除非别的也挪，${names}在期限内没有空位。`,
  fromPart: (part) => `${part}起`,
  wholly: (when, days) => `${when}全空的有：${days}。`,
  noneWholly: (when) => `没有哪天${when}是全空的。`,
  notWholly: (days) => `其他几天有安排：${days}。`,
  takenBy: (day, what, more) => `${day}${what}${more === 0 ? '' : `等 ${more + 1} 项`}`,
  standsThere: (names, _count, free) =>
    `有${names}；${free === '' ? '没有剩下的空闲时间' : `${free}空着`}。`,
  weekly: (name, weekday, time, { times, isBiweekly, first, last }, where) =>
    `${name}：${isBiweekly ? '隔周的' : ''}${weekday} ${time}，${first}到${last}，共 ${times} 次${where === '' ? '' : `，${where}`}`,
  freeOutside: '没有安排。这段时间在节次之外，不会排学习。',
  there: (names) => `有${names}。`,
  freeBeside: (free, names) => `${free}有空；已有安排：${names}。`,
  notInTheWay: '那段时间没有学习任务，什么都不用挪。',
}
