// What each tool does, as a model's prompt says it; what the arguments may be stands in their schema.
import type { Language } from '../language.ts'
import type { ToolName, ToolPack } from './catalogue.ts'

export const toolDescriptions: Record<ToolName, Record<Language, string>> = {
  get_overview: {
    en: 'The whole window: days with what is taken and free, totals, room in hosts, task classes with their limits and pending items. Day and slot numbers of all other tools are those shown here; a slot is a period number.',
    zh: '整个学期的概况：每天已占和空闲的节次、合计、课上可学的空位、各课业的限制和待安排项。其他工具的 day 和 slot 都用这里的编号，slot 即节次。',
  },
  query_range: {
    en: 'One day period by period: what lies there, free runs, hosts and their guests. Without slots the whole day.',
    zh: '逐节查看某一天：已有的安排、空闲段、课上可学的课及其中的任务。不给 slot 就是整天。',
  },
  find_free: {
    en: 'Free runs of at least `duration` periods from now on in time order, and runs inside hosts; at most `limit` of each (20 if absent). With `day` only that day.',
    zh: '从现在起按时间列出至少 duration 节的空闲段，以及课上可学的时段；每种最多 limit 个（默认 20）。给 day 则只看那天。',
  },
  list_tasks: {
    en: 'Events and study blocks with their places. `category` is a course, the title of a task class or event, or an event kind.',
    zh: '列出日程和学习任务及其位置。category 可以是课程、课业或日程名称，或日程类型。',
  },
  get_task_info: {
    en: 'Everything about one task: place, class and order, neighbours, host and guests, lock, whether it has begun.',
    zh: '某个任务的全部信息：位置、课业与顺序、前后任务、所在的课和课上的任务、是否锁定、是否已开始。',
  },
  place: {
    en: 'Gives a pending study block a place. On the periods of a host it is embedded there.',
    zh: '给待安排的学习任务排上时间。排在课上可学的课里就嵌入其中。',
  },
  move: {
    en: 'Moves a placed study block or an event. The guests of an event go with it.',
    zh: '移动已安排的学习任务或日程。课上的任务会跟着课一起移动。',
  },
  swap: {
    en: 'Two placed tasks of equal length take each other’s places.',
    zh: '交换两个已安排且长度相同的任务的位置。',
  },
  batch_move: {
    en: 'Moves several placed tasks at once, all or none, judged on the final state: they may take each other’s places.',
    zh: '一次移动多个已安排的任务，要么全部成功要么都不动，按最终结果判断，可以互换位置。',
  },
  unplace: {
    en: 'Takes a placed study block out of the timetable, back to pending.',
    zh: '把已安排的学习任务移出课表，退回待安排。',
  },
  explain_task: {
    en: 'Why a task lies where it does: the limits that bind it, what counts for the place, the best other places with what they cost. With `day` and `slot_start`: what it would cost to lie there, or which rule forbids it.',
    zh: '说明一个任务为什么在这里：受哪些限制、这个位置好在哪、其他最好的位置及其代价。给出 day 和 slot_start 时，说明放到那里的代价，或违反哪条规则。',
  },
  analyze_health: {
    en: 'Diagnoses the plan from now on: its main problem with days and tasks, and up to six moves or swaps that truly improve it, each ready to call; closing is always offered. With `day` or `problem` only that day or kind.',
    zh: '从现在起诊断计划：最主要的问题及涉及的天和任务，以及最多六个确实有改进、可直接调用的移动或对调；始终可以结束。给 day 或 problem 则只看那天或那类问题。',
  },
  analyze_rhythm: {
    en: 'The rhythm of the coming days: changes of subject, longest stretch, scattered and single periods, heavy work side by side, load. With `day` only that day.',
    zh: '今后各天的节奏：科目切换、最长连续时段、零散和单节、重任务相邻、负荷。给 day 则只看那天。',
  },
  find_clashes: {
    en: 'Whether the pending work can still fit; if not, the smallest set of demands that clash and repairs that were tried. task_class_ids names the classes, absent means all.',
    zh: '待安排的学习是否还排得下；排不下时给出最小的冲突组合和试过的解决办法。task_class_ids 写任务类编号，不给表示全部。',
  },
  mark_task: {
    en: 'Records what became of a study block: done, partly (`minutes` worked; what is left becomes a new pending block), missed (pending again), or open (takes the mark back). Without `minutes` it took as long as planned.',
    zh: '记录一个学习任务的结果：done（完成）、partly（做了一部分，minutes 写学了几分钟，剩下的成为新的待安排任务）、missed（没做，退回待安排）、open（取消标记）。不写 minutes 就是按计划用时。',
  },
  analyze_pace: {
    en: 'How long work really takes against what was planned, by course and kind of work. To be shown, never applied silently.',
    zh: '各课程、各类任务实际用时与计划用时之比。只用来告诉用户，不能悄悄套用。',
  },
  upsert_task_class: {
    en: 'Makes a body of work for a course with its items (all pending, nothing is placed), or with `task_class_id` changes its limits and adds items. A new one needs `course` and `items`; say subject_type, difficulty and intensity if they are known.',
    zh: '为一门课新建一类学习任务及其各项（都是待安排，不会排进课表）；给 task_class_id 则修改它的限制并增加任务。新建要有 course 和 items；知道的话写上 subject_type、difficulty、intensity。',
  },
  replan: {
    en: 'After a miss, a new event, a moved deadline or an illness: works out the change that moves the fewest blocks, as one change on one card. Today stays as it is unless include_today. Blocks stay before the exam of their course where that takes no further move; with before_exams also where it does. Without arguments it puts right what clashes.',
    zh: '错过学习、新增日程、截止日期变动或生病之后：算出移动最少任务的改动，作为一张卡片上的一处改动。除非给 include_today，今天不变。任务尽量留在本课程考试之前；为此要多动别的任务时，需给 before_exams。不给参数时只处理有冲突的任务。',
  },
  read_field: {
    en: 'What a field of a course pack says: goal, knowledge, conditions, demands, materials, topics, work, placement, guide, outlook or health.',
    zh: '课程包里某一项的内容：goal 目标、knowledge 已有基础、conditions 学习条件、demands 课程要求、materials 资料、topics 知识点、work 任务、placement 日程安排、guide 学习指南、outlook 按时的把握、health 计划体检。',
  },
  research: {
    en: "Asks the student's own files of a course a question; answers with lines of them, each with its file and place.",
    zh: '在学生自己的课程资料里查一个问题；回答是资料里的原句，并写明文件和位置。',
  },
  undo_change: {
    en: 'Undoes the last accepted change.',
    zh: '撤销最近一次已确认的改动。',
  },
  redo_change: {
    en: 'Makes the change again that was undone last.',
    zh: '重做最近一次撤销的改动。',
  },
  context_tools_add: {
    en: 'Makes the tools of further packs available in this conversation.',
    zh: '在本次对话中启用更多工具包。',
  },
  context_tools_remove: {
    en: 'Takes packs that are no longer needed out of this conversation. schedule/core stays.',
    zh: '在本次对话中停用不再需要的工具包。schedule/core 始终保留。',
  },
}

/** When each pack is of use, for a model that sees the names of its tools only. */
export const packDescriptions: Record<ToolPack, Record<Language, string>> = {
  'schedule/core': {
    en: 'looking at the schedule, and moving single blocks.',
    zh: '查看日程、移动个别任务。',
  },
  'schedule/mutation': {
    en: 'undo or redo a change; plan anew after a miss, an illness, a new event or a moved deadline.',
    zh: '撤销或重做改动；错过学习、生病、新增日程或截止日期变动之后重新安排。',
  },
  'schedule/analyze': {
    en: 'why a block lies where it does, whether all the work fits, how good, even and realistic the plan is.',
    zh: '任务为什么排在那里、还排不排得下、计划好不好、均不均匀、实不实际。',
  },
  'schedule/detail': {
    en: 'a block was done, partly done or missed.',
    zh: '某个任务完成了、做了一部分或没做。',
  },
  taskclass: {
    en: 'new study work for a course, or other limits or lengths of work that is there.',
    zh: '给一门课新增学习任务，或修改已有任务的限制或时长。',
  },
  materials: {
    en: "what a course pack or the student's own files say.",
    zh: '课程包或学生自己的资料里写了什么。',
  },
}
