// "Ok, do that", behind a question that put a card aside, or that supposed what is now wanted.
import { choiceWords } from '../../../shared/i18n/core/choices.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readActs } from '../frames/recut.ts'
import type { Ground } from '../ground.ts'
import { chanceOf, isQuestionAct } from '../tidy/chances.ts'
import { isAgreement } from '../words/small-talk.ts'
import { detectLanguage } from '../words/detect-language.ts'

type Words = Ground & Pick<TurnFacts, 'request'>

/** What is wanted, in words of its own; null for anything else. */
export function goAhead(facts: Words): string | null {
  const { request, recent } = facts
  if (!saysDo.test(request) || !isYes(request, facts)) return null
  const [asked, before] = recent.filter(({ who }) => who === 'person').toReversed()
  const act = asked === undefined ? undefined : readActs(asked.text, facts).at(-1)
  if (asked === undefined || act === undefined || !isQuestionAct(act)) return null
  if (act.act === 'what_if') {
    const when = act.slots.find(({ role }) => role === 'when' || role === 'not')
    if (when === undefined || act.slots.some(({ role }) => role === 'task')) return null
    return choiceWords[detectLanguage(request, [], facts.language)].readings.clear('', when.text)
  }
  if (before === undefined || before.written !== undefined) return null
  const wanted = readActs(before.text, facts)
  const isChange = wanted.every((each) => changes.test(each.act) && chanceOf(each) >= sure)
  return wanted.length > 0 && isChange ? before.text : null
}

/** More than a yes, which may only take note of the answer. */
const saysDo =
  /\b(?:do (?:it|that|so)|go ahead|go for it|make (?:it so|the change)|let['’]?s (?:do|go))\b|按(?:你|刚才|上面)|就(?:这么|这样|那么|照)|(?:改|排|挪|做|办)吧|那可以/i

function isYes(request: string, facts: Ground): boolean {
  const acts = readActs(request, facts)
  return (
    isAgreement(request.toLowerCase()) ||
    acts.every(({ act, confidence }) => act === 'yes' && confidence >= sure)
  )
}

const changes =
  /^(?:move|place|swap|unplace|clear|replan|plan|thin_out|add_|cancel_|change_|day_off|set_|delete_|drop_|remove_|rename|mark:|pin|unpin)/
const sure = 0.6
