// Takes the days that one message says into what is known: of the exam, of when the work is due, from when on.
import { addDays } from '../../../shared/schedule/calendar.ts'
import { isoDateSchema } from '../../../shared/schedule/term.ts'
import type { Ground } from '../ground.ts'
import { examOf } from './guide-dates.ts'
import type { Heard } from './heard.ts'
import { withDoubt, type Known, type VagueDay } from './known.ts'
import { leaveVague } from './vague-day.ts'

/** `isFree`: what is said takes the place of what was said before, without a doubt. */
export type Taking = { isFree: (section: 'course' | 'dates' | 'amount') => boolean; ground: Ground }

export function takeExam(known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const { dates, isExam } = heard
  const spoken: Known = {
    ...known,
    isExam: isExam ?? (known.isExam || dates.exam !== null || dates.beforeExam !== null),
    isExamOpen: isExam === false ? true : known.isExamOpen && dates.exam === null,
    sitting: heard.sitting ?? known.sitting,
    beforeExam: dates.beforeExam ?? known.beforeExam,
  }
  if (isExam === false) return { ...spoken, exam: null, beforeExam: null }
  const { choice } = dates
  const exam = dates.exam === null ? null : { ...dates.exam, date: inMonthOf(known.exam?.date, dates.exam.date, heard) } // prettier-ignore
  if (choice?.what === 'exam') return withDoubt(spoken, { kind: 'date-choice', ...choice })
  if (dates.vague?.what === 'exam') return takeVague(spoken, dates.vague, heard, ground)
  if (exam === null) return spoken
  if (exam.date < ground.today.date)
    return withDoubt(spoken, { kind: 'past-date', date: exam.date, what: 'exam' })
  const old = known.exam
  if (old !== null && old.date !== exam.date && !isFree('dates'))
    return withDoubt({ ...spoken, exam }, { kind: 'two-exams', first: old, second: exam, isTimetable: false }) // prettier-ignore
  const kept = old !== null && old.date === exam.date && exam.slots === null ? old : exam
  // Who has seen the timetable's day, and says another, means it.
  return { ...spoken, exam: kept, isExamSure: known.isExamSure || heard.isCorrection }
}

const bareDay = /\b\d{1,2}(?:st|nd|rd|th)\b|(?<![月\d.-])\d{1,2} ?[号日]/
const monthNamed =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b|\d ?月|[下上这本]个?月|\bmonth\b|\d[-/.]\d/

/** "Moved to the 20th": of the month in which it stood. */
function inMonthOf(old: string | undefined, date: string, { text, isCorrection }: Heard): string {
  if (old === undefined || !isCorrection || !bareDay.test(text) || monthNamed.test(text))
    return date
  const moved = `${old.slice(0, 8)}${date.slice(8)}`
  return moved > date && isoDateSchema.safeParse(moved).success ? moved : date
}

const unset =
  /\b(?:not|n't|isn't|hasn't|haven't)(?: been)?(?: yet)? (?:fixed|set|decided|announced|published|told|clear|out)\b|\bno (?:exact )?(?:date|day) yet\b|(?:还|暂时|目前)?(?:没有?|未)(?:定|公布|通知|出来|确定|说)/

/** A day that is known and lies in it needs no question, and one that nobody knows yet can have none. */
function takeVague(known: Known, vague: VagueDay, { signal, text }: Heard, ground: Ground): Known {
  const { what, from, to } = vague
  if (to < ground.today.date) return withDoubt(known, { kind: 'past-date', date: to, what })
  const told = what === 'exam' ? (examOf(known, ground)?.exam.date ?? null) : known.due
  if (told !== null && told >= from && told <= to) return known
  const isUnset = signal === 'unsure' || unset.test(text)
  return isUnset ? leaveVague(vague, known) : withDoubt(known, { kind: 'vague-day', ...vague })
}

export function takeDue(known: Known, heard: Heard, { isFree, ground }: Taking): Known {
  const { dates } = heard
  const { from, choice } = dates
  const due = dates.due === null ? null : inMonthOf(known.due ?? known.exam?.date, dates.due, heard) // prettier-ignore
  const begun = from === null ? known : { ...known, from }
  if (choice?.what === 'due') return withDoubt(begun, { kind: 'date-choice', ...choice })
  if (dates.vague?.what === 'due') return takeVague(begun, dates.vague, heard, ground)
  if (due === null) return begun
  if (due < ground.today.date)
    return withDoubt(begun, { kind: 'past-date', date: due, what: 'due' })
  const old = known.due
  if (old !== null && old !== due && !isFree('dates'))
    return withDoubt({ ...begun, due }, { kind: 'two-dues', first: old, second: due })
  return {
    ...begun,
    due,
    dueOf: dates.dueOf,
    beforeExam: known.beforeExam?.bound === 'due' ? null : known.beforeExam,
  }
}

/** The exam that stands, told or in the timetable, or else the day that it has to be done by. */
export function takeShift(known: Known, { shift }: Heard, { ground }: Taking): Known {
  if (shift === null) return known
  const exam = shift.what === 'due' ? null : (examOf(known, ground)?.exam ?? null)
  const old = exam?.date ?? (shift.what === 'exam' ? null : known.due)
  if (old === null) return { ...known, isExam: known.isExam || shift.what === 'exam' }
  const date = addDays(old, shift.days)
  if (date < ground.today.date)
    return withDoubt(known, { kind: 'past-date', date, what: exam === null ? 'due' : 'exam' })
  if (exam === null) return { ...known, due: date }
  return { ...known, exam: { ...exam, date }, isExam: true, isExamOpen: false, isExamSure: true }
}
