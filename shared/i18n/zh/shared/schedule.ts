// Says in Chinese: places, changes, refusals and the history of the schedule.
import type * as en from '../../en/shared/schedule.ts'
import { sayCount } from '../../../text/say-count.ts'
import { quoteTitle } from '../../../text/quote-title.ts'
import { sayRun } from '../../../time/say/split-runs.ts'
import { joinWords } from '../../../text/join-words.ts'

export const briefly: typeof en.briefly = {
  unplaced: '待安排',
  removed: '删除',
  edited: '内容有改动',
  open: '取消标记',
  counts: {
    placed: '排入',
    moved: '移动',
    unplaced: '退回待安排',
    added: '新增',
    removed: '删除',
    edited: '修改',
    marked: '标记',
    unmarked: '取消标记',
  },
  separator: '，',
}

export const effectClauses: typeof en.effectClauses = {
  nothing: '没有变化。',
  placeOne: (title, place) => `把${title}排到 ${place}`,
  during: (place, host) => `${place}（${host}课上）`,
  placeOnDay: (count, day) => `在 ${day} 安排 ${sayCount(count, 'study-block', 'zh')}`,
  placeMany: (count, days) =>
    `安排 ${sayCount(count, 'study-block', 'zh')}，分布在 ${sayCount(days, 'day', 'zh')}`,
  moveOne: (title, from, to, guests) =>
    `把${title}从 ${from} 移到 ${to}${guests === 0 ? '' : `，连同其中的 ${sayCount(guests, 'study-block', 'zh')}`}`,
  moveBlocks: (count) => `移动 ${sayCount(count, 'study-block', 'zh')}`,
  moveEvents: (count) => `移动 ${sayCount(count, 'event', 'zh')}`,
  swap: (titleA, placeA, titleB, placeB) => `交换${titleA}（${placeA}）和${titleB}（${placeB}）`,
  unplaceOne: (title, from) => `把${title}从 ${from} 移出，退回待安排`,
  unplaceMany: (count) => `把 ${sayCount(count, 'study-block', 'zh')}退回待安排`,
  addBlocks: (count) => `新增 ${sayCount(count, 'study-block', 'zh')}`,
  removeBlocks: (count) => `删除 ${sayCount(count, 'study-block', 'zh')}`,
  editOne: (title) => `修改${title}的内容`,
  editMany: (count) => `修改 ${sayCount(count, 'task', 'zh')}的内容`,
  renameOne: (before, title) => `把${before}改名为${title}`,
  renameMany: (count) => `给 ${sayCount(count, 'task', 'zh')}改名`,
  markOne: (title, mark) => `把${title}标记为${mark}`,
  markMany: (count) => `标记 ${sayCount(count, 'study-block', 'zh')}`,
  openOne: (title) => `取消${title}的标记`,
  openMany: (count) => `取消 ${sayCount(count, 'study-block', 'zh')}的标记`,
  addEvents: (count) => `新增 ${sayCount(count, 'event', 'zh')}`,
  removeEvents: (count) => `删除 ${sayCount(count, 'event', 'zh')}`,
  addClasses: (titles) => `新增课业${titles}`,
  removeClasses: (titles) => `删除课业${titles}`,
  editClasses: (titles) => `修改${titles}的安排限制`,
  turnClass: (before, title) => `把课业${before}改成${title}`,
  sayTitle: (title) => quoteTitle(title, 'zh'),
  more: (count) => `另外 ${count} 个`,
  sentence: (clauses) => `${clauses.join('；')}。`,
}

export const authorNames: typeof en.authorNames = {
  agent: '助手',
  person: '你',
  import: '导入',
  planner: '排课',
}

export const standingNames: typeof en.standingNames = {
  done: '',
  undone: '已撤销',
  superseded: '撤销后被新改动取代',
  damaged: '记录损坏',
}

export const outcomeNames: typeof en.outcomeNames = {
  done: '已完成',
  partly: '做了一部分',
  missed: '没做',
}

export const markClauses: typeof en.markClauses = {
  asPlanned: (name, took) => `${name}（${took}，和计划一样）`,
  withPlan: (name, took, planned) => `${name}（${took}，原计划 ${planned}）`,
  marked: (title, mark) => `把${title}标记为${mark}`,
  opened: (title) => `取消${title}的标记`,
  outcome: { done: '。', partly: '。剩下的部分等待安排。', missed: '。它会重新等待安排。' },
}

export const part: typeof en.part = {
  why: {
    place: (a, b) => `${b}也改了，${a}才能排在那里。`,
    order: (a, b) => `不然${a}和${b}的先后顺序就乱了。`,
    host: (a, b) => `${a}和${b}在同一段时间，一个要跟着另一个。`,
    limits: (a, b) => `${a}要和${b}一起改才符合时间限制。`,
    budget: (a, b) => `不改${b}的话，加上${a}就超过这门课的总节数了。`,
    class: (a, b) => `${a}和${b}是同一项学习任务。`,
    unit: (a, b) => `${a}和${b}要一起改。`,
  },
  moreReasons: (count) => `另外还有 ${count} 项也有关联。`,
  comesAlong: (names, why) => `也一起勾上了：${names}。${why}`,
  staysBehind: (names, why) => `也一起去掉了：${names}。${why}`,
  more: (count) => `另外 ${count} 项`,
  needs: (names, why) =>
    `只选这些还不够，还需要${names}。${why}请把它们加上，或去掉相关的项；没有做任何改动。`,
  unknown: (ids) => `这张卡片里没有 ${ids} 的改动。请看看卡片里有哪些改动再选；没有做任何改动。`,
  outdated: (names) => `日程之后有了变化，${names}现在不能这样改了。请重新说一遍；没有做任何改动。`,
  nothing: '什么都没选。请至少选一项，或者拒绝这张卡片。',
  whole: '这张卡片只做一件事，只能整个接受或拒绝；没有做任何改动。',
  share: (taken, of) => `接受了 ${of} 项中的 ${taken} 项`,
  told: (taken, of) => `部分接受：${of} 项改动中的 ${taken} 项。`,
  left: (names) => `用户没有采纳、保持原样的：${names}。`,
}

export const place: typeof en.place = {
  periods: (run) => `第${sayRun(run)}节`,
  periodList: (runs) =>
    joinWords(
      runs.map((run) => `第${run}节`),
      'zh',
    ),
  numbered: (day, periods) => `${day}${periods}`,
  withClock: (place, clock) => `${place}（${clock}）`,
}

export const nearestPhrases: typeof en.nearestPhrases = (places) =>
  `最近的可用时间：${places.join('；')}。`

export const unknownToPerson: typeof en.unknownToPerson = '这个任务已经不在课表里了。'

export const termProblem: typeof en.termProblem = {
  nothing: '没有做任何改动。',
  heldGuest: (guest, host) => `${guest}在${host}课上，已固定或已标记。请先取消固定或标记。`,
  inTheWay: (title) => `${title}挡住了位置，又不能移动。请先取消固定。`,
  stale: (title) => `${title}和你打开时已经不一样了。请重新查看课表。`,
  clash: (block, other, time, weeks) => `${block}和${other}在${weeks}的 ${time} 冲突。`,
  overlap: (other, periods, weeks) => `和${other}在${weeks}的${periods}冲突。`,
  outside: (block) => `${block}超出了学期的周数或节次。`,
  outsideTerm: (date, year) => `${year}年${date}不在学期内。`,
  backwards: '结束日期早于开始日期。',
  same: '现在已经是这样了。',
  badTable: '每一节的结束要晚于开始，并且要在上一节结束之后才开始。',
  rowInUse: (row, title, others) =>
    `第 ${row} 节不能删除：${title}${others === 0 ? '' : `等 ${others + 1} 项`}排在这一节。`,
  ownClock: (title) => `${title}有自己的时间，这样改之后就不在它的节次里了。`,
  weekInUse: (weeks, title, others) =>
    `学期不能缩短到 ${weeks} 周：${title}${others === 0 ? '' : `等 ${others + 1} 项`}在那之后。`,
  openCard: '有一张卡片在等你答复，它说的是现在的节次。请先答复。',
  farDate: (date, first, last) =>
    `学期不会从 ${date} 开始。请填 ${first} 年到 ${last} 年之间的日期。`,
  noWeek: (week, weeks) => `没有第 ${week} 周可以参照：这个学期只有 ${weeks} 周。`,
  over: '没有还要上的课：那几周已经过去，或那些天放假。',
  noName: '还缺一个名称，请至少写一个字。',
  leftOut: (title, place, other) => `${title}（${place}）没有排上：那里已有${other}。`,
  weeks: {
    empty: (part) => `“${part}”里没有任何一周。可以写成 1-16、1-8,10 或 1-16单周。`,
    unread: (part) => `看不懂“${part}”。可以写成 1-16、1-8,10 或 1-16单周。`,
    outside: (part, weeks) => `“${part}”不在第 1 到 ${weeks} 周之内。`,
  },
}

export const walk: typeof en.walk = {
  walked: {
    undo: (changes, blocks) => `已撤销 ${changes}，涉及 ${blocks}。`,
    redo: (changes, blocks) => `已重做 ${changes}，涉及 ${blocks}。`,
  },
  ahead: {
    undo: (changes, blocks) => `将撤销 ${changes}，涉及 ${blocks}。`,
    redo: (changes, blocks) => `将重做 ${changes}，涉及 ${blocks}。`,
  },
}

export const weeklyBlock: typeof en.weeklyBlock = {
  weeks: (weeks) => (weeks.endsWith('周') ? `第${weeks}` : `第${weeks}周`),
  block: (weekday, time, weeks) => `${weekday} ${time}，${weeks}`,
  added: (title, block) => `${title}：新增，${block}`,
  removed: (title, block) => `${title}：已删除（原为${block}）`,
  changed: (title, from, to) => `${title}：${from} → ${to}`,
  edited: (title, block) => `${title}：内容有改动，仍为${block}`,
  renamed: (from, to) => `${to}（原为${from}）`,
  also: (line, place) => `${line}；${place}`,
  place: (place) => (place === '' ? '不再写地点' : `地点改为${place}`),
}

export const work: typeof en.work = {
  sum: ({ placed, worked, waiting }, sessions) =>
    [
      `共 ${sessions}`,
      ...(worked === 0 ? [] : [`学过 ${worked} 次`]),
      ...(placed === 0 ? [] : [`已排 ${placed} 次`]),
      ...(waiting === 0 ? [] : [`待排 ${waiting} 次`]),
    ].join(' · '),
  minutes: (planned, worked) => `计划 ${planned}，已学 ${worked}`,
  range: (from, to) => `${from}到${to}`,
  never: '本学期没有可用的日子',
  notOn: (weekdays) => `不排${weekdays}`,
  notIn: (periods) => `不排${periods}`,
  budget: (periods) => `最多 ${periods}`,
  embed: '可以在允许的课上做',
  profile: (subject, strategy) => `${subject}，${strategy}安排`,
  grades: (difficulty, intensity, priority) =>
    `难度 ${difficulty}/5，强度 ${intensity}/5，优先级 ${priority}/5`,
  waits: '待安排',
  waitsAgain: (places) => `${places}没做，重新待安排`,
  pinned: (place) => `${place}，已固定`,
  marked: (place, mark) => `${place}：${mark}`,
}

export const weeklyBlockNotes: typeof en.weeklyBlockNotes = {
  nameBlock: (title, block) => `${title}（${block}）`,
}
