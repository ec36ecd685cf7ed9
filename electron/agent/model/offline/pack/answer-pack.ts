// The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for nothing.
import type { PackDecision } from '../../../../../shared/pack/pack-decision.ts'
import type { Language } from '../../../../../shared/language.ts'
import { asksWeight, plainly } from '../../../pack/agreement-words.ts'
import { isThanks } from '../../../pack/offer-words.ts'
import { readPackIntent } from '../../../pack/read-pack-intent.ts'
import type { TurnFacts } from '../../model.ts'
import { speechOf } from '../say/speech.ts'

export function answerPack(facts: TurnFacts): PackDecision {
  const { language } = speechOf(facts)
  const read = readPackIntent(facts.request, facts.pack ?? null)
  const speak = read.intent === 'chat' ? sayChat(facts.request, language) : ''
  return { ...read, speak, reason: read.intent }
}

const speaks: Record<Language, { welcome: string; help: string; weight: string }> = {
  en: {
    welcome: "You're welcome. Say “continue” to go on with the course pack.",
    weight:
      'How much time a topic gets is its share under “Topics”: say “change the topics to Arrays — 20 %, Graphs — 40 %” with all of yours, or edit them on the page of the pack. For less in all, give it fewer hours: “change the conditions to 4 hours a week”. Then say “write the sessions”.',
    help: 'In the course pack you can say “continue”, “look it up”, “write the outline”, “change the goal to …”, or ask what you have to know.',
  },
  zh: {
    welcome: '不客气。说“继续”就接着做课程包。',
    weight:
      '每个知识点的时间看“知识点”里的百分比：说“把知识点改成数组 — 20 %、图 — 40 %”（写全所有知识点），或者在课程包页面里改。想整体轻松些，就少给些时间：“把条件改成每周4小时”。改完说“生成任务”。',
    help: '在课程包里可以说“继续”“查一下资料”“生成大纲”“把目标改成……”，也可以问考什么。',
  },
}

function sayChat(request: string, language: Language): string {
  const plain = plainly(request)
  if (isThanks(plain)) return speaks[language].welcome
  return asksWeight(plain) ? speaks[language].weight : speaks[language].help
}
