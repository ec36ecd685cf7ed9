// One change of a card that can be accepted in part: its number for --only, and the others that it needs.
import { terminalWords } from '../../../shared/i18n/terminal-words.ts'
import type { Language } from '../../../shared/language.ts'
import { takeChanges, type PartQuestion } from '../../../shared/schedule/part-of-diff.ts'

/** "#7 Limits 2: Mon …, needs #8". */
export function sayPartLine(
  question: PartQuestion,
  taskId: number,
  line: string,
  language: Language,
): string {
  const taken = takeChanges(question, [`task:${taskId}`])
  const needed = taken.ok ? taken.value.keys.filter((key) => key !== `task:${taskId}`) : []
  const ids = needed.flatMap((key) => (key.startsWith('task:') ? `#${key.slice(5)}` : []))
  const named = `#${taskId} ${line}`
  if (ids.length === 0) return named
  return terminalWords[language].partLine.text(named, ids)
}
