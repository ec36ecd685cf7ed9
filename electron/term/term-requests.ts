// The term by hand (U6): typed in on the first run, and changed later with the effect shown first.
import { nextIds } from '../../db/ids.ts'
import { isTermInUse } from '../../db/change.ts'
import { fail, succeed } from '../../shared/result.ts'
import { buildWindow, mondayOf } from '../../shared/schedule/calendar.ts'
import type { Language } from '../../shared/language.ts'
import { isInTermYears, type Term } from '../../shared/schedule/term.ts'
import { changeTimetable } from '../../shared/timetable/change-timetable.ts'
import type { Plan } from '../../shared/timetable/term-change.ts'
import type { TermWish, TypedTerm } from '../../shared/timetable/term-wish.ts'
import { listWords } from '../../shared/text/join-words.ts'
import { quoteTitle } from '../../shared/text/quote-title.ts'
import { sayTermChange } from '../../shared/words/schedule/say-term-change.ts'
import {
  sayLeftOutMeeting,
  sayTermProblem,
  type TermProblem,
} from '../../shared/words/schedule/say-term-problem.ts'
import { cleanText } from '../text/clean-text.ts'
import { termName } from '../timetable/import/term-name.ts'
import { applyChange } from '../session/apply-change.ts'
import {
  languageOf,
  problem,
  requireIdlePlan,
  requirePlan,
  type SessionContext,
} from '../session/context.ts'
import { viewClock } from '../session/clock-view.ts'
import {
  cleanEdits,
  describeProposal,
  isNameless,
  proposeTermChange,
  type TermProposal,
  withStudies,
} from './term-proposal.ts'
import { loadView } from '../session/view.ts'
import { sayReason } from '../session/problem-words.ts'
import type { Handler } from '../session/handler.ts'

/** Before the first week: a timetable is typed in for all its weeks, those that are over too. */
const beforeTerm = { day: 0, period: 0 }

export const setUpTerm: Handler<'set-up-term'> = (context, typed) => {
  if (context.turn !== null) return problem(context, 'busy')
  if (isTermInUse(context.database)) return problem(context, 'term-exists')
  const language = languageOf(context)
  const term = termOf(context, typed)
  const plan: Plan = { term, state: { window: buildWindow(term), tasks: [], taskClasses: [] } }
  if (!isInTermYears(typed.began))
    return refuse(plan, { kind: 'far-date', date: typed.began }, language)
  const ids = nextIds(context.database)
  const edits = cleanEdits(
    typed.blocks.map((block) => ({ from: null, to: { ...block, series: null } })),
    plan.state,
  )
  if (isNameless(edits)) return refuse(plan, { kind: 'no-name' }, language)
  const changed = changeTimetable(plan, edits, beforeTerm, ids)
  if (!changed.ok) return refuse(plan, changed.failure, language)
  const { date } = viewClock(context.clock(), term.zone, null)
  const found = typed.withStudies
    ? withStudies(plan, changed.value.diff, { today: date, ids, language })
    : { diff: changed.value.diff, studies: 0 }
  const why = sayReason('type-term', language, term.name)
  const change = { kind: 'diff', diff: found.diff, who: 'person', why, cardId: null } as const
  applyChange(context, change, { term })
  return succeed({
    view: loadView(context),
    classes: edits.length,
    studies: found.studies,
    leftOut: changed.value.leftOut.map((one) => sayLeftOutMeeting(plan.state, one, language)),
  })
}

function termOf(context: SessionContext, { name, began, weeks, periods }: TypedTerm): Term {
  const firstMonday = mondayOf(began)
  const typedName = cleanText(name)
  return {
    name: typedName === '' ? termName('', firstMonday, languageOf(context)) : typedName,
    firstMonday,
    weeks,
    zone: context.zone,
    periods,
    overrides: [],
  }
}

export const previewTerm: Handler<'preview-term'> = (context, { wish }) => {
  const planned = requirePlan(context)
  if (!planned.ok) return planned
  const proposed = proposeTermChange(context, planned.value, wish)
  if (!proposed.ok) return refuse(planned.value, proposed.failure, languageOf(context))
  return succeed(describeProposal(planned.value, proposed.value, languageOf(context)))
}

/** With the `hash` of a preview only if that is still what it would do. */
export const changeTerm: Handler<'change-term'> = (context, { wish, hash }) => {
  const planned = requireIdlePlan(context)
  if (!planned.ok) return planned
  const language = languageOf(context)
  const proposed = proposeTermChange(context, planned.value, wish)
  if (!proposed.ok) return refuse(planned.value, proposed.failure, language)
  const preview = describeProposal(planned.value, proposed.value, language)
  if (hash !== undefined && hash !== preview.hash) return problem(context, 'stale-term')
  const { diff, term } = proposed.value
  const why = whyOf(wish, proposed.value, language)
  const { entryId } = applyChange(context, {
    kind: 'diff',
    diff,
    ...(term === null ? {} : { term }),
    who: 'person',
    why,
    cardId: null,
  })
  return succeed({ ...preview, entryId, summary: why })
}

/** Titles named in a reason; more are counted by their absence. */
const maxNamed = 3

function whyOf(wish: TermWish, { term, edits }: TermProposal, language: Language): string {
  if (term !== null)
    return withoutStop(sayTermChange(term, language)[0] ?? sayReason('change-term', language))
  const titles = new Set(edits.flatMap(({ from, to }) => (to ?? from)?.title ?? []))
  const named = [...titles].slice(0, maxNamed).map((title) => quoteTitle(title, language))
  const more = titles.size > maxNamed ? ['…'] : []
  const kind = wish.kind === 'timetable' ? reasonOf(edits) : 'change-term'
  return sayReason(kind, language, listWords([...named, ...more], language))
}

/** What was done, where it was one thing. */
function reasonOf(edits: TermProposal['edits']) {
  const [only, ...others] = edits
  const block = only?.to ?? only?.from
  if (only === undefined || block == null || others.length > 0) return 'change-timetable'
  const verb = only.from === null ? 'add' : only.to === null ? 'drop' : 'change'
  if (block.kind === 'personal') return `${verb}-appointment` as const
  return verb === 'change' ? 'change-timetable' : (`${verb}-class` as const)
}

/** A reason stands in lists and quotes, without the stop of a sentence. */
function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/, '')
}

function refuse({ state }: Plan, failure: TermProblem, language: Language) {
  return fail({ code: failure.kind, message: sayTermProblem(state, failure, language) })
}
