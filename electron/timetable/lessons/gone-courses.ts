// Tells courses that a list still holds and the student has not: dropped, withdrawn from, waited for.
import { toSimple } from '../../../shared/text/simple-characters.ts'
import { plainText } from './find-periods.ts'
import type { LineOutcome } from './lesson.ts'

/** A course that the student has given up, or waits for, stays in some lists. */
export const isGone =
  /^(?:status\s*:?\s*)?\W*(?:(?:web )?dropped|withdrawn|wait[- ]?listed|cancell?ed|abandonné|已退选?|未选[上中]|未中选?)(?![\p{L}])/iu

/** In a column of states; elsewhere it may be the button that would do it. */
const isGivenUp = /^(?:退(?:选|课|修)?(?:成功|中)?|撤选|drop|withdr[ae]wn?|withdrew|w|wd)$/iu
const stateName = /(?:状态|结果)$|\bstatus$/iu

/** Of a row below this head, or below none. */
export function saysGone(cells: readonly string[], head: readonly string[]): boolean {
  return cells.some((cell, column) => {
    const said = toSimple(cell).trim()
    const isState = stateName.test(toSimple(plainText(head[column] ?? '')).trim())
    return isGone.test(said) || (isState && isGivenUp.test(said))
  })
}

/** A line of a person's own: "DROPPED 8/19: ART 150 Mon 3:00-5:50 pm". */
export function withoutGone(line: string, outcome: LineOutcome): LineOutcome {
  const title = outcome.kind === 'lessons' ? (outcome.lessons[0]?.title ?? '') : ''
  const name = title.replace(/^\W*\p{L}+[\s\d/.-]*:\s*/u, '')
  return title === '' || !isGone.test(line) ? outcome : dropped(name)
}

export function dropped(title: string): LineOutcome {
  return { kind: 'aside', aside: { reason: 'dropped', title } }
}
