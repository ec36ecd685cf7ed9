// A task's name in running text: its quoted title and its id.
import type * as en from '../../en/titles/name-task.ts'

export const phrases: typeof en.phrases = {
  named: (title, details) => `${title}（${details.join('，')}）`,
  unknown: (id) => `#${id}`,
}

export const goneTask: typeof en.goneTask = '已不存在的任务'
