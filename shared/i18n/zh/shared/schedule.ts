// Says in Chinese: places, changes, refusals and the history of the schedule.
import type * as en from '../../en/shared/schedule.ts'
import { sayCount } from '../../../text/say-count.ts'
import { quoteTitle } from '../../../text/quote-title.ts'
import { sayRun } from '../../../time/say/split-runs.ts'

export const briefly: typeof en.briefly = {
  again: (_count, counted) => counted,
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
  pinOne: {
    pin: (title) => `固定${title}`,
    unpin: (title) => `取消固定${title}`,
  },
  pinMany: {
    pin: (count) => `固定 ${sayCount(count, 'task', 'zh')}`,
    unpin: (count) => `取消固定 ${sayCount(count, 'task', 'zh')}`,
  },
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

export const place: typeof en.place = {
  periods: (run) => `第${sayRun(run)}节`,
  numbered: (day, periods) => `${day}${periods}`,
  withClock: (place, clock) => `${place}（${clock}）`,
  outside: '节次之外',
  beside: (after, before) => {
    if (after === null) return `${before ?? '24:00'}之前`
    return before === null ? `${after}之后` : `${after}与${before}之间`
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
  minutes: (all, worked) => `总共 ${all}，已学 ${worked}`,
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

export const classFieldNames: typeof en.classFieldNames = {
  course: '课程',
  what: '内容',
  subject: '类型',
  strategy: '怎么安排',
  avoid: '不想安排的日子',
  avoidPeriods: '不想安排的节次',
  embed: '可以在允许的课上做',
  difficulty: '难度',
  intensity: '强度',
  priority: '优先级',
}

export const effectNumbers: typeof en.effectNumbers = {
  pending: '待安排',
  switches: '当天换科次数',
  gap: (title) => `${title}最短间隔`,
  line: ({ label, from, to, unit }) => `${label}：${from} → ${to} ${unit}`.trimEnd(),
}

export const classChanges: typeof en.classChanges = {
  budget: '最多',
  from: '开始日期',
  until: '结束日期',
  none: '没有',
  noLimit: '不限',
  yes: '是',
  no: '否',
  ofWork: (title: string, label: string) => `${title} · ${label}`,
  line: ({ label, from, to }: en.FieldChange) => `${label}：${from} → ${to}`,
}

export const reminder: typeof en.reminder = (minutes, span) => `${minutes} 分钟后开始，${span}`
