// One answer for each stage, as a model should write it: small models follow an example better than a schema.
import type * as en from '../../en/agent/stage-examples.ts'

export const answers: typeof en.answers = {
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
