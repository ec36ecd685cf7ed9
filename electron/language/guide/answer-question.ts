// What the guide answers to a question of the student's: the draft's day and amount, and what it needs against the time that is free.
import type { GuideDraft } from '../../../shared/guide/guide-draft.ts'
import { roomOf } from '../../../shared/guide/find-draft-risks.ts'
import type { Language } from '../../../shared/language.ts'
import { dayToDate } from '../../../shared/schedule/calendar.ts'
import { minutesOfPeriod } from '../../../shared/schedule/work-minutes.ts'
import { sayDuration } from '../../../shared/time/say/say-duration.ts'
import type { TurnFacts } from '../../model/model.ts'
import { examOf } from './guide-dates.ts'
import { guidePhrases } from './guide-phrases.ts'
import { quoteTitle } from '../../../shared/text/quote-title.ts'
import { isSameValue } from '../../../shared/schedule/same-value.ts'
import { knownAfterEach } from './fold-guide.ts'
import { nothingKnown, type Known } from './known.ts'
import { hasAmount } from './learn.ts'
import type { GuideQuestion } from './read-guide-question.ts'
import { sayDay } from './say-question.ts'
import type { DraftRoom } from '../../../shared/guide/find-draft-risks.ts'

type QuestionPhrases = {
  exam: (exam: string, until: string) => string
  examOnly: (exam: string) => string
  due: (until: string) => string
  amount: (sessions: string, length: string) => string
  room: (needed: string, free: string, until: string) => string
  fit: Record<DraftRoom['fit'], string>
  outlook: string
  tooEarly: string
  offTopic: string
  told: (words: string) => string
  session: (length: string) => string
  guessed: string
  none: string
  found: string
}

const en: QuestionPhrases = {
  exam: (exam, until) => `The exam is on ${exam}, and the work is to be done by ${until}.`,
  examOnly: (exam) => `The exam is on ${exam}.`,
  due: (until) => `It is to be done by ${until}.`,
  amount: (sessions, length) => `It is ${sessions} so far, about ${length} together.`,
  room: (needed, free, until) =>
    `It needs about ${needed}, and until ${until} about ${free} of your time are free.`,
  fit: {
    enough: 'There is room for it.',
    little: 'It fits, but leaves little for anything else.',
    none: 'That is not enough: less work, or more days, would help.',
  },
  outlook:
    'How likely you are to be on time I can’t tell here: once it is written, the outlook in the course pack says so.',
  tooEarly: 'I can say more to that once I know the day and how much there is.',
  told: (words) => `You told me so: ${words}.`,
  session: (length) =>
    `A session is ${length} at most, as you told me: that makes more of them, not less work.`,
  guessed: 'That is my guess, from how such work usually goes; say what it should be.',
  found: 'That is in your plan already.',
  none: 'You have set no limits to when, so any free time may be taken.',
  offTopic:
    'That one I can’t answer here, this talk is about your course. Say what should be different in the draft, or “go ahead”.',
}

const zh: QuestionPhrases = {
  exam: (exam, until) => `考试在 ${exam}，最晚 ${until} 做完。`,
  examOnly: (exam) => `考试在 ${exam}。`,
  due: (until) => `最晚 ${until} 做完。`,
  amount: (sessions, length) => `目前是 ${sessions}，一共约 ${length}。`,
  room: (needed, free, until) => `一共约需 ${needed}，到 ${until} 之前约有 ${free} 空着。`,
  fit: {
    enough: '排得下。',
    little: '排得下，但留给别的事的时间不多。',
    none: '时间不够：减少内容，或者多留几天。',
  },
  outlook: '按时完成的把握有多大，这里说不准：写入以后，课程包里的“推演”会算出来。',
  tooEarly: '等我知道日期和内容有多少，才能说准一些。',
  told: (words) => `这是你说的：${words}。`,
  session: (length) => `你说过每次最多 ${length}，所以次数多一些，内容没有减少。`,
  guessed: '这是我按一般情况估的，不对就直接说。',
  found: '这是计划里已有的。',
  none: '你没有限制什么时候学，所以空着的时间都可能用上。',
  offTopic: '这个我在这里答不上来，这里只聊这门课的安排。说说草稿要改什么，或者说“就这样”。',
}

/** What the guide says to a question of the student's, in both languages. */
const questionPhrases: Record<Language, QuestionPhrases> = { en, zh }

type Told = {
  /** How it came to be so. */
  isWhy: boolean
  known: Known
  facts: TurnFacts
  draft: GuideDraft | null
  language: Language
}

/** Null where there is nothing to tell by now. */
export function answerQuestion(question: GuideQuestion, told: Told): string | null {
  const say = questionPhrases[told.language]
  if (told.draft === null) return question === 'other' ? null : answerEarly(question, told)
  const { state, now } = told.facts
  const { needed, free, fit } = roomOf(told.draft, state, now)
  const length = (periods: number) =>
    sayDuration(Math.round(periods * minutesOfPeriod(state.window)), told.language)
  switch (question) {
    case 'when':
      return joined([sayWhen(told.draft, told), ...whyOf(told, whenFields)], told)
    case 'amount': {
      const sessions = guidePhrases[told.language].sessions(told.draft.items.length)
      const { mostADay } = told.known
      return joined(
        [
          say.amount(sessions, length(needed)),
          ...whyOf(told, amountFields),
          ...(mostADay === null || !told.isWhy
            ? []
            : [say.session(sayDuration(mostADay, told.language))]),
        ],
        told,
      )
    }
    case 'limits': {
      const { limits } = told.known
      return joined(
        [sayWhen(told.draft, told), limits === null ? say.none : reasonOf(told, ['limits'])],
        told,
      )
    }
    case 'chance': {
      const until = sayDay(dayToDate(state.window, told.draft.to_day), told.language)
      return joined(
        [say.room(length(needed), length(free), until), say.fit[fit], say.outlook],
        told,
      )
    }
    default:
      return say.offTopic
  }
}

function joined(sentences: readonly string[], { language }: Told): string {
  return sentences.join(language === 'zh' ? '' : ' ')
}

const whenFields = ['exam', 'due', 'beforeExam', 'openDay'] as const
const amountFields = ['amount', 'units', 'topics', 'skipped', 'parts', 'sessions'] as const

function whyOf(told: Told, fields: readonly (keyof Known)[]): string[] {
  return told.isWhy ? [reasonOf(told, fields)] : []
}

/** Where it comes from: the student's own words that last set any of these, the plan, or a guess. */
function reasonOf({ known, facts, language }: Told, fields: readonly (keyof Known)[]): string {
  const say = questionPhrases[language]
  const partOf = (each: Known | undefined) =>
    fields.map((field) => each?.[field] ?? nothingKnown[field])
  const steps = knownAfterEach(facts)
  const at = steps.findLastIndex(
    (step, index) =>
      !isSameValue(partOf(step), partOf(index === 0 ? nothingKnown : steps[index - 1])),
  )
  const isTold = !isSameValue(partOf(known), partOf(nothingKnown))
  const words = facts.guide?.messages[at]?.text
  if (isTold && words !== undefined)
    return say.told(quoteTitle(Array.from(words).slice(0, 120).join(''), language))
  const isFound =
    known.classId !== null || (fields.includes('exam') && examOf(known, facts) !== null)
  return isFound ? say.found : say.guessed
}

function sayWhen({ exam, to_day: toDay }: GuideDraft, { facts, language }: Told): string {
  const say = questionPhrases[language]
  const day = (number: number) => sayDay(dayToDate(facts.state.window, number), language)
  return exam === null ? say.due(day(toDay)) : say.exam(day(exam.day), day(toDay))
}

/** Before there is a draft: what was told so far. */
function answerEarly(question: Exclude<GuideQuestion, 'other'>, told: Told): string | null {
  const { known, facts, language } = told
  const say = questionPhrases[language]
  if (question === 'chance') return say.tooEarly
  if (question === 'amount')
    return hasAmount(known) && told.isWhy ? reasonOf(told, amountFields) : null
  const exam = examOf(known, facts)?.exam.date ?? null
  if (exam === null && known.due === null) return null
  const day = exam === null ? say.due(sayDay(known.due ?? '', language)) : say.examOnly(sayDay(exam, language)) // prettier-ignore
  return joined([day, ...whyOf(told, whenFields)], told)
}
