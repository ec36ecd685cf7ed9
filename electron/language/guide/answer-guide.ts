// What the built-in model declares in a guide (B1): all that was said is folded into slots, and the next step follows.
import type { GuideDecision } from '../../../shared/guide/guide-model.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readTalk } from '../words/small-talk.ts'
import { joinSentences, joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { findUnheard } from './find-unheard.ts'
import { foldGuide, type Folded } from './fold-guide.ts'
import { answerQuestion } from './answer-question.ts'
import { asksWhy } from './read-guide-question.ts'
import { languagesOf } from './guide-languages.ts'
import { sectionsOf, type Heard } from './heard.ts'
import { nextNeed, type Need } from './next-need.ts'
import { wasSaid } from './said-before.ts'
import { ask, changesOf, decide, nextOf, propose, speak, type Turn } from './ask-next.ts'

export function answerGuide(facts: TurnFacts): GuideDecision {
  const folded = foldGuide(facts)
  const decision = answerFolded(facts, folded)
  const [, language] = languagesOf(facts)
  const unheard = folded.listened.flatMap((listened) => findUnheard(listened, facts))
  if (unheard.length === 0) return decision
  const say = guideTalk[language].talk
  const words = joinWords(
    unheard.map((each) => quoteTitle(each.words, language)),
    language,
  )
  const said = unheard.every(({ isRhythm }) => isRhythm) ? say.noRhythm(words) : say.notTaken(words)
  const { reply_to_user: reply } = decision
  // It takes the place of the sentence that nothing was found.
  const rest = reply === say.notUnderstood ? say.whatElse : reply
  return { ...decision, reply_to_user: joinSentences([said, rest], language) }
}

function answerFolded(facts: TurnFacts, folded: Folded): GuideDecision {
  const [titled, language] = languagesOf(facts)
  const { state, draft } = facts.guide ?? { state: 'DISCOVERY' as const, draft: null }
  const turn: Turn = { ...folded, facts, language, titled, state, draft }
  const say = guideTalk[language].talk
  const { heard } = folded
  if (facts.now.day > facts.state.window.days.length) return speak('the term is over', say.termOver)
  if (heard === null) return ask(turn, nextNeed(folded.known, folded.asks, facts))
  if (heard.signal === 'stop') return speak('asked to stop', say.stopped)
  const answer = answerTold(turn, heard)
  if (answer !== null) return answer
  if (state === 'FINISHED') return answerFinished(turn, heard)
  const talk = readTalk(heard.text)
  if (talk === 'abilities' || talk === 'who') return explain(turn)
  const agreed = draft === null ? null : answerAgreement(turn, heard)
  return agreed ?? answerWork(turn, heard)
}

/** A question of the student's that tells nothing: of the draft, of the chance, or of something else. */
function answerTold(turn: Turn, heard: Heard): GuideDecision | null {
  const { known, facts, draft, language } = turn
  if (heard.question === null || sectionsOf(heard).length > 0 || heard.course !== null) return null
  const said = answerQuestion(heard.question, {
    known,
    facts,
    draft,
    language,
    isWhy: asksWhy(heard.raw),
  })
  if (said === null || (draft !== null && changesOf(turn) !== null)) return null
  const need = nextNeed(known, draft === null ? turn.asks : [], facts)
  if (draft !== null && need.kind !== 'doubt') return speak('asked a question', said)
  // Told a second time running: our question alone, in another form.
  if (wasSaid(turn.facts, said) || need.kind === 'draft') return null
  const next = ask(turn, need)
  return { ...next, reply_to_user: joinSentences([said, next.reply_to_user], language) }
}

/** What the guide is for, and then its question again. */
function explain(turn: Turn): GuideDecision {
  const { known, asks, facts, language, draft, asked } = turn
  const say = guideTalk[language].talk.whatIDo
  if (draft !== null) return speak('asked what it can do', say)
  const need = nextNeed(known, asks, facts)
  const again: Need = asked === null || need.kind !== 'ask' ? need : { kind: 'ask', section: asked }
  // Told already: what there is by now says more.
  if (again.kind === 'draft')
    return wasSaid(turn.facts, say) ? ask(turn, again) : speak('asked what it can do', say)
  // Told a second time running, the question after it comes in another form.
  const heard = wasSaid(turn.facts, say) ? turn.heard : null
  // What was asked is answered by now: no other word to it stands before the question.
  const next = ask({ ...turn, heard, asked: null, before: known }, again)
  return { ...next, reply_to_user: joinSentences([say, next.reply_to_user], language) }
}

/** A yes to the draft that was shown: in DRAFTING a quick one, in CONFIRMING that of the card (B2). */
function answerAgreement(turn: Turn, heard: Heard): GuideDecision | null {
  const { known, language, asked } = turn
  const isOpen = known.doubts.length > 0 || known.reopened !== null
  const isYes =
    heard.signal === 'agree' ||
    (heard.signal === 'leave' && asked === null && !skips.test(heard.text))
  const says = sectionsOf(heard).length > 0
  if (isOpen || says || changesOf(turn) !== null) return null
  if (wantsLook.test(heard.text))
    return decide(
      'REQUEST_CONFIRM',
      'wants to see it once more',
      guideTalk[language].talk.toConfirm,
    )
  if (!isYes) return null
  return decide('CONFIRM_FINISH', 'agreed to the draft', guideTalk[language].talk.agreed)
}

/** “Skip that” agrees to nothing. */
const skips = /\b(?:skip|pass|next|later)\b|跳过|略过|不说|下一/

const wantsLook =
  /\b(?:show (?:me )?(?:it|that|the card|the draft)|let me (?:see|look)|see it (?:again|once more)|what would (?:be written|you write)|ready)\b|(?:再)?(?:给我)?看(?:一下|看|一遍)(?:草稿|卡片)?|出卡片|生成卡片/

/** After the card was accepted: thanks goes nowhere, a change leads back to its section (B6). */
function answerFinished(turn: Turn, heard: Heard): GuideDecision {
  const { known, language, before } = turn
  const say = guideTalk[language].talk
  const sections = sectionsOf(heard)
  const changed = changesOf(turn)
  const named = heard.section === 'before' ? (turn.asks.at(-1) ?? null) : heard.section
  const section = sections[0] ?? (known.course?.name === before.course?.name ? named : 'course')
  const back = { intent: 'BACKTRACK' as const, target_section: section }
  const isWrong =
    heard.signal === 'no' || heard.signal === 'agree-but' || heard.section === 'before'
  if (
    known.doubts.length > 0 &&
    (changed !== null || sections.length > 0 || isWrong || heard.course !== null)
  )
    return { ...ask(turn, nextNeed(known, [], turn.facts)), intent: 'BACKTRACK' }
  if (changed !== null) return { ...propose(turn, changed), ...back }
  if (isWrong && section !== null) return { ...ask(turn, { kind: 'ask', section }), ...back }
  if (isWrong && heard.isCorrection)
    return { ...speak('something is wrong, and not what', say.whichSection), intent: 'BACKTRACK' }
  if (heard.signal === 'thanks') return speak('thanks', say.thanks)
  return speak('it is written', say.written)
}

function answerWork(turn: Turn, heard: Heard): GuideDecision {
  const { known, asks, facts, state, language, isDrafted } = turn
  const say = guideTalk[language].talk
  const need = nextNeed(known, isDrafted && state !== 'DISCOVERY' ? [] : asks, facts)
  if (
    need.kind !== 'draft' &&
    (state === 'DISCOVERY' || need.kind === 'doubt' || known.reopened !== null)
  )
    return ask(turn, need)
  // Another course's name answers nothing: what was asked is still open.
  const { asked } = turn
  if (turn.draft === null && asked !== null && nextOf(turn).length > 0)
    return ask(turn, { kind: 'ask', section: asked })
  const draft = changesOf(turn)
  if (draft !== null) return propose(turn, draft)
  if (turn.draft === null) return ask(turn, need)
  if (heard.signal === 'thanks') return speak('thanks', `${say.thanks} ${say.notUnderstood}`)
  if (sectionsOf(heard).length > 0 && heard.signal !== 'agree-but') {
    return speak('the draft stays as it is', saySame(turn))
  }
  if (heard.section !== null && heard.section !== 'before' && heard.signal === 'no')
    return ask(turn, { kind: 'ask', section: heard.section })
  return heard.signal === 'no' || heard.signal === 'agree-but'
    ? speak('something is wrong, and not what', say.whichSection)
    : speak('nothing in it for the draft', say.notUnderstood)
}

/** Of what was told and changes nothing that is written. */
function saySame({ known, before, language }: Turn): string {
  const say = guideTalk[language].talk
  if (isSameValue(known, before)) return say.isSo
  const isOfTime = known.amount?.kind === 'minutes' && !isSameValue(known.amount, before.amount)
  return isOfTime ? say.isWholePeriods : say.isSame
}
