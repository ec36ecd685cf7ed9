// Says in Chinese: what models are told.
import type * as en from '../../en/core/prompt.ts'

export const advicePrompt: typeof en.advicePrompt = {
  contract: '约定：',
  again: '刚才的回答不是形如 {"tips": ["..."]} 的一个 JSON 对象。只回答这个对象。',
}

export const guideStateTexts: typeof en.guideStateTexts = {
  DISCOVERY:
    '状态 DISCOVERY：还没有草稿。问还缺的内容（CONTINUE_ASKING，不带 draft_content）：哪门课、要学什么、有多少、到什么时候、有没有考试；然后是难度、要避开的时间、均匀还是集中。前四项知道后就提出草稿（PROPOSE_DRAFT，带 draft_content）。',
  DRAFTING:
    '状态 DRAFTING：学生看过下面的草稿。他改的内容写进新的完整草稿（PROPOSE_DRAFT）。他同意就 REQUEST_CONFIRM，只说一声“好”就 CONFIRM_FINISH；“好，但是……”是修改，一并写进 draft_content。不清楚的就问（CONTINUE_ASKING）。',
  CONFIRMING:
    '状态 CONFIRMING：带着下面草稿的卡片在等学生，只有他能接受。想改就是新草稿（PROPOSE_DRAFT），有疑问就回答（CONTINUE_ASKING）。',
  FINISHED:
    '状态 FINISHED：下面的草稿已经写入。道谢、闲聊用一句话回答（CONTINUE_ASKING，intent 为 CONTINUE）。只有学生回头要改（“刚才那个”“那门课不对”）时，intent 为 BACKTRACK，并写 target_section：没说清就问（CONTINUE_ASKING），说清了就提出改好的草稿（PROPOSE_DRAFT）。',
}

export const guideSectionTexts: typeof en.guideSectionTexts = {
  course: '部分 course：课程名，课表里有的就照课表写。',
  work: '部分 work：要学或要做什么，属于哪一类（subject_type）。',
  amount: '部分 amount：分几次，每次做什么、几节。',
  dates: '部分 dates：从哪天到哪天，考试在哪天第几节。',
  effort: '部分 effort：难度、强度、优先级，1 到 5。',
  limits: '部分 limits：要避开的星期和节次，能不能排进允许的课里。',
  strategy: '部分 strategy：steady（每周一点）或 rapid（集中）。',
  profile: '部分 profile：这门课要记住的学生情况。',
}

export const guidePrompt: typeof en.guidePrompt = {
  actions: (names) => `next_action 只能是：${names}。`,
  draft: '草稿：',
  noDraft: '还没有草稿。',
  written: '它已经写入；class_id 是对应的任务。',
  pack: '这门课有课程包。以里面的内容为准，不要再问；如果写了 class_id，草稿就用它：',
}

export const habitsPrompt: typeof en.habitsPrompt = {
  head: '习惯：',
  before: (time) => `${time} 前不学习`,
  after: (time) => `${time} 后不学习`,
  weekdays: (names) => `${names}不学习`,
  parts: { morning: '上午', afternoon: '下午', evening: '晚上' },
  part: (course, part) => `${course}放在${part}`,
  load: (periods) => `每天最多学习 ${periods} 节`,
  evenings: (count) => `每周留 ${count} 个晚上`,
  told: (course, times) => `${course}的时间（所有安排都遵守）：${times}`,
}

export const momentPrompt: typeof en.momentPrompt = {
  now: (weekday, date, clock, zone) =>
    `现在：${weekday} ${date} ${clock}${zone === '' ? '' : `（${zone}）`}`,
  begun: (day, period) =>
    `，第 ${day} 天；当天第 ${period} 节及之前的已经开始。不能安排或移动到现在之前。`,
  outside: (isOver) => (isOver ? '；窗口已经结束。' : '；窗口还没有开始。'),
  days: '日期：',
  slots: '节次：',
}

export const packPrompt: typeof en.packPrompt = {
  stands: ({ phase, mode }) => `课程包：阶段 ${phase}，模式 ${mode}。课程：`,
  asked: (field) => `刚问过：${field}。`,
  waits: {
    course: '刚问过是哪门课。',
    write: '刚提议写出缺少的内容；同意就是 advance。',
    overwrite: '刚问过能不能替换学生自己写的内容；同意就是 advance。',
  },
  fields: '各项：',
}

export const readMaterial: typeof en.readMaterial = {
  noPacks: '这里没有课程包。',
  noCourse: (course, known) => `没有${course}这门课。已有的课程：${known}。`,
  empty: (field, course) => `${course}课程包里的“${field}”还是空的。`,
  nothing: '这门课的资料里没有提到。',
}

export const stageExamples: typeof en.stageExamples = {
  chat: { intent: 'chat', speak: '不客气。', reason: '道谢，没有要做的事' },
  plan: {
    speak: '',
    action: 'plan_done',
    reason: '只需移动一个任务，一次调用就够',
    complexity: 'simple',
    plan_steps: [{ content: '把任务 41 移到第 12 天', done_when: '任务 41 在第 12 天' }],
    needs_rough_build: false,
    task_class_ids: [],
  },
  execute: {
    speak: '',
    action: 'continue',
    reason: '移动任务 41 之前要知道第 12 天哪里有空',
    tool_call: { name: 'find_free', arguments: { duration: 2, day: 12 } },
  },
  deliver: { speak: '任务 41 现在在周五 10:00。其他没有改动。' },
  guide: {
    thought: '课程、内容、数量和日期都有了',
    next_action: 'PROPOSE_DRAFT',
    reply_to_user: '我是这样理解的。',
    draft_content: {
      course: '化学',
      title: '第 1 到 3 章',
      class_id: null,
      items: [
        { title: '第 1 章', slots: 2 },
        { title: '第 2、3 章', slots: 2 },
      ],
      from_day: 12,
      to_day: 24,
      exam: { day: 26, slot_start: 3, slot_end: 4 },
      subject_type: 'memory',
      difficulty: 3,
      intensity: 3,
      strategy: 'steady',
      priority: 3,
      may_embed: false,
      exclude_weekdays: [7],
      exclude_slots: [],
      profile: '',
    },
    intent: 'CONTINUE',
    target_section: 'amount',
  },
  pack: {
    intent: 'modify',
    field: 'goal',
    text: '12 月 11 日考到 80 分',
    speak: '',
    reason: '学生改了目标的说法',
  },
}

export const syllabusPrompt: typeof en.syllabusPrompt = {
  contract: '约定：',
  term: (first, weeks) => `学期第 1 周从 ${first} 开始，共 ${weeks} 周。`,
  again: '刚才的回答不是形如 {"items": [...]} 的一个 JSON 对象。只回答这个对象。',
}

export const archiveHead: typeof en.archiveHead = '本次对话较早的内容（已缩短）：'

export const remarksPrompt: typeof en.remarksPrompt = {
  contract: '约定：',
  again: '刚才的回答不是形如 {"remarks": [...]} 的一个 JSON 对象。只回答这个对象。',
}
