// Finds what is still open in a guide: what no draft can do without, and what was said in two ways; read as the built-in model reads it.
import type { StudentProfile } from '../../shared/agent/student-profile.ts'
import type { GuidePack } from '../../shared/guide/guide-pack.ts'
import type { GuideSection } from '../../shared/guide/guide-draft.ts'
import type { GuideRecord } from '../../shared/guide/guide-record.ts'
import type { PresentGuide } from '../../shared/guide/present-guide.ts'
import { languages, type Language } from '../../shared/language.ts'
import type { PlanningPreferences } from '../../shared/planner/planning-preferences.ts'
import type { Moment, ScheduleState } from '../../shared/schedule/state.ts'
import type { Known, Doubt } from '../language/guide/known.ts'
import { foldGuide, isFilled } from '../language/guide/fold-guide.ts'
import { nameOf, sayDoubt, sayAmount, sayDay } from '../language/guide/say-question.ts'
import { guideWords } from '../../shared/i18n/core/guide.ts'
import type { EarlierWords, TurnFacts } from '../model/model.ts'
import { assertNever } from '../../shared/assert-never.ts'

export type OpenFacts = {
  state: ScheduleState
  now: Moment
  today: { date: string; minute: number }
  language: Language
  standing: StudentProfile
  preferences: PlanningPreferences
  /** All that the person said in the conversation, and when. */
  told: EarlierWords[]
  packs: readonly GuidePack[]
}

/** Without these there is no draft; what has to be learned is told with how much it is. */
const needed: readonly GuideSection[] = ['course', 'amount', 'dates']

type GuideOpen = {
  known: Known
  course: string | null
  missing: GuideSection[]
  doubts: string[]
  answers: string[]
}

export function findOpen(present: PresentGuide, open: OpenFacts): GuideOpen {
  const facts = guideFacts(present.record, present.isWritten, open)
  const { known } = foldGuide(facts)
  const { language } = open
  const doubts = isAsked(present, known, facts) ? known.doubts : []
  const [first] = doubts
  return {
    known,
    course: known.course === null ? null : nameOf(known.course.name, language),
    missing: needed.filter((section) => !isFilled(section, known, facts)),
    doubts: doubts.map((doubt) => sayDoubt(doubt, { known, ground: facts, language })),
    answers: first === undefined ? [] : doubtAnswers(first, language),
  }
}

/** In either language, as it is put in that of the student: a model of their own settles what it finds in its own words. */
function isAsked({ record }: PresentGuide, known: Known, ground: TurnFacts): boolean {
  const [doubt] = known.doubts
  // Nothing was asked since a slot was set.
  if (record.messages.at(-1)?.set !== undefined) return doubt !== undefined
  const said = record.messages.findLast(({ who }) => who === 'weekloom')?.text
  if (doubt === undefined || said === undefined) return false
  return languages.some((language) => said.includes(sayDoubt(doubt, { known, ground, language })))
}

/** As in a turn that asks for nothing. */
export function guideFacts(record: GuideRecord, isWritten: boolean, open: OpenFacts): TurnFacts {
  const { state, messages, draft, section } = record
  return {
    ...open,
    request: '',
    followUps: [],
    recent: [],
    plan: [],
    step: 0,
    rejectedPlan: null,
    calls: [],
    optimisation: null,
    activePacks: [],
    scenes: null,
    history: { undo: null, redo: null },
    guide: {
      state,
      messages,
      draft,
      section,
      isWritten,
      isPaused: record.isPaused,
      packs: open.packs,
    },
    correction: null,
  }
}

/** Two, or none where only the student's own words settle it. */
export function doubtAnswers(doubt: Doubt, language: Language): string[] {
  const { add, anew, own, more, all } = guideWords[language].doubtAnswers
  switch (doubt.kind) {
    case 'two-exams':
      return choice(sayDay(doubt.first.date, language), sayDay(doubt.second.date, language))
    case 'two-dues':
      return choice(sayDay(doubt.first, language), sayDay(doubt.second, language))
    case 'date-choice':
      return choice(...doubt.choices.slice(0, 2).map((date) => sayDay(date, language)))
    case 'two-amounts':
      return choice(sayAmount(doubt.first, language), sayAmount(doubt.second, language))
    case 'two-courses':
      return choice(nameOf(doubt.first.name, language), nameOf(doubt.second.name, language))
    case 'near-course':
      return choice(nameOf(doubt.near, language), own)
    case 'work-exists':
      return [add, anew]
    case 'more-or-all': {
      const amount = sayAmount(doubt.amount, language)
      return choice(more(amount), all(amount))
    }
    case 'vague-day':
    case 'past-date':
    case 'impossible':
    case 'absurd-amount':
    case 'no-days-left':
    case 'which-section':
      return []
    default:
      return assertNever(doubt)
  }
}

/** Two that read alike settle nothing: an exam on one day at two times, say. */
function choice(...answers: string[]): string[] {
  return new Set(answers).size === 2 ? answers : []
}
