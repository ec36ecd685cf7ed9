// The built-in model's side of the course pack (K1): what the words ask for, and what is said where they ask for nothing.
import { speaks as en } from '../../../../../shared/i18n/en/language/answer-pack.ts'
import { speaks as zh } from '../../../../../shared/i18n/zh/language/answer-pack.ts'
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

const speaks = { en, zh }

function sayChat(request: string, language: Language): string {
  const plain = plainly(request)
  if (isThanks(plain)) return speaks[language].welcome
  return asksWeight(plain) ? speaks[language].weight : speaks[language].help
}
