// Says in Chinese: descriptions and results of the tools.
import type * as en from '../../en/shared/tools.ts'
import { sayCount } from '../../../text/say-count.ts'
import { sayPeriods } from '../../../words/schedule/say-place.ts'

export const argumentProblem: typeof en.argumentProblem = {
  noArguments: (tool) => `${tool} 不需要参数：请传 {}。`,
  notAnObject: (tool, names) => `${tool} 的参数是一个对象，包含 ${names}。`,
  unknownKeys: (holder, keys, names) => `${holder} 没有参数${keys}；可用的参数是 ${names}。`,
  unknownKeyOfNone: (tool, keys) => `${tool} 不需要参数，没有${keys}。`,
  missing: (tool, path, allowed) => `${tool} 缺少 ${path}：${allowed}。`,
  wrong: (path, allowed, given) => `${path} 应为${allowed}；收到的是 ${given}。`,
  backwards: (start, end) => `slot_end 不能早于 slot_start（${start}）；收到的是 ${end}。`,
  optional: (name) => `${name}（可选）`,
  given: { list: '列表', object: '对象', nothing: '空值' },
}

export const changeFacts: typeof en.changeFacts = {
  change: (title, id, what) => `${title} #${id}：${what}`,
  days: '改动后的当天：',
  pending: (count) => `待安排的学习任务：${count} 个。`,
}

export const dayFacts: typeof en.dayFacts = {
  line: (day, parts) => `${day}：${parts.join('；')}`,
  runs: (runs) => runs.join('、'),
  periods: (runs) => `第${runs.join('、')}节`,
  free: (runs) => `空闲 ${runs}`,
  full: '无空闲',
  hostRoom: (rooms) => `课上空位 ${rooms}`,
  suggested: '建议中',
  locked: '已锁定',
  hosts: '课上可学',
  inside: (hostId) => `在 #${hostId} 课上`,
  tags: (tags) => `（${tags.join('，')}）`,
  kindRuns: (kind, runs) => `${kind} ${runs}`,
  embedded: '课上学习',
}

export const findFree: typeof en.findFree = {
  head: (length, where, shown, total) => `${where}至少 ${length}的空闲（${shown}/${total}）：`,
  none: (length, where) => `${where}没有至少 ${length}的空闲。`,
  anywhere: '从现在起',
  hosts: (shown, total) => `课上可学（${shown}/${total}）：`,
  line: (day, runs) => `${day}：${runs}`,
  room: ({ hostId, place }, title) => `${sayPeriods(place, 'zh')}${title} #${hostId}`,
  join: '、',
}

export const listTasks: typeof en.listTasks = {
  none: '没有任务。',
  unknown: (category, known) => `没有类别为${category}的任务。现有：${known}。`,
  series: (title, kind, occurrences) => `${title}（${kind}）：${occurrences.join('、')}`,
  occurrence: (id, day, run) => `#${id} ${day} ${run}`,
  taskClass: (title, items) => [`课业${title}：`, ...items].join('\n'),
  item: (id, title, status, place, host) => `#${id} ${title} ${status}，${place ?? ''}${host}`,
  pending: (id, title, status, duration) => `#${id} ${title} ${status}，${duration} 节`,
  inHost: (hostId) => `，在 #${hostId} 课上`,
}

export const nowFacts: typeof en.nowFacts = {
  ahead: (first) => `现在：${first}之前。`,
  over: '现在：学期已结束。',
  early: (day) => `现在：${day}，第1节之前。`,
  during: (day, period) => `现在：${day}，${period}已开始。`,
}

export const argumentGaps: typeof en.argumentGaps = ''

export const rangeFacts: typeof en.rangeFacts = {
  head: (day, periods) => `${day}${periods}：`,
  row: (run, clock, what) => `${run} ${clock} ${what}`,
  again: (id) => `#${id}`,
  free: '空闲',
  over: '空，已开始',
  also: ' + ',
  freeRuns: (free) => `合计：${free}。`,
  host: (title, id, runs, guests) => `课上可学 ${title} #${id} ${runs}：${guests}。`,
  guests: (ids) => (ids.length === 0 ? '无任务' : `有 ${ids.map((id) => `#${id}`).join('、')}`),
  room: (rooms) => `课上空位：${rooms}。`,
}

export const taskInfo: typeof en.taskInfo = {
  head: (title, id, kind) => `${title} #${id}，${kind}`,
  pending: '待安排',
  pendingFor: (length) => `待安排，${length}`,
  place: (place, length) => `${place}，${length}`,
  course: (course) => `课程${course}`,
  location: (location) => `地点${location}`,
  lock: { locked: '已锁定', unlocked: '未锁定' },
  begun: { begun: '已开始', ahead: '未开始' },
  hosts: (guests) => `课上可学：${guests}`,
  keepsOff: (events) => `当天因此取消：${events}`,
  noGuests: '无任务',
  otherOccurrences: (places) => `其他各次：${places}`,
  taskClass: (id, title, rank, of) => `课业 ${id} ${title}，第 ${rank} 个，共 ${of} 个`,
  previous: (name) => `上一个：${name}`,
  next: (name) => `下一个：${name}`,
  after: (name) => `必须晚于：${name}`,
  before: (name) => `必须早于：${name}`,
  inHost: (name) => `在课上进行：${name}`,
  missed: (places) => `之前没做成：${places}`,
  rest: (id) => `剩下的部分是 #${id}`,
  named: (title, id, place) => `${title} #${id}，${place}`,
  line: (parts) => parts.join('；'),
  list: '、',
}

export const upsert: typeof en.upsert = {
  made: (title, id, course) => `任务类 [${id}] ${title}，课程${course}。`,
  range: (from, to) => `可安排在 ${from} 到 ${to}。`,
  items: (names) => `待安排：${names}。`,
  profile: (subject, difficulty, intensity) =>
    `类型 ${subject}，难度 ${difficulty}/5，强度 ${intensity}/5。`,
  assumed: (names) => `没有说明 ${names}，用了通常的值；如果有影响请问一下。`,
  unknown: (id, known) => `没有编号为 ${id} 的任务类。现有：${known}。`,
  incomplete: {
    course: '新的任务类要有 course：它属于哪门课。',
    items: '新的任务类要有 items：要做什么，每项写标题和节数。',
  },
  backwards: (from, to) => `${from} 开始、${to} 结束，结束早于开始。请写更晚的 to_day。`,
  inTheWay: (names) => `按这样的限制，${names}就不能在现在的位置了。请先移动它，或放宽限制。`,
  noChange: '已经是这样：没有变化。',
  none: '无',
}

export const overview: typeof en.overview = {
  window: (weeks, days, from, to) =>
    `学期：${weeks} 周，第1–${days}天，${from} 到 ${to}。slot 即节次。`,
  periods: (periods) => `节次：${periods.join('、')}。`,
  totals: (totals, pendingPeriods) =>
    `合计：${totals.events} 个日程；学习任务：${totals.existing} 个已安排，${totals.suggested} 个建议中，${totals.pending} 个待安排（${pendingPeriods} 节）。`,
  past: (to, events, blocks, periods) =>
    `已过（到第${to}天）：${sayCount(events, 'event', 'zh')}，${sayCount(blocks, 'study-block', 'zh')}（${sayCount(periods, 'period', 'zh')}）。`,
  days: '每天（编号 日期：已占节次；空闲节次）：',
  hosts: (rooms) => `课上可学的空位：${rooms.join('；')}。`,
  host: (title, rooms) => `${title} ${rooms.join('、')}`,
  onDay: (day, rooms) => `第${day}天 ${rooms}`,
  classes: '课业及待安排项，按顺序（数字为节数）：',
  noClasses: '没有课业。',
  limits: {
    head: ({ id }, title) => `课业 ${id} ${title}`,
    course: (course) => `课程${course}`,
    range: (from, to) => `第${from}–${to}天`,
    noDay: '学期内没有可用的天',
    used: (used, budget) => (budget === null ? `已用 ${used} 节` : `已用 ${used}/${budget} 节`),
    embed: '可在课上进行',
    noEmbed: '不可在课上进行',
    noPeriods: (periods) => `避开${periods}`,
    noWeekdays: (names) => `避开${names.join('、')}`,
    priority: (priority) => `优先级 ${priority}`,
    strategy: (name) => name,
    line: (parts) => parts.join('；'),
  },
  pending: (items) => `  待安排：${items.length === 0 ? '无' : items.join('、')}`,
  item: (id, title, duration) => `#${id} ${title} ${duration}`,
}
