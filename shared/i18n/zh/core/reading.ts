// Says in Chinese: what a model that reads messages is told (M7).
import type * as en from '../../en/core/reading.ts'

export const prompt: typeof en.prompt = {
  task: '你负责读懂学生对学习计划软件说的话。不要回答，也不要照做：用 JSON 依次写出话里有哪些动作。',
  acts: 'act：',
  roles: 'role：',
  flags: 'flags：',
  words: 'begins：动作开头的几个字。text：从原话照抄，一字不改。',
  today: '今天：',
}

export const actHints: typeof en.actHints = {
  ask_day: '某天有什么',
  ask_help: '问软件',
  explain_place: '为何在那',
  feasible: '来得及吗',
  plan: '安排学习',
  thin_out: '某天太满',
  clear: '空出一次',
  move: '任务',
  place: '排到某时',
  'mark:done': '任务',
  add_work: '新任务',
  add_text: '背诵',
  add_event: '约会',
  undo: '上次改动',
  set_habit: '以后都',
  start_guide: '逐步规划一门课',
}

export const roleHints: typeof en.roleHints = {
  task: '已有任务',
  title: '新事物',
  to: '新时间',
  from: '原时间',
  by: '何时前完成',
  due: '截止',
  not: '排除的时间',
  limit: '至多',
  except: '除外',
  lead: '提前多久',
  if: '条件',
  else: '否则',
}

export const examples: typeof en.examples = [
  {
    said: '高数挪到周五上午，周四要交什么',
    acts: [
      {
        begins: '高数挪到',
        act: 'move',
        slots: [
          { role: 'task', text: '高数' },
          { role: 'to', text: '周五上午' },
        ],
        flags: [],
      },
      {
        begins: '周四',
        act: 'ask_due',
        slots: [{ role: 'when', text: '周四' }],
        flags: [],
      },
    ],
  },
  {
    said: '别动英语',
    acts: [
      {
        begins: '别动',
        act: 'move',
        slots: [{ role: 'task', text: '英语' }],
        flags: ['negated'],
      },
    ],
  },
]
