// The course pack as a model is told it: course, phase, mode, what was asked or offered, and the state of each field.
import { coreWords } from '../../../shared/i18n/core-words.ts'
import type { TurnFacts } from '../model/model.ts'
import { fenceData } from './fence.ts'

/** Empty where the turn works in no pack. */
export function packText({ pack, language }: Pick<TurnFacts, 'pack' | 'language'>): string {
  if (pack === undefined || pack === null) return ''
  const say = coreWords[language].packPrompt
  return [
    say.stands(pack),
    fenceData('course', pack.course),
    ...(pack.asked === null ? [] : [say.asked(pack.asked)]),
    ...(pack.waits === 'nothing' ? [] : [say.waits[pack.waits]]),
    `${say.fields} ${pack.fields.map(({ key, state }) => `${key}: ${state}`).join(', ')}`,
  ].join('\n')
}
