// What the tools are called in a conversation, and how their calls ended.
import type { TimelineEvent } from '../agent/timeline.ts'
import type { Language } from '../language.ts'
import type { ToolName } from '../tools/catalogue.ts'

type ToolEnd = Extract<TimelineEvent, { kind: 'tool-call-end' }>

export const toolWords: Record<
  Language,
  {
    verbs: Record<ToolName, string>
    outcomes: Record<ToolEnd['outcome'], string>
    running: string
    blocks: (count: number) => string
  }
> = {
  en: {
    verbs: {
      get_overview: 'Look at the plan',
      query_range: 'Look at',
      find_free: 'Find free time',
      list_tasks: 'List tasks',
      get_task_info: 'Look at',
      place: 'Place',
      move: 'Move',
      swap: 'Swap',
      batch_move: 'Move',
      unplace: 'Take out',
      explain_task: 'See why it is there',
      analyze_health: 'Check the plan',
      analyze_rhythm: 'Check the rhythm',
      find_clashes: 'Check what fits',
      mark_task: 'Mark',
      upsert_task_class: 'Add or change study work',
      analyze_pace: 'Check the pace',
      replan: 'Plan around it',
      read_field: 'Read in the course pack',
      research: 'Look into your files',
      undo_change: 'Undo the last change',
      redo_change: 'Redo the last change',
      context_tools_add: 'Get more tools',
      context_tools_remove: 'Put tools away',
    },
    outcomes: {
      answered: 'seen',
      refused: 'not possible',
      changed: 'done',
      rejected: 'declined',
      stale: 'out of date',
    },
    running: '…',
    blocks: (count) => (count === 1 ? '1 block' : `${count} blocks`),
  },
  zh: {
    verbs: {
      get_overview: '查看整体安排',
      query_range: '查看',
      find_free: '查找空闲时间',
      list_tasks: '列出任务',
      get_task_info: '查看',
      place: '安排',
      move: '移动',
      swap: '对调',
      batch_move: '移动',
      unplace: '取消安排',
      explain_task: '查看原因',
      analyze_health: '检查计划',
      analyze_rhythm: '检查节奏',
      find_clashes: '检查是否排得下',
      mark_task: '标记',
      upsert_task_class: '添加或修改学习任务',
      analyze_pace: '查看用时',
      replan: '重新安排',
      read_field: '查看课程包',
      research: '查资料',
      undo_change: '撤销上一次改动',
      redo_change: '重做上一次改动',
      context_tools_add: '取用更多工具',
      context_tools_remove: '收起工具',
    },
    outcomes: {
      answered: '已查看',
      refused: '行不通',
      changed: '已完成',
      rejected: '已拒绝',
      stale: '已过时',
    },
    running: '…',
    blocks: (count) => `${count} 个任务`,
  },
}
