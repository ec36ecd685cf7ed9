// What a guide says next: the question that is open, in the form that the pace asks for, or the draft.
import { assertNever } from '../../../shared/assert-never.ts'
import type { GuideDecision } from '../../../shared/guide/guide-model.ts'
import type { GuideDraft, GuideSection } from '../../../shared/guide/guide-draft.ts'
import { guideTalk } from '../../../shared/i18n/core/guide-talk.ts'
import type { Language } from '../../../shared/language.ts'
import { isSameCourse } from '../../../shared/words/course-names.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import type { TurnFacts } from '../../model/model.ts'
import { joinSentences } from '../../../shared/text/join-words.ts'
import { type Folded } from './fold-guide.ts'
import { examOf } from './guide-dates.ts'
import { changeDraft } from './guide-draft.ts'
import { isAsking } from './asking.ts'
import { sectionsOf } from './heard.ts'
import { type Need } from './next-need.ts'
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

export type Turn = Folded & {
  facts: TurnFacts
  language: Language
  /** Of the title, which does not change with the words of one message. */
  titled: Language
  state: 'DISCOVERY' | 'DRAFTING' | 'CONFIRMING' | 'FINISHED'
  draft: GuideDraft | null
}

/** The draft as it would be now; null where it is as it was. */
export function changesOf(turn: Turn): GuideDraft | null {
  const { draft, before, known, facts, titled } = turn
  const now = changeDraft(draft, before, known, facts, titled)
  return now === null || (draft !== null && isSameValue(now, draft)) ? null : now
}

export function propose(turn: Turn, draft: GuideDraft): GuideDecision {
  const { known, facts, language } = turn
  const isFirst = turn.draft === null
  const said = sayDraft({ known, draft, ground: facts, language, isFirst })
  return { ...decide('PROPOSE_DRAFT', 'enough is known', said), draft_content: draft }
}

export function ask(turn: Turn, need: Need): GuideDecision {
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
export function nextOf({ known: { course }, heard, language }: Turn): string[] {
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

export function speak(
  thought: string,
  reply: string,
  section: GuideSection | null = null,
): GuideDecision {
  return { ...decide('CONTINUE_ASKING', thought, reply), target_section: section }
}

export function decide(
  action: GuideDecision['next_action'],
  thought: string,
  reply: string,
): GuideDecision {
  return { thought, next_action: action, reply_to_user: reply, intent: 'CONTINUE' }
}
