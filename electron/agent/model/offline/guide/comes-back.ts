// Whether words that are said elsewhere come back to a guide whose draft is written (B6): they correct what stands in it.
import { coursesOf } from './match-course.ts'
import type { TurnFacts } from '../../model.ts'
import { findCaptureLead } from '../read/capture-lead.ts'
import { lexText } from '../words/lexed-text.ts'
import { isCorrection, readSection } from './guide-signals.ts'

/** `sure` where they name its course; `likely` where they might mean it, and are asked about (O2). */
export function comesBack(text: string, facts: TurnFacts): 'sure' | 'likely' | null {
  const { guide, state } = facts
  if (guide == null || guide.draft === null || !guide.isWritten) return null
  const section = readSection(text)
  if (section === null || !isCorrection(text) || findCaptureLead(text) !== null) return null
  const course = guide.draft.course.toLowerCase()
  const said = facts.request.normalize('NFKC').toLowerCase()
  if (said.includes(course)) return 'sure'
  const others = coursesOf(state).filter((name) => name.toLowerCase() !== course)
  const named = lexText(text, facts).names.length > 0
  return named || others.some((name) => said.includes(name.toLowerCase())) ? null : 'likely'
}
