// Why a change was made, as history keeps it: for those that no card has described.
import type { Language } from '../../shared/language.ts'

const reasonPhrases = {
  'import-file': {
    en: (name: string) => `Imported “${name}”`,
    zh: (name: string) => `导入“${name}”`,
  },
  'import-syllabus': {
    en: (name: string) => `Took work from “${name}”`,
    zh: (name: string) => `从“${name}”导入任务`,
  },
  'add-study': {
    en: (name: string) => `Added study work for “${name}”`,
    zh: (name: string) => `为“${name}”添加学习任务`,
  },
  'type-term': {
    en: (name: string) => `Typed in “${name}”`,
    zh: (name: string) => `手动填写“${name}”`,
  },
  'change-term': {
    en: () => 'Changed the term',
    zh: () => '修改了学期',
  },
  'take-over': {
    en: () => 'Took over changes from your calendar',
    zh: () => '采用日历里的改动',
  },
  'change-timetable': {
    en: (names: string) => `Changed the timetable: ${names}`,
    zh: (names: string) => `修改课表：${names}`,
  },
  'plan-recalls': {
    en: () => 'Placed recalls of your texts',
    zh: () => '安排了材料的背诵',
  },
  'rough-build': {
    en: () => 'Placed pending sessions without a conversation',
    zh: () => '直接安排了待排的学习任务',
  },
  tool: {
    en: (name: string) => `Ran ${name} by hand`,
    zh: (name: string) => `手动执行 ${name}`,
  },
} as const satisfies Record<string, Record<Language, (name: string) => string>>

/** Why a change was made, as history shows it. */
export function sayReason(kind: keyof typeof reasonPhrases, language: Language, name = ''): string {
  return reasonPhrases[kind][language](name)
}
