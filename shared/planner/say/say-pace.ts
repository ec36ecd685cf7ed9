// Says the student's pace in words (P6): what the work took so far, and what to plan; always a question, never an order.
import { sharedPlannerWords } from '../../i18n/shared/planner.ts'
import type { Language } from '../../language.ts'
import { minutesToPlan, type Pace, type PaceFacts } from '../pace.ts'
import { subjectTypeName } from '../../text/name-task.ts'
import { cleanTitle, quoteTitle } from '../../text/quote-title.ts'
import { sayDuration } from '../../time/say/say-duration.ts'

/** "Your last 7 blocks of Physics (practical work) took 1.7× the planned time. Plan 3 h 25 min rather than 2 h?" */
export function sayPaceAdvice(pace: Pace, minutes: number, language: Language): string {
  const { plan, enough } = sharedPlannerWords[language].pace
  const to = minutesToPlan(pace, minutes)
  const from = sayDuration(minutes, language)
  const advice = to > minutes ? plan(sayDuration(to, language), from) : enough(from)
  const { stop, gap } = sharedPlannerWords[language].paceJoins
  const sentences = [...sayBasis(pace, language), advice]
  return sentences.map((text) => (/[?？]$/.test(text) ? text : text + stop)).join(gap)
}

/** What the advice rests on, without the question: "Students usually need about 1.6× the time they plan." */
export function sayPaceBasis(pace: Pace, language: Language): string {
  const { stop, gap } = sharedPlannerWords[language].paceJoins
  return sayBasis(pace, language)
    .map((text) => text + stop)
    .join(gap)
}

/** What the advice rests on. */
function sayBasis(pace: Pace, language: Language): string[] {
  const { took, otherWork, students, forNow } = sharedPlannerWords[language].pace
  if (pace.pieces > 0) {
    const own = sayFactor(pace.own, language)
    const factor = sayFactor(pace.factor, language)
    const observed = took(sayWork(pace, language), pace.pieces, own)
    return own === factor ? [observed] : [observed, forNow(factor)]
  }
  const factor = sayFactor(pace.expected.factor, language)
  return pace.expected.from === 'students'
    ? [students(factor)]
    : [otherWork(sayWork(pace, language), factor)]
}

/** "Physics (practical work): 7 blocks took 11 h 40 min, planned were 7 h (1.7×)", and what to count on where it differs. */
function sayPaceRow(pace: Pace, language: Language): string {
  const { row, countOn } = sharedPlannerWords[language].pace
  const own = sayFactor(pace.own, language)
  const took = row(
    sayWork(pace, language, 'quoted') || sharedPlannerWords[language].pace.unnamed,
    pace.pieces,
    sayDuration(pace.actual, language),
    sayDuration(pace.planned, language),
    own,
  )
  const factor = sayFactor(pace.factor, language)
  const { comma, stop } = sharedPlannerWords[language].paceJoins
  return [took, ...(own === factor ? [] : [countOn(factor)])].join(comma) + stop
}

/** A line for each course and kind, and what to count on for all other work. */
export function sayPaces({ paces, overall }: PaceFacts, language: Language): string {
  const { nothingYet, otherwise } = sharedPlannerWords[language].pace
  const lines = paces.length === 0 ? [nothingYet] : paces.map((pace) => sayPaceRow(pace, language))
  return [...lines, otherwise(sayFactor(overall.factor, language))].join('\n')
}

/** "1.7× the planned time, from 7 blocks". */
export function sayPaceBriefly(pace: Pace, language: Language): string {
  const { brief, briefOther, briefStudents } = sharedPlannerWords[language].pace
  const factor = sayFactor(pace.factor, language)
  if (pace.pieces > 0) return brief(factor, pace.pieces)
  return pace.expected.from === 'students' ? briefStudents(factor) : briefOther(factor)
}

/** "1.7×". */
function sayFactor(factor: number, language: Language): string {
  return sharedPlannerWords[language].pace.factor(factor.toFixed(1))
}

function sayWork(
  { course, subjectType }: Pace,
  language: Language,
  style: 'plain' | 'quoted' = 'plain',
): string {
  const sayCourse = style === 'quoted' ? quoteTitle : cleanTitle
  // Mixed work is what is meant when no kind is named.
  const isNamed = subjectType !== null && subjectType !== 'mixed'
  return sharedPlannerWords[language].pace.work(
    course === null || course === '' ? '' : sayCourse(course, language),
    isNamed ? subjectTypeName(subjectType, language) : '',
  )
}
