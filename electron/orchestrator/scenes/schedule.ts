// Work on the schedule: plan, place, move, mend, explain; the agent's graph from its plan on.
import { runBegun } from '../../agent/agent.ts'
import type { Scene } from '../scene.ts'

export const schedule: Scene = {
  name: 'schedule',
  title: { en: 'change your plan', zh: '调整你的计划' },
  purpose: {
    en: 'plan a week, place, move, swap or remove study, absences, too full days, undo',
    zh: '安排一周、安排/移动/交换/取消学习任务、请假、太满的日子、撤销',
  },
  run: ({ turn, heard }) => runBegun(turn, heard),
}
