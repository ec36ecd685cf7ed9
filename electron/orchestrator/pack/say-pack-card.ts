// What the pack scene says of its cards and offers where words are no answer to them, in both languages.
import type { Language } from '../../../shared/language.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { sayFields } from './say-pack-scene.ts'

type Words = {
  /** A model's own words, in place of the student's. */
  proposed: (field: string, text: string) => string
  /** The yes to replacing them is still to come. */
  stillAsked: string
  /** A yes typed at a card. */
  typed: string
  /** A plain no at one. */
  aside: string
  workFirst: string
}

const words: Record<Language, Words> = {
  en: {
    proposed: (field, text) =>
      `${field} holds words of your own. In their place I would write “${text}”, which you have not said. Shall I? Yours stay among its versions.`,
    stillAsked: 'Your own words stay until you say “yes” to replacing them.',
    typed:
      'Typing doesn’t accept the card. Here it is again: press Accept, or say what should be different.',
    aside:
      'The card is put aside, and nothing of it counts yet. Say “continue the course pack” to go on.',
    workFirst: 'Before their places are written, the sessions go into your plan.',
  },
  zh: {
    proposed: (field, text) =>
      `${field}是你自己写的。我想改成“${text}”，这不是你的原话。要改吗？你的内容会留在历史版本里。`,
    stillAsked: '要替换你自己写的内容，请说“好的”；在那之前它保持不变。',
    typed: '打字不会接受卡片。卡片还在下面，按“接受”就会生效；也可以说要改什么。',
    aside: '卡片先放一边，上面的内容还不算数。说“继续做课程包”接着往下走。',
    workFirst: '写排期之前，先把任务加进计划。',
  },
}

export function sayOfCard(what: Exclude<keyof Words, 'proposed'>, language: Language): string {
  return words[language][what]
}

export function sayProposed(key: PackFieldKey, text: string, language: Language): string {
  const shown = text.replaceAll(/\s+/gu, ' ')
  const short = shown.length > 300 ? `${shown.slice(0, 300).toWellFormed()}…` : shown
  return words[language].proposed(sayFields([key], language), short)
}
