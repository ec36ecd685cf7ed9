// One sentence for what accepting a card does, whatever kind it is: computed from its body, never from a model's text.
import type * as en from '../../en/core/card.ts'

export const phrases: typeof en.phrases = {
  keeps: (courses) => `在“关于你”里记下你学${courses}的情况。`,
  forgets: (courses) => `把${courses}的情况从“关于你”里去掉。`,
  settles: (fields, course) => `把${course}课程包里的${fields}定下来。`,
  goesOn: (phase) => `接下来是${phase}。`,
  isLast: '这是最后一步。',
  steps: (count) => `共 ${count} 个步骤的计划，本身不改动日程。`,
}
