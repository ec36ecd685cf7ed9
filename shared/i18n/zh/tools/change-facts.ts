// A change as text for a model: each task's old and new place, the touched days, and what is still pending.
import type * as en from '../../en/tools/change-facts.ts'

export const phrases: typeof en.phrases = {
  change: (title, id, what) => `${title} #${id}：${what}`,
  days: '改动后的当天：',
  pending: (count) => `待安排的学习任务：${count} 个。`,
}
