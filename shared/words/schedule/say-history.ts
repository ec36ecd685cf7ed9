// Who made a change, and what has become of it since.
import type { Author } from '../../agent/agent-step.ts'
import type { Language } from '../../language.ts'
import type { Standing } from '../../schedule/history.ts'

const authorNames: Record<Language, Record<Author, string>> = {
  en: { agent: 'Assistant', person: 'You', import: 'Import', planner: 'Planner' },
  zh: { agent: '助手', person: '你', import: '导入', planner: '排课' },
}

const standingNames: Record<Language, Record<Standing, string>> = {
  en: { done: '', undone: 'undone', superseded: 'undone, then replaced', damaged: 'damaged' },
  zh: { done: '', undone: '已撤销', superseded: '撤销后被新改动取代', damaged: '记录损坏' },
}

export function sayAuthor(author: Author, language: Language): string {
  return authorNames[language][author]
}

/** Empty for a change that stands. */
export function sayStanding(standing: Standing, language: Language): string {
  return standingNames[language][standing]
}
