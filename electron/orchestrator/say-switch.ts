// What the orchestrator itself says: the question whether to change the scene, and what may be said next.
import type { Language } from '../../shared/language.ts'
import type { TurnEnding } from '../../shared/agent/timeline.ts'
import type { Scene } from './scene.ts'

export function sayDoYouMean({ title }: Scene, language: Language): string {
  return language === 'en'
    ? `Do you mean: ${title.en}? Say yes or no; anything else goes on here.`
    : `你的意思是：${title.zh}吗？回答“是”或“不是”；说别的就继续现在的内容。`
}

export function sayStay(language: Language): string {
  return language === 'en' ? 'All right, we go on here.' : '好的，那就继续现在的内容。'
}

const words = {
  yes: { en: 'yes', zh: '是' },
  no: { en: 'no', zh: '不是' },
  leave: { en: 'stop', zh: '不背了' },
  undo: { en: 'undo', zh: '撤销' },
  health: { en: 'how is my plan?', zh: '我的计划怎么样？' },
  again: { en: 'plan my week', zh: '帮我安排这周' },
}

export type Outcome = {
  ending: TurnEnding
  isAsking: boolean
  /** The scene waits for words that may say anything. */
  isHeld: boolean
  /** The words that leave such a scene. */
  leave?: string | undefined
  /** What the scene itself would hear next. */
  offered?: string[] | undefined
  hasChanged: boolean
  hasPending: boolean
}

/** At most two; none where a card or a question waits for its own answer. */
export function suggestNext(outcome: Outcome, language: Language): string[] {
  const { ending, isAsking, isHeld, leave, offered = [], hasChanged, hasPending } = outcome
  const say = (word: keyof typeof words) => words[word][language]
  if (isAsking) return [say('yes'), say('no')]
  if (ending === 'card' || ending === 'question') return []
  if (isHeld) return [...offered.slice(0, 1), leave ?? say('leave')]
  if (offered.length > 0) return offered.slice(0, 2)
  if (hasChanged) return [say('health'), say('undo')]
  return hasPending ? [say('again')] : []
}
