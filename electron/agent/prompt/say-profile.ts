// Says the student's profile (the standing context, O8) to every stage: their own words, fenced as data, empty parts left out.
import { promptWords } from '../../../shared/i18n/core/prompt.ts'
import { isBlankProfile } from '../../../shared/agent/student-profile.ts'
import type { TurnFacts } from '../../model/model.ts'
import { fenceData } from './fence.ts'

/** Empty where the student has written nothing. */
export function sayProfile({
  standing,
  language,
}: Pick<TurnFacts, 'standing' | 'language'>): string {
  if (isBlankProfile(standing)) return ''
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
