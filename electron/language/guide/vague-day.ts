// A stretch told where one day is needed, "the exam is in mid December": whether it names one, and what was said.
import { addDays } from '../../../shared/schedule/calendar.ts'
import type { DayMention } from '../../../shared/time/mention.ts'
import type { Known, VagueDay } from './known.ts'
import type { DayRole } from './read/said-limits.ts'

/** Of work that is done by it the last day counts; of an exam, and of a day that was set, no day is known by it. */
export function isVague({ stretch }: DayMention, role: DayRole): role is 'exam' | 'due' {
  if (stretch === undefined || role === 'begin') return false
  return role === 'exam' || (stretch.bound === null && !stretch.isEnd)
}

export function vagueDayOf(mention: DayMention, what: VagueDay['what'], text: string): VagueDay {
  const [from = '', to = from] = [mention.dates[0], mention.dates.at(-1)]
  const said = stretchSaid(mention, text)
  const isBefore = mention.stretch?.bound === 'before' && !/before|前/.test(said)
  const whole = isBefore ? (/\p{Script=Han}/u.test(said) ? `${said}前` : `before ${said}`) : said
  return { what, from, to, said: whole }
}

/** As it was written. */
export function stretchSaid({ start, end }: DayMention, text: string): string {
  const said = text
    .slice(start, end)
    .trim()
    .replace(/^(?:in |some ?time )+/, '')
  return /\bbetween (?:the )?$/.test(text.slice(0, start)) ? `between ${said}` : said
}

/** The last day that is sure to be in time, whatever day it turns out to be. */
export function surelyInTime({ what, from, to }: VagueDay, today: string): string {
  // Some day from now on leaves none before it.
  const first = from > addDays(today, 1) ? from : to
  return what === 'exam' ? addDays(first, -1) : first
}

/** Whatever day it turns out to be, the work is done before the first of them. */
export function leaveVague({ what, from, to, said }: VagueDay, rest: Known): Known {
  return { ...rest, openDay: { what, from, to, said }, isExamOpen: what === 'exam' }
}
