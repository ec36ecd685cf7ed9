// Which field of a course pack words speak of, in English and Chinese.
import type { PackFieldKey } from '../../../shared/pack/fields.ts'

const english: [PackFieldKey, string][] = [
  ['goal', 'goals?|aims?|objectives?'],
  ['knowledge', 'knowledge|what i know(?: already)?'],
  ['conditions', 'conditions?|constraints?|hours a week'],
  ['demands', 'demands?|requirements?'],
  ['materials', 'materials?|sources list'],
  ['topics', 'topics?|outline|table of contents|syllabus topics'],
  ['work', 'work(?: items)?|sessions?|tasks?|work ?list|task list|to-?dos?'],
  ['placement', 'placement|placing|timetable of it'],
  ['guide', 'study guide|guide|summary'],
  ['outlook', 'outlook|chances?|simulation|forecast'],
  ['health', 'health|evaluation|assessment of the plan'],
]

const chinese: [PackFieldKey, string][] = [
  ['goal', '学习目标|目标'],
  ['knowledge', '已有基础|基础|已会的|掌握情况'],
  ['conditions', '学习条件|条件|限制|时间安排条件'],
  ['demands', '课程要求|要求|考核要求|考试要求'],
  ['materials', '学习资料|学习材料|材料|资料清单'],
  ['topics', '大纲|提纲|主题|知识点|章节'],
  ['work', '任务清单|任务|学习任务|工作量'],
  ['placement', '排期|安排情况|落位'],
  ['guide', '学习指南|复习指南|指南'],
  ['outlook', '前景|模拟|模拟结果|把握'],
  ['health', '计划健康|健康度|评估'],
]

/** For use inside larger patterns: one group per language that holds the words of a field. */
export const englishField = english.map(([, words]) => words).join('|')
export const chineseField = chinese
  .flatMap(([, words]) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The field that exactly these words name. */
export function fieldNamed(words: string): PackFieldKey | null {
  const plain = words.trim().toLowerCase()
  const found = [...english, ...chinese].find(([, pattern]) =>
    new RegExp(`^(?:${pattern})$`, 'iu').test(plain),
  )
  return found?.[0] ?? null
}
