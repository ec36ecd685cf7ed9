// Whether a wish for free time is meant for every week, and not for the plan that was spoken of.
import type { Limits } from './kept-free.ts'

const standing =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:never|always)\b|\b(?:can't|cannot|don't|won't|do not) (?:study|work|learn)\b|每(?:个|周|天|逢)|都(?:没|不)|从来?不|从不|一直不|一律|总是|永远/

/** A bound of the clock, of no day: "not after 9 pm", 晚上九点以后不学. */
const bound = /\b(?:after|before|past|later than|earlier than)\b|(?:以|之)[前后]|[点半]后|[点半]前/

export function meansAlways(text: string, { weekdays, periods, times }: Limits): boolean {
  if (standing.test(text)) return true
  const isOfEachDay = periods.length > 0 && weekdays.length === 0 && times === undefined
  return isOfEachDay && bound.test(text)
}
