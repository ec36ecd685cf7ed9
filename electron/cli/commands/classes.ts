// The weekly classes by hand in the terminal (U6): added, changed, removed; the same requests as the window's.
import { assertNever } from '../../../shared/assert-never.ts'
import type { Language } from '../../../shared/language.ts'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import type { Term } from '../../../shared/schedule/term.ts'
import { changeBlockTo, newBlock } from '../../../shared/timetable/edit-block.ts'
import type { TermWish } from '../../../shared/timetable/term-wish.ts'
import { readTimetable, type WeeklyBlock } from '../../../shared/timetable/weekly-block.ts'
import { readWeeks } from '../../../shared/time/weeks-text.ts'
import { sayWeeksProblem } from '../../../shared/words/schedule/say-term-problem.ts'
import { languageOf, requirePlan, type Planned } from '../../session/context.ts'
import type { ExitCode } from '../printer.ts'
import type { ClassFields, ClassWish } from '../command-line/read-class-wish.ts'
import { sayNoClass } from '../words/words.ts'
import type { CommandContext } from './command-context.ts'
import { changeTerm } from './term.ts'

type Timetable = Extract<TermWish, { kind: 'timetable' }>

export async function changeClasses(
  context: CommandContext,
  wish: ClassWish,
  dryRun: boolean,
): Promise<ExitCode> {
  const { session, printer } = context
  const planned = requirePlan(session.context)
  if (!planned.ok) return printer.refuse(planned.failure)
  const asked = toTimetable(planned.value, wish, languageOf(session.context))
  return asked.ok ? changeTerm(context, asked.value, dryRun) : printer.refuse(asked.failure)
}

type Refused = { code: 'bad-weeks' | 'no-class'; message: string }

function toTimetable(
  { term, state }: Planned,
  wish: ClassWish,
  language: Language,
): Result<Timetable, Refused> {
  if (wish.kind === 'add') {
    const to = withFields(newBlock(wish.fields, term.weeks), wish.fields, term, language)
    return to.ok ? succeed(edit(null, to.value, wish.withStudies)) : to
  }
  const blocks = readTimetable(term, state)
  const from = blocks[wish.row - 1]?.block
  if (from === undefined)
    return fail({ code: 'no-class', message: sayNoClass(blocks.length, language) })
  switch (wish.kind) {
    case 'change': {
      const to = withFields(from, wish.fields, term, language)
      return to.ok ? succeed(edit(from, to.value, false)) : to
    }
    case 'remove':
      return succeed(edit(from, null, false))
    default:
      return assertNever(wish)
  }
}

function edit(from: WeeklyBlock | null, to: WeeklyBlock | null, withStudies: boolean): Timetable {
  return { kind: 'timetable', edits: [{ from, to }], withStudies }
}

function withFields(
  block: WeeklyBlock,
  { weeks: typed, ...fields }: ClassFields,
  term: Term,
  language: Language,
): Result<WeeklyBlock, Refused> {
  const weeks = typed === undefined ? succeed(block.weeks) : readWeeks(typed, term.weeks)
  if (!weeks.ok) {
    const message = sayWeeksProblem(weeks.failure, term.weeks, language)
    return fail({ code: 'bad-weeks', message })
  }
  return succeed(changeBlockTo(block, { ...block, ...fields, weeks: weeks.value }))
}
