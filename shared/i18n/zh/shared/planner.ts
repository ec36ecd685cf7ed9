// Says in Chinese: what a plan, its pace and its outlook are worth.
import type * as en from '../../en/shared/planner.ts'

export const advantages: typeof en.advantages = {
  instead: {
    weekend: (place, than) => `平日最好的时间 ${place}，${than}`,
    evening: (place, than) => `晚上以前最好的时间 ${place}，${than}`,
  },
  nothingInstead: { weekend: '平日没有别的时间可排', evening: '晚上以前没有别的时间可排' },
  than: (total, amounts) => (total === 0 ? '代价相同' : `代价多 ${total}（${amounts}）`),
  thanInWords: (grade) => grade,
  sameDay: '同一天接在上一次之后',
  sinceLast: (days) => `距上一次 ${days}`,
  untilNext: (days) => `距下一次 ${days}`,
}

export const unknownClass: typeof en.unknownClass = '已不存在的课业'

export const healthVerdict: typeof en.healthVerdict = {
  sound: '没有需要调整的地方。',
  forced: '剩下的问题，单独移动或交换一个任务都得不偿失。',
  settled: '只剩一些小问题，单独移动或交换都不值得。',
  small: '只剩一些小问题。',
  open: '有可以改进的地方，也有办法改进。',
}

export const limits: typeof en.limits = {
  after: (task) => `必须在${task}之后`,
  before: (task) => `必须在${task}之前`,
  afterAndBefore: (after, before) => `必须在${after}之后、${before}之前`,
  from: (day) => `最早 ${day} 开始`,
  until: (day) => `最晚 ${day} 完成`,
  excludedPeriods: (periods) => `不安排在${periods}`,
  excludedWeekdays: (weekdays) => `不安排在${weekdays}`,
  notInClass: '不在课上进行',
  gain: (clause, gain) => `${clause}（否则有时间代价少 ${gain}）`,
  besideBefore: (task) => `前面紧挨着${task}`,
  besideAfter: (task) => `后面紧挨着${task}`,
  inside: (host) => `在${host}课上进行`,
  locked: '它已锁定',
  begun: '它已经开始',
  worked: '你已经在那里做过它',
}

export const outlookPhrases: typeof en.outlookPhrases = {
  slipsJoint: '；',
  head: (runs, from, seed) =>
    `从${from}起，把计划模拟了 ${runs} 遍，每一遍都有不同的拖延，每天晚上按重排的规则补排（随机种子 ${seed}）。`,
  deadline: (title, due, chance, span) =>
    `${title}，${due}：按时完成的可能性 ${chance}（${span}）。`,
  due: {
    exam: (date, exam) => `${exam}考试，最晚${date}完成`,
    range: (date) => `${date}截止`,
    term: (date) => `学期结束（${date}）前`,
  },
  past: (title, date, sessions) =>
    `${title}应在${date}完成，还有 ${sessions}没做。可以推后截止日期，或去掉不再需要的部分。`,
  finish: (planned, p50, p80) =>
    [
      planned === null ? null : `按计划${planned}完成。`,
      p50 === null
        ? '能按时完成的不到一半。'
        : p80 === null
          ? `一半的情况最晚${p50}完成；能按时完成的不到八成。`
          : `一半的情况最晚${p50}完成，八成最晚${p80}完成。`,
    ]
      .filter((part) => part !== null)
      .join(''),
  unfinished: (left, of) => `平均会剩下 ${left}（共 ${of}）做不完。`,
  waiting: (count) => `还有 ${count} 次任务没有安排时间：模拟时在第一天晚上补排。`,
  block: (title, when, worked, missed, points) =>
    `最要紧的是${when}的${title}：错过它，按时完成的可能性会从 ${worked} 降到 ${missed}（${points}）。`,
  otherBlock: (title, when, worked, missed, points) =>
    `${when}的${title}：从 ${worked} 降到 ${missed}（${points}）。`,
  noBlock: '没有哪一次任务会单独明显影响结果。',
  slips: (missed, cut) => `假设有 ${missed} 的任务会错过，${cut} 会提前结束`,
  from: {
    assumed: () => '还没有打过卡，这是我们的假设。',
    marks: (marks) => `来自 ${marks} 次打卡记录和我们的假设。`,
    chosen: () => '按你的设定。',
  },
  pace: (from, to, source) =>
    from === to
      ? `实际用时是计划的 ${from} 倍，${source}`
      : `不同课程的实际用时是计划的 ${from} 到 ${to} 倍，${source}`,
  paceFrom: {
    assumed: () => '取自对大学生的研究，因为你还没有打过卡。',
    marks: (pieces) => `来自你的 ${pieces} 次打卡和对大学生的研究。`,
    chosen: () => '按你的设定。',
  },
  unmarked: (count) =>
    `有 ${count} 个过去的任务没有打卡，都当作已完成。把错过的标出来，结果会更准。`,
  empty: {
    'no-work': '还没有可以模拟的学习任务。先添加并安排时间。',
    'nothing-placed': '这些任务都还没有安排时间。先安排，再模拟。',
    'all-done': '这些任务都完成了。',
    'term-over': '学期已经结束，没有可以模拟的内容。',
  },
}

export const pace: typeof en.pace = {
  factor: (factor) => `${factor} 倍`,
  work: (course, kind) => (course !== '' && kind !== '' ? `${course}（${kind}）` : course + kind),
  took: (work, pieces, factor) => `你最近 ${pieces} 次${work}的用时大约是计划的 ${factor}`,
  otherWork: (work, factor) => `${work}还没有完成过的任务，你其他任务的用时大约是计划的 ${factor}`,
  students: (factor) => `学生实际用的时间通常是计划的 ${factor}左右`,
  forNow: (factor) => `目前先按 ${factor}算`,
  plan: (to, from) => `要不要把 ${from}改成 ${to}？`,
  enough: (from) => `${from}应该够用`,
  row: (work, pieces, actual, planned, factor) =>
    `${work}：${pieces} 次共用了 ${actual}，原计划 ${planned}（大约 ${factor}）`,
  countOn: (factor) => `可以按 ${factor}来估`,
  unnamed: '没有课程的任务',
  nothingYet: '还没有标记为完成的任务，所以还不知道你的用时习惯。',
  otherwise: (factor) => `其他任务可以按 ${factor}来估。`,
  brief: (factor, pieces) => `计划的 ${factor}（${pieces} 次）`,
  briefOther: (factor) => `计划的 ${factor}（按你的其他任务）`,
  briefStudents: (factor) => `计划的 ${factor}（学生的一般情况）`,
}

export const paceJoins: typeof en.paceJoins = { stop: '。', gap: '', comma: '，' }

export const chance: typeof en.chance = {
  share: () => '',
  span: (_unbroken, from, to) => `95% 区间 ${from}–${to}%`,
  points: (points) => `${points} 个百分点`,
}

export const explanationPhrases: typeof en.explanationPhrases = {
  liesOn: (task, place) => `${task}排在 ${place}。`,
  because: (clauses) => `排在这里是因为：${clauses}。`,
  noReasons: '没有什么限制它只能在这里：别的时间也一样好。',
  clauses: (clauses) => clauses.join('；'),
  drawbacks: (share, amounts) =>
    share < 0 ? `放在这里能省 ${-share}：${amounts}。` : `在这里的代价是 ${share}：${amounts}。`,
  nowhereElse: '没有别的时间可排。',
  nothingBetter: (others) => `另外 ${others} 个时间都不比这里好。`,
  others: (others, better) =>
    `另外还有 ${others} 个时间可排，${better === 0 ? '都不比这里好' : `其中 ${better} 个更好`}：`,
  othersUnlocked: (others, better) =>
    `解锁后还有 ${others} 个时间可排，${better === 0 ? '都不比这里好' : `其中 ${better} 个更好`}：`,
  pending: (task, places) => `${task}还没有排上；有 ${places} 个时间可排。`,
  bound: (clauses) => `它的限制：${clauses}。`,
  best: '代价最小的：',
  noPlace: (task, why) => `${task}没有时间可排：${why}。`,
  none: {
    overBudget: (budget, used, duration) =>
      `这门课业最多 ${budget}，已用 ${used}，它还要 ${duration}`,
    emptyRange: '这门课业的日期在本学期内没有可用的一天',
    noDays: (from, to) => `${from} 到 ${to} 之间已经没有可用的一天`,
    noRoomInOrder: (after, before) =>
      [
        ...(after === null ? [] : [`它必须在${after}之后`]),
        ...(before === null ? [] : [`它必须在${before}之前`]),
        '而那里没有足够长的空闲',
      ].join('，'),
    tooShort: (duration, longest) => `它需要连续 ${duration}，而可用的空闲最长只有 ${longest}`,
    nothingFree: '可用的时间里没有空闲',
  },
  event: (task, place) => `${task}是固定日程，在 ${place}：排课业时不会动它。`,
  eventLocked: '它已锁定。',
  eventBegun: '它已经开始。',
  hosts: (guests) => `课上进行的学习：${guests}。`,
  hostsNothing: '课上可以学别的，目前没有安排。',
  more: (place, total, amounts) => `${place} 代价多 ${total}：${amounts}。`,
  less: (place, total, amounts) => `${place} 代价少 ${total}：${amounts}。`,
  same: (place, amounts) =>
    amounts === '' ? `${place} 代价相同。` : `${place} 合计代价相同：${amounts}。`,
  costs: (place, total, amounts) => `${place} 代价 ${total}：${amounts}。`,
  costsNothing: (place) => `${place} 没有代价。`,
  bestThere: (sentence) => `那里最好的时间：${sentence}`,
  here: '它就在那里。',
  unweighed: (place) => `${place} 有空：你可以把它移过去。`,
  noneThere: '那里没有可排的时间。',
  nearest: (places) => `最近的可用时间：${places.join('')}`,
  unlocked: (sentence) => `解锁之后：${sentence}`,
}

export const termNames: typeof en.termNames = {
  unplaced: { name: '没有排上', fits: '已经排上' },
  late: { name: '往后拖', fits: '没有往后拖' },
  buffer: { name: '占用截止前的余量', fits: '截止前留有余量' },
  pref: { name: '不是你偏好的时段', fits: '时段合你的偏好' },
  embed: { name: '占用上课时间', fits: '不占上课时间' },
  load: { name: '当天太满', fits: '当天排得下' },
  spacing: { name: '间隔', fits: '和前后几次间隔合适' },
  run: { name: '连续太久', fits: '不会连续太久' },
  move: { name: '挪动', fits: '不用挪动' },
  spread: { name: '分布不匀', fits: '分布均匀' },
  evening: { name: '时间偏晚', fits: '时间不算晚' },
  morning: { name: '时间偏早', fits: '时间不算早' },
  weekend: { name: '占用周末', fits: '周末空着' },
  meal: { name: '占用饭点', fits: '不占饭点' },
  sameday: { name: '同一天第二次', fits: '当天只有这一次' },
  switch: { name: '换科', fits: '换科少' },
  heavy: { name: '难的连着难的', fits: '前后没有别的难任务' },
  fragment: { name: '剩下零碎空档', fits: '没有零碎空档' },
}

export const termPhrases: typeof en.termPhrases = {
  more: (amount, name) => `${name} ${amount}`,
  less: (amount, name) => `${name}少 ${amount}`,
  rest: (amount) => `其他 ${amount}`,
  list: (amounts) => amounts.join('、'),
}
