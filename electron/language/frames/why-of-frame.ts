// Why a block lies where it does, or not elsewhere, as a draft.
import type { Draft } from '../read/draft.ts'
import type { RoleName, Slot } from '../reader/frame.ts'
import { emptyOperand, isNamed } from '../words/operands.ts'
import { nowhere } from '../words/task-words.ts'
import { reading, wishesIn, type Reading } from './reading.ts'

/** What stands behind a "not" is where it does not lie; a day of which nothing is named is asked about as a whole. */
export function whyThere(read: Reading): Draft {
  const { frame, clause } = read
  const denial = clause.text.replace(whyWord, (word) => ' '.repeat(word.length)).search(denied)
  if (denial >= 0) {
    const at = frame.from + denial
    const isBehind = frame.slots.some(({ role, from }) => isOfTime(role) && from >= at)
    return whyNot(read, ({ from }) => !isBehind || from >= at)
  }
  const dates = read.dates('when')
  if (dates !== null && read.named().length === 0) return { kind: 'query-health', dates }
  return { kind: 'query-explain', operands: read.operands(), target: nowhere }
}

const whyWord = /\bwhy\b|为什么|为何/
const denied = /\bnot\b|n't\b|\binstead of\b|\brather than\b|(?<!要)不|没(?!有)/

function isOfTime(role: RoleName): boolean {
  return role === 'when' || role === 'to' || role === 'not'
}

/** "Why is there nothing on Thursday afternoon?": what stands there tells. */
export function emptyTime(read: Reading): Draft | null {
  const dates = read.dates('when', 'not')
  const isOfNone = !read.named().some(isNamed) && noneThere.test(read.clause.text)
  return dates !== null && isOfNone
    ? { kind: 'query-free', dates, wish: wishesIn(read.clause)[0] ?? null }
    : null
}

const noneThere =
  /\b(?:nothing|no (?:study|work|sessions?|blocks?)|none|empty|anything)\b|一(?:些|[个節节次项].{0,3}[都也])[都也]?(?:不|没)|(?:什么|啥|任何).{0,4}[都也](?:不|没)|空着|是空的|没有?(?:安排|排(?!在)|课|学习|任务)/

export function whyNot(read: Reading, isAsked: (slot: Slot) => boolean): Draft {
  const slots = read.frame.slots.filter((slot) => isOfTime(slot.role) && isAsked(slot))
  const there = reading({ ...read.frame, slots }, read.text, read.ground)
  const rest = read.frame.slots.filter((slot) => !slots.includes(slot))
  const here = reading({ ...read.frame, slots: rest }, read.text, read.ground)
  const operands = here.operands()
  return {
    kind: 'query-explain',
    operands: operands.length === 0 ? [emptyOperand] : operands,
    target: {
      ...nowhere,
      dates: there.dates('when', 'to', 'not'),
      wish: there.wish('when', 'to', 'not'),
    },
  }
}
