// The rhythm of a plan as text for a model: the totals in a line, then a line for each day.
import type * as en from '../../en/planner/health-rhythm.ts'

export const phrases: typeof en.phrases = {
  head: (from, to, blocks, days) => `${from}到${to}的节奏，${days} 天共 ${blocks} 个学习任务`,
  headOfDay: (day, blocks) => `${day}的节奏，${blocks} 个学习任务`,
  none: (from) => `从${from}起没有已安排的学习。`,
  noneOnDay: (day) => `${day}没有还要进行的学习。`,
  switches: (count) => `换科 ${count} 次`,
  mostSwitches: (count, most, day) => `换科 ${count} 次，一天最多 ${most} 次（${day}）`,
  run: (length, where) => `最长连续 ${length}（${where}）`,
  noRun: '课外没有连续时段',
  block: (length) => `最长一次 ${length}`,
  stretches: (count) => `分成 ${count} 段`,
  leftovers: (count) => `学习旁的零散单节 ${count} 个`,
  heavy: (what) => `高强度相邻 ${what}`,
  noHeavy: '没有高强度相邻',
  sameType: (helpful, tiring) => `同类型连排：有益 ${helpful}，易混 ${tiring}`,
  overloaded: (days) => `超出每日目标：${days}`,
  noOverload: '没有超出每日目标的天',
  load: (study, target, lessons) => `学习 ${study}（目标 ${target}），上课 ${lessons}`,
  pair: (a, b) => `#${a}–#${b}`,
  nothing: '无',
  day: (day, parts) => `${day}：${parts.join('；')}`,
  more: (days) => `还有 ${days} 天；用 day 查看某一天。`,
  list: '、',
  line: (head, parts) => `${head}：${parts.join('；')}。`,
}
