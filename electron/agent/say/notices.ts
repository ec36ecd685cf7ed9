// What the history tells a model of things that happened outside it: verdicts on cards, changes of the tool packs.
import type { Language } from '../../../shared/language.ts'
import type { ToolName, ToolPack } from '../../../shared/tools/catalogue.ts'
import { sayCount } from '../../../shared/words/say-count.ts'

type Phrases = {
  planAccepted: string
  placed: (blocks: string) => string
  planRejected: string
  planLeft: string
  callRejected: string
  reason: (note: string) => string
  activeTools: (packs: string, names: string) => string
}

const phrases: Record<Language, Phrases> = {
  en: {
    planAccepted: '[Weekloom] The plan was accepted.',
    placed: (blocks) => ` ${blocks} placed.`,
    planRejected: '[Weekloom] The plan was declined.',
    planLeft: 'The plan above is left, nothing of it was written. Ask for it again at any time.',
    callRejected: 'Declined; nothing was changed.',
    reason: (note) => ` Reason: ${note}`,
    activeTools: (packs, names) => `Active packs: ${packs}. Tools at hand: ${names}.`,
  },
  zh: {
    planAccepted: '[Weekloom] 计划已被接受。',
    placed: (blocks) => `安排了 ${blocks}。`,
    planRejected: '[Weekloom] 计划没有被接受。',
    planLeft: '上面的计划先放下了，没有写入任何内容。想要时再说一次要安排就行。',
    callRejected: '没有同意，没有做任何改动。',
    reason: (note) => `理由：${note}`,
    activeTools: (packs, names) => `已启用的工具包：${packs}。可用的工具：${names}。`,
  },
}

export type PlanVerdict =
  /** `taken` says what of it was taken, where that was not all. */
  { kind: 'accepted'; placed: number; taken: string } | { kind: 'rejected'; note: string }

export function sayPlanNotice(verdict: PlanVerdict, language: Language): string {
  const words = phrases[language]
  if (verdict.kind === 'rejected') return words.planRejected + sayReason(verdict.note, words)
  const { placed, taken } = verdict
  const blocks = placed === 0 ? '' : words.placed(sayCount(placed, 'study-block', language))
  return words.planAccepted + blocks + (taken === '' || language === 'zh' ? taken : ` ${taken}`)
}

/** Said to the person, who has gone on to something else. */
export function sayPlanLeft(language: Language): string {
  return phrases[language].planLeft
}

export function sayRejectedCall(note: string, language: Language): string {
  const words = phrases[language]
  return words.callRejected + sayReason(note, words)
}

export function sayActiveTools(
  packs: readonly ToolPack[],
  names: readonly ToolName[],
  language: Language,
): string {
  return phrases[language].activeTools(packs.join(', '), names.join(', '))
}

function sayReason(note: string, words: Phrases): string {
  return note.trim() === '' ? '' : words.reason(note)
}
