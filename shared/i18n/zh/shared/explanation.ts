// Says in Chinese: why a block lies where it does, and what other places would cost.
import type * as en from '../../en/shared/explanation.ts'

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

function sayOthers(others: number, better: number): string {
  const count = others > 20 && better === 0 ? '很多' : ` ${others} 个`
  return `${count}时间可排，${better === 0 ? '都不比这里好' : `其中 ${better} 个更好`}`
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
  others: (others, better) => `另外还有${sayOthers(others, better)}`,
  othersUnlocked: (others, better) => `解锁后还有${sayOthers(others, better)}`,
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
  weekend: { name: '占用周末', fits: '不占周末' },
  meal: { name: '占用饭点', fits: '不占饭点' },
  sameday: { name: '同一天第二次', fits: '当天只有这一次' },
  switch: { name: '换科', fits: '换科少' },
  heavy: { name: '难的连着难的', fits: '前后没有别的难任务' },
  fragment: { name: '剩下零碎空档', fits: '没有零碎空档' },
  pause: { name: '前后休息太短', fits: '前后都有休息' },
  review: { name: '复习太晚或排在课前', fits: '离上课不远，记忆还新' },
  prepare: { name: '预习得太早或太晚', fits: '不久就要上对应的习题课或实验' },
}

export const termPhrases: typeof en.termPhrases = {
  more: (amount, name) => `${name} ${amount}`,
  less: (amount, name) => `${name}少 ${amount}`,
  rest: (amount) => `其他 ${amount}`,
  list: (amounts) => amounts.join('、'),
}
