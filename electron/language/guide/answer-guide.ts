// What the built-in model declares in a guide (B1): all that was said is folded into slots, and the next step follows.
import { assertNever } from '../../../shared/assert-never.ts'
import type { GuideDecision } from '../../../shared/guide/guide-model.ts'
import type { GuideDraft, GuideSection } from '../../../shared/guide/guide-draft.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import type { Language } from '../../../shared/language.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readTalk } from '../words/small-talk.ts'
import { joinSentences, joinWords } from '../../../shared/text/join-words.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { findUnheard } from './find-unheard.ts'
import { foldGuide, type Folded } from './fold-guide.ts'
import { examOf } from './guide-dates.ts'
import { changeDraft } from './guide-draft.ts'
import { isAsking } from './asking.ts'
import { answerQuestion } from './answer-question.ts'
import { asksWhy } from './read-guide-question.ts'
import { languagesOf } from './guide-languages.ts'
import { sectionsOf, type Heard } from './heard.ts'
import { nextNeed, type Need } from './next-need.ts'
import { wasAsked, wasSaid } from './said-before.ts'
import { sayDraft } from './say-draft.ts'
import {
  findTelling,
  nameOf,
  sayDay,
  sayDoubt,
  sayQuestion,
  type QuestionForm,
} from './say-question.ts'

type Turn = Folded & {
  facts: TurnFacts
  language: Language
  /** Of the title, which does not change with the words of one message. */
  titled: Language
  state: 'DISCOVERY' | 'DRAFTING' | 'CONFIRMING' | 'FINISHED'
  draft: GuideDraft | null
}

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

/** The draft as it would be now; null where it is as it was. */
function changesOf(turn: Turn): GuideDraft | null {
  const { draft, before, known, facts, titled } = turn
  const now = changeDraft(draft, before, known, facts, titled)
  return now === null || (draft !== null && isSameValue(now, draft)) ? null : now
}

function propose(turn: Turn, draft: GuideDraft): GuideDecision {
  const { known, facts, language } = turn
  const isFirst = turn.draft === null
  const said = sayDraft({ known, draft, ground: facts, language, isFirst })
  return { ...decide('PROPOSE_DRAFT', 'enough is known', said), draft_content: draft }
}

function ask(turn: Turn, need: Need): GuideDecision {
  const { known, facts, language } = turn
  const say = guideTalk[language].talk
  const asking = { known, ground: facts, language }
  switch (need.kind) {
    case 'doubt':
      return speak(
        `in doubt: ${need.doubt.kind}`,
        joinSentences([...nextOf(turn), askAgain(turn, sayDoubt(need.doubt, asking))], language),
        need.section,
      )
    case 'stuck':
      return speak('the course is not known', say.stuck, 'course')
    case 'draft': {
      const draft = changesOf(turn)
      return draft === null ? speak('nothing to propose', say.notUnderstood) : propose(turn, draft)
    }
    case 'ask': {
      const { section } = need
      const form = formOf(turn, section)
      const answered = answerTo(turn, section, form)
      // A second question of the student's in a row gets ours in another form too.
      const isAnswered =
        answered.length > 0 && !answered.every((words) => wasSaid(turn.facts, words))
      const question =
        isAnswered || turn.heard === null
          ? sayQuestion(section, form, asking)
          : freshQuestion(turn, section, form)
      return speak(
        `asks about ${section}: ${form}`,
        joinSentences(
          [...leadOf(turn, section), ...answered, followed(turn, question, form)],
          language,
        ),
        section,
      )
    }
    default:
      return assertNever(need)
  }
}

/** The pace (B3): a long answer is followed deeper, a short one gets options, a very short one a guess to verify. */
function formOf({ heard, asked, known, asks }: Turn, section: GuideSection): QuestionForm {
  if (heard === null || known.reopened === section) return 'open'
  if (heard.signal === 'unsure' && heard.length !== 'long') return 'guess'
  if (heard.signal === 'no' && asked === section) return 'open'
  if (section === 'course' && asks.includes('course')) return 'open'
  const forms = { long: 'open', short: 'options', 'very-short': 'guess' } as const
  return section === 'course' && heard.length === 'very-short' ? 'options' : forms[heard.length]
}

/** What was just asked is asked in another form, where there is one (B3). */
function freshQuestion(turn: Turn, section: GuideSection, form: QuestionForm): string {
  const asking = { known: turn.known, ground: turn.facts, language: turn.language }
  const forms = [form, 'open', 'options', 'guess'] as const
  const questions = forms.map((each) => sayQuestion(section, each, asking))
  const fresh = questions.find((question) => !wasAsked(turn.facts, question))
  return fresh ?? askAgain(turn, questions[0] ?? '')
}

/** Nothing is said twice as if nobody had answered: what came between is noted, or told to have settled nothing. */
function askAgain(turn: Turn, question: string): string {
  const { heard, language } = turn
  if (heard === null || !wasAsked(turn.facts, question)) return question
  const { noted, stillOpen } = guideTalk[language].talk
  const lead = sectionsOf(heard).length > 0 ? noted : stillOpen
  return joinSentences([lead, question], language)
}

/** A word to a question of the student's, and to who does not know, before ours. */
function answerTo(
  { heard, asked, language }: Turn,
  section: GuideSection,
  form: QuestionForm,
): string[] {
  if (heard === null || asked === null) return []
  const say = guideTalk[language].talk
  if (heard.signal === 'unsure' && form === 'guess' && asked === section) return [say.noMatter]
  const isNothing = sectionsOf(heard).length === 0 && heard.course === null
  const isOther = heard.question === null || heard.question === 'other'
  return heard.signal === 'none' && isNothing && isOther && isAsking(heard.raw) ? [say.aside] : []
}

function followed({ heard, language }: Turn, question: string, form: QuestionForm): string {
  const telling = heard?.length === 'long' && form === 'open' ? findTelling(heard.raw) : null
  return telling === null ? question : guideTalk[language].talk.deeper(telling, question)
}

/** Of another course that was named: it waits, and how to leave this one for it. */
function nextOf({ known: { course }, heard, language }: Turn): string[] {
  const next = heard?.next ?? null
  const isOther = next !== null && course !== null && !isSameCourse(next, course.name)
  return isOther ? [guideTalk[language].talk.afterThis(nameOf(next, language))] : []
}

/** What was just understood of the course, before the first question about it. */
function leadOf(turn: Turn, section: GuideSection): string[] {
  const { known, before, language, facts } = turn
  const { course } = known
  const isNew = course !== null && before.course?.name !== course.name
  const say = guideTalk[language].talk
  const after = nextOf(turn)
  if (!isNew || section === 'course') return after
  const told = examOf(known, facts)
  const exam = told?.isTimetable === true ? [say.examTold(sayDay(told.exam.date, language))] : []
  return [say.courseKnown(nameOf(course.name, language)), ...after, ...exam]
}

function speak(thought: string, reply: string, section: GuideSection | null = null): GuideDecision {
  return { ...decide('CONTINUE_ASKING', thought, reply), target_section: section }
}

function decide(
  action: GuideDecision['next_action'],
  thought: string,
  reply: string,
): GuideDecision {
  return { thought, next_action: action, reply_to_user: reply, intent: 'CONTINUE' }
}
