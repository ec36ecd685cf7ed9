// Says what a simulation comes to, in sentences (K6): for the page, the terminal, the pack's field and a model.
import { grammar } from '../../i18n/grammar.ts'
import { sharedPlannerWords } from '../../i18n/shared/planner.ts'
import type { Language } from '../../language.ts'
import { quoteTitle } from '../../text/quote-title.ts'
import { sayCount } from '../../text/say-count.ts'
import { sayIso } from '../../time/say/say-date.ts'
import { sayDuration } from '../../time/say/say-duration.ts'
import type {
  BlockEffect,
  DeadlineOutlook,
  EmptyOutlook,
  SimulationFacts,
  SlipFacts,
} from '../simulation.ts'

type Outlook = Extract<SimulationFacts, { kind: 'outlook' }>

function sayDue({ due, date }: DeadlineOutlook, language: Language): string {
  const say = sharedPlannerWords[language].outlookPhrases.due
  const by = sayIso(date, language)
  return due.kind === 'exam' ? say.exam(by, sayIso(due.examDate, language)) : say[due.kind](by)
}

function sayFinish({ planned, p50, p80 }: DeadlineOutlook, language: Language): string {
  const say = (date: string | null) => (date === null ? null : sayIso(date, language))
  return sharedPlannerWords[language].outlookPhrases.finish(say(planned), say(p50), say(p80))
}

export function sayEmptyOutlook(why: EmptyOutlook, language: Language): string {
  return sharedPlannerWords[language].outlookPhrases.empty[why]
}

/** Which runs the figures rest on. */
export function sayRuns({ runs, seed, fromDate }: Outlook, language: Language): string {
  return sharedPlannerWords[language].outlookPhrases.head(runs, sayIso(fromDate, language), seed)
}

/** With `isWorst` a whole sentence, else what another block comes to. */
export function sayBlockEffect(block: BlockEffect, language: Language, isWorst = true): string {
  const { title, date, start, worked, missed, drop } = block
  const say = sharedPlannerWords[language].outlookPhrases
  const name = quoteTitle(title, language)
  const when = `${sayIso(date, language)} ${start}`
  const points = sayPoints(drop.value, language)
  const levels = [sayShare(worked, language), sayShare(missed, language)] as const
  return (isWorst ? say.block : say.otherBlock)(name, when, ...levels, points)
}

/** What was assumed of the student, and where that comes from. */
export function saySlips(slips: SlipFacts, language: Language): string {
  const say = sharedPlannerWords[language].outlookPhrases
  const { missed, cutShort, from, marks, paces } = slips
  const factors = paces.map(({ factor }) => factor)
  const rates = say.slips(sayShare(missed, language), sayShare(cutShort, language))
  const source = say.from[from](marks)
  const [first] = paces
  const pace = say.pace(
    sayFactor(Math.min(...factors)),
    sayFactor(Math.max(...factors)),
    say.paceFrom[first?.from ?? 'assumed'](first?.pieces ?? 0),
  )
  return `${rates}${say.slipsJoint}${source}${grammar[language].joints.gap}${pace}`
}

/** All of it, a line each: the pack's field `outlook`. */
export function writeOutlook(facts: SimulationFacts, language: Language): string {
  if (facts.kind === 'empty') return sayEmptyOutlook(facts.why, language)
  const say = sharedPlannerWords[language].outlookPhrases
  const [worst] = facts.blocks
  return [
    sayRuns(facts, language),
    ...facts.deadlines.map((deadline) => sayDeadline(deadline, language)),
    worst === undefined ? say.noBlock : sayBlockEffect(worst, language),
    saySlips(facts.slips, language),
    ...(facts.unmarked > 0 ? [say.unmarked(facts.unmarked)] : []),
  ].join('\n')
}

/** The chance, when it is finished, and what is left, as one line. */
function sayDeadline(deadline: DeadlineOutlook, language: Language): string {
  const say = sharedPlannerWords[language].outlookPhrases
  const { title, chance, isPast, date, sessions, waiting, unfinished, minutes } = deadline
  const name = quoteTitle(title, language)
  if (isPast) return say.past(name, sayIso(date, language), sayCount(sessions, 'session', language))
  const parts = [
    say.deadline(
      name,
      sayDue(deadline, language),
      sayShare(chance.value, language),
      saySpan(chance, language),
    ),
    sayFinish(deadline, language),
    ...(unfinished > 0
      ? [say.unfinished(sayDuration(unfinished, language), sayDuration(minutes, language))]
      : []),
    ...(waiting > 0 ? [say.waiting(waiting)] : []),
  ]
  return parts.join(grammar[language].joints.gap)
}

function sayFactor(factor: number): string {
  return String(Math.round(factor * 100) / 100)
}

// Chances in words: a share, how sure it is, and how far it falls.

/** A number and its sign stay on one line. */
const unbroken = '\u00A0'

/** Whole hundredths; what is neither nothing nor all never becomes 0 % or 100 %. */
export function sayShare(share: number, language: Language): string {
  const gap = sharedPlannerWords[language].chance.share(unbroken)
  if (share > 0 && share < 0.01) return `<${gap}1${gap}%`
  if (share < 1 && share > 0.99) return `>${gap}99${gap}%`
  return `${Math.round(share * 100)}${gap}%`
}

/** "95 % interval 56–60 %", rounded outwards. */
export function saySpan({ low, high }: { low: number; high: number }, language: Language): string {
  const [from, to] = [Math.floor(low * 100), Math.ceil(high * 100)]
  return sharedPlannerWords[language].chance.span(unbroken, from, to)
}

/** "26 points": how far a chance falls. */
function sayPoints(drop: number, language: Language): string {
  const points = Math.round(drop * 100)
  return sharedPlannerWords[language].chance.points(points)
}
