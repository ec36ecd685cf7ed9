// Says in Chinese: descriptions and results of the tools.
import type * as en from '../../en/core/tools.ts'
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

export const toolDescriptions: typeof en.toolDescriptions = {
  get_overview:
    '整个学期的概况：每天已占和空闲的节次、合计、课上可学的空位、各课业的限制和待安排项。其他工具的 day 和 slot 都用这里的编号，slot 即节次。',
  query_range: '逐节查看某一天：已有的安排、空闲段、课上可学的课及其中的任务。不给 slot 就是整天。',
  find_free:
    '从现在起按时间列出至少 duration 节的空闲段，以及课上可学的时段；每种最多 limit 个（默认 20）。给 day 则只看那天。',
  list_tasks: '列出日程和学习任务及其位置。category 可以是课程、课业或日程名称，或日程类型。',
  get_task_info:
    '某个任务的全部信息：位置、课业与顺序、前后任务、所在的课和课上的任务、是否锁定、是否已开始。',
  place: '给待安排的学习任务排上时间。排在课上可学的课里就嵌入其中。',
  move: '移动已安排的学习任务或日程。课上的任务会跟着课一起移动。',
  swap: '交换两个已安排且长度相同的任务的位置。',
  batch_move: '一次移动多个已安排的任务，要么全部成功要么都不动，按最终结果判断，可以互换位置。',
  unplace: '把已安排的学习任务移出课表，退回待安排。',
  explain_task:
    '说明一个任务为什么在这里：受哪些限制、这个位置好在哪、其他最好的位置及其代价。给出 day 和 slot_start 时，说明放到那里的代价，或违反哪条规则。',
  analyze_health:
    '从现在起诊断计划：最主要的问题及涉及的天和任务，以及最多六个确实有改进、可直接调用的移动或对调；始终可以结束。给 day 或 problem 则只看那天或那类问题。',
  analyze_rhythm:
    '今后各天的节奏：科目切换、最长连续时段、零散和单节、重任务相邻、负荷。给 day 则只看那天。',
  find_clashes:
    '待安排的学习是否还排得下；排不下时给出最小的冲突组合和试过的解决办法。task_class_ids 写任务类编号，不给表示全部。',
  mark_task:
    '记录一个学习任务的结果：done（完成）、partly（做了一部分，minutes 写学了几分钟，剩下的成为新的待安排任务）、missed（没做，退回待安排）、open（取消标记）。不写 minutes 就是按计划用时。',
  analyze_pace: '各课程、各类任务实际用时与计划用时之比。只用来告诉用户，不能悄悄套用。',
  upsert_task_class:
    '为一门课新建一类学习任务及其各项（都是待安排，不会排进课表）；给 task_class_id 则修改它的限制并增加任务。新建要有 course 和 items；知道的话写上 subject_type、difficulty、intensity。',
  replan:
    '错过学习、新增日程、截止日期变动或生病之后：算出移动最少任务的改动，作为一张卡片上的一处改动。除非给 include_today，今天不变。任务尽量留在本课程考试之前；为此要多动别的任务时，需给 before_exams。不给参数时只处理有冲突的任务。',
  read_field:
    '课程包里某一项的内容：goal 目标、knowledge 已有基础、conditions 学习条件、demands 课程要求、materials 资料、topics 知识点、work 任务、placement 日程安排、guide 学习指南、outlook 按时的把握、health 计划体检。',
  research: '在学生自己的课程资料里查一个问题；回答是资料里的原句，并写明文件和位置。',
  undo_change: '撤销最近一次已确认的改动。',
  redo_change: '重做最近一次撤销的改动。',
  context_tools_add: '在本次对话中启用更多工具包。',
  context_tools_remove: '在本次对话中停用不再需要的工具包。schedule/core 始终保留。',
}

export const packDescriptions: typeof en.packDescriptions = {
  'schedule/core': '查看日程、移动个别任务。',
  'schedule/mutation': '撤销或重做改动；错过学习、生病、新增日程或截止日期变动之后重新安排。',
  'schedule/analyze': '任务为什么排在那里、还排不排得下、计划好不好、均不均匀、实不实际。',
  'schedule/detail': '某个任务完成了、做了一部分或没做。',
  taskclass: '给一门课新增学习任务，或修改已有任务的限制或时长。',
  materials: '课程包或学生自己的资料里写了什么。',
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
