// Says in Chinese: what the tools and their arguments are, as models read it.
import type * as en from '../../en/core/tool-descriptions.ts'
import {
  maxNewItems,
  maxQuestionLength,
  toolPacks,
  statusFilters,
  maxEntries,
  maxName,
} from '../../../tools/catalogue.ts'
import { strategies, subjectTypes } from '../../../schedule/task-class.ts'
import { maxMinutes, marks } from '../../../schedule/work-log.ts'
import { packFieldKeys } from '../../../pack/fields.ts'
import { healthProblemKinds } from '../../../tools/health-problem.ts'
import { eventKinds } from '../../../schedule/task.ts'
import { joinWords } from '../../../text/join-words.ts'

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

export const rangePhrases: typeof en.rangePhrases = {
  bounded: (last) => `1 到 ${last} `,
  open: '从 1 起',
}

export const argumentDescriptions: typeof en.argumentDescriptions = (days, periods) => {
  const day = `天的编号（${days}的整数）`
  const period = `节次（${periods}的整数）`
  const task = '任务编号（从 1 起的整数）'
  const name = `1 到 ${maxName} 个字的文字`
  const grade = '1（低）到 5（高）的整数'
  return {
    task_id: task,
    task_a: task,
    task_b: task,
    also: '与它一起退回待安排的其他学习任务，只要一张卡片。',
    day,
    new_day: day,
    slot_start: period,
    slot_end: period,
    new_slot_start: period,
    duration: `节数（${periods}的整数）`,
    limit: `1 到 ${maxEntries} 的整数`,
    category: `文字：课程名、课业或日程的名称，或日程类型（${joinWords(eventKinds, 'zh')}）`,
    status: `${statusFilters.join('、')} 之一`,
    moves: `1 到 ${maxEntries} 个对象的列表，每个含 task_id、new_day 和 new_slot_start`,
    packs: `一个或多个工具包的列表：${toolPacks.join('、')}`,
    problem: `${healthProblemKinds.join('、')} 之一`,
    field: `以下之一：${packFieldKeys.join('、')}`,
    question: `一句话的问题，最多 ${maxQuestionLength} 个字符`,
    unavailable:
      '对象列表，每个含 day_from、day_to（不早于 day_from）；只占一天中一部分时再给 slot_start、slot_end',
    day_from: day,
    day_to: day,
    task_ids: '学习任务编号的列表（从 1 起的整数）',
    include_today: 'true 或 false',
    before_exams: 'true 或 false',
    max_moves: `0 到 ${maxEntries} 的整数`,
    task_class_ids: '任务类编号的列表（从 1 起的整数）',
    mark: `${marks.join('、')} 之一`,
    minutes: `学习的分钟数（0 到 ${maxMinutes} 的整数）`,
    task_class_id: '任务类编号（从 1 起的整数）',
    course: name,
    title: name,
    subject_type: `${subjectTypes.join('、')} 之一`,
    difficulty: grade,
    intensity: grade,
    priority: grade,
    strategy: `${strategies.join('、')} 之一`,
    from_day: day,
    to_day: day,
    slot_budget: '节数，0 表示不限',
    session_slots: `还没开始的每次学习的节数（${periods}的整数）`,
    may_embed: 'true 或 false',
    excluded_slots: `节次的列表（${periods}的整数）`,
    excluded_weekdays: '星期的列表，1（周一）到 7',
    items: `1 到 ${maxNewItems} 个对象的列表，每个含 title 和 duration`,
  }
}
