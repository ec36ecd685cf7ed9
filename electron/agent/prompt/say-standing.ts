// The standing context (O8) as every stage is told it: the student's own words, fenced as data, empty parts left out.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { isBlankStanding } from '../../../shared/agent/standing-context.ts'
import type { TurnFacts } from '../../model/model.ts'
import { fenceData } from './fence.ts'

/** Empty where the student has written nothing. */
export function sayStanding({
  standing,
  language,
}: Pick<TurnFacts, 'standing' | 'language'>): string {
  if (isBlankStanding(standing)) return ''
  const words = promptWords[language].workspaceWords
  const { profile, goals, courses } = standing
  const lines = [
    { name: words.profile, text: profile },
    { name: words.goals, text: goals },
    ...courses.map(({ course, portrait }) => ({ name: course, text: portrait })),
  ]
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}: ${text}`)
  return `${words.standing}\n${fenceData('student', lines.join('\n'))}`
}
