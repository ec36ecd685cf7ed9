// What the terminal says of a guide, in English and Chinese.
import { grammar } from '../../../shared/i18n/grammar.ts'
import { sharedWords } from '../../../shared/i18n/shared-words.ts'
import type { GuideView } from '../../../shared/guide/requests.ts'
import type { Language } from '../../../shared/language.ts'
import { isLeftGuide, sayMissing } from '../../../shared/guide/guide-names.ts'
import { printable } from '../../cli/printable.ts'

const words = {
  en: {
    none: 'No guide is open in this conversation. Next: guide say "I have to pass linear algebra"',
    left: 'This guide was left. What you told is kept: guide say TEXT takes it up again.',
    head: (state: string) => `Guide: ${state}`,
    changed: 'Changed',
    doubts: 'To settle',
    risks: 'Where it may break',
    card: (id: string) => `Card ${id} waits: answer ${id} accept|reject`,
    exported: (file: string) => `Wrote the guide to ${file}`,
    restored: 'The guide is as it was when it was exported.',
  },
  zh: {
    none: '这次对话里没有引导。下一步：guide say "我要通过线性代数考试"',
    left: '这次引导中途退出了，你说过的都留着：guide say 内容 就接着来。',
    head: (state: string) => `课程引导：${state}`,
    changed: '刚改的',
    doubts: '要先弄清',
    risks: '可能出问题的地方',
    card: (id: string) => `卡片 ${id} 等你确认：answer ${id} accept|reject`,
    exported: (file: string) => `已将引导写入 ${file}`,
    restored: '引导已恢复成导出时的样子。',
  },
} as const

/** The guide as lines, or that there is none: where it stands, the draft, what is open, and the card that waits. */
export function sayGuide(view: GuideView, language: Language): string[] {
  const { state, sections, changes, missing, doubts, risks, cardId } = view
  const say = words[language]
  const colon = grammar[language].joints.colon
  if (!view.canExport) return [say.none]
  const open = sayMissing(state, missing, language)
  // While it is gathered there is no draft to be shown (B3).
  const draft = state === 'DISCOVERY' ? [] : sections
  return [
    say.head(sharedWords[language].guideNames.states[state]),
    ...(isLeftGuide(view) ? [say.left] : []),
    ...draft.map(({ label, text }) => `  ${label}${colon}${text}`),
    ...list(say.changed, changes),
    ...(open === null ? [] : [open]),
    ...list(say.doubts, doubts),
    ...list(say.risks, risks),
    ...(cardId === null || state !== 'CONFIRMING' ? [] : [say.card(cardId)]),
  ]
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  – ${line}`)]
}

export function sayGuideExported(file: string, language: Language): string {
  return words[language].exported(printable(file))
}

export function sayGuideRestored(language: Language): string {
  return words[language].restored
}
