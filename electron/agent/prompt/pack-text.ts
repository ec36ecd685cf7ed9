// The course pack as a model is told it: course, phase, mode, what was asked or offered, and the state of each field.
import { words as en } from '../../../shared/i18n/en/agent/pack.ts'
import { words as zh } from '../../../shared/i18n/zh/agent/pack.ts'
import type { TurnFacts } from '../model/model.ts'
import { fenceData } from './fence.ts'

const words = { en, zh }

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
