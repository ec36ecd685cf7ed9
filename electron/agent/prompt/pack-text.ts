// The course pack as a model is told it: course, phase, mode, what was asked or offered, and the state of each field.
import type { Language } from '../../../shared/language.ts'
import type { PackFacts, PackWait } from '../../../shared/pack/pack-facts.ts'
import type { TurnFacts } from '../model/model.ts'
import { fenceData } from './fence.ts'

type Words = {
  stands: (pack: PackFacts) => string
  asked: (field: string) => string
  waits: Record<Exclude<PackWait, 'nothing'>, string>
  fields: string
}

const words: Record<Language, Words> = {
  en: {
    stands: ({ phase, mode }) => `Course pack: phase ${phase}, mode ${mode}. The course:`,
    asked: (field) => `Asked last: ${field}.`,
    waits: {
      course: 'It was asked which course is meant.',
      write: 'It was offered to write what is missing; yes is advance.',
      overwrite: "It was asked whether the student's own words may be replaced; yes is advance.",
    },
    fields: 'Fields:',
  },
  zh: {
    stands: ({ phase, mode }) => `课程包：阶段 ${phase}，模式 ${mode}。课程：`,
    asked: (field) => `刚问过：${field}。`,
    waits: {
      course: '刚问过是哪门课。',
      write: '刚提议写出缺少的内容；同意就是 advance。',
      overwrite: '刚问过能不能替换学生自己写的内容；同意就是 advance。',
    },
    fields: '各项：',
  },
}

/** Empty where the turn works in no pack. */
export function packText({ pack, language }: Pick<TurnFacts, 'pack' | 'language'>): string {
  if (pack === undefined || pack === null) return ''
  const say = words[language]
  return [
    say.stands(pack),
    fenceData('course', pack.course),
    ...(pack.asked === null ? [] : [say.asked(pack.asked)]),
    ...(pack.waits === 'nothing' ? [] : [say.waits[pack.waits]]),
    `${say.fields} ${pack.fields.map(({ key, state }) => `${key}: ${state}`).join(', ')}`,
  ].join('\n')
}
