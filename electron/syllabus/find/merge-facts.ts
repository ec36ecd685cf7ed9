// Facts that say the same become one; what the text says more exactly wins; alike names on several days are numbered.
import { isDemand, isTime, type Fact, type When } from './fact.ts'
import { keyOf } from './title-of.ts'
import { shareOut, type Weights } from './document/weights.ts'

/** Far more than any syllabus has: what is left out of a longer text would be lost in the list. */
const mostFound = 10_000
const mostFacts = 800
const mostLines = 12

export function mergeFacts(found: readonly Fact[], weights: Weights): Fact[] {
  // Only facts of one name can be the same: each is compared with those alone.
  const merged = [...Map.groupBy(found.slice(0, mostFound), (fact) => keyOfFact(fact)).values()]
    .flatMap(mergeAlike)
    .toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
    .slice(0, mostFacts)
  const kept = merged.filter(
    (fact) => !merged.some((other) => other !== fact && swallows(other, fact)),
  )
  return shareOut(numberAlike(kept), weights)
}

function mergeAlike(found: readonly Fact[]): Fact[] {
  const merged: Fact[] = []
  for (const fact of found) {
    const same = merged.findIndex((other) => isSame(other, fact))
    const other = merged[same]
    if (other === undefined) merged.push(fact)
    else merged[same] = join(other, fact)
  }
  return merged
}

const keys = new WeakMap<Fact, string>()

function keyOfFact(fact: Fact): string {
  const known = keys.get(fact) ?? keyOf(fact.title)
  keys.set(fact, known)
  return known
}

function isSame(a: Fact, b: Fact): boolean {
  if (!isAlike(a, b)) return false
  if (a.when.kind === 'open' || b.when.kind === 'open') return a.when.kind === b.when.kind
  if (isTime(a.kind)) return meet(a, b) && isSameClock(a.when, b.when)
  return meet(a, b) && (isDemand(a.kind) || a.when.kind === b.when.kind)
}

function isSameClock(a: When, b: When): boolean {
  const [one, other] = [a, b].map((when) => (when.kind === 'day' ? when.clock?.start : undefined))
  return one === other
}

function isAlike(a: Fact, b: Fact): boolean {
  return (
    (a.kind === b.kind || (isDemand(a.kind) && isDemand(b.kind))) && keyOfFact(a) === keyOfFact(b)
  )
}

function meet(a: Fact, b: Fact): boolean {
  const [from, to] = rangeOf(a)
  const [other, end] = rangeOf(b)
  return from <= end && other <= to
}

function rangeOf({ when }: Fact): [string, string] {
  if (when.kind === 'open') return ['', '']
  return when.kind === 'day' ? [when.date, when.date] : [when.from, when.to]
}

/** The more exact of two times, with all that either says. */
function join(a: Fact, b: Fact): Fact {
  const [exact, other] = rank(a) >= rank(b) ? [a, b] : [b, a]
  const when =
    exact.when.kind === 'day' && other.when.kind === 'day'
      ? { ...exact.when, clock: exact.when.clock ?? other.when.clock }
      : exact.when
  return {
    ...exact,
    when,
    weight: exact.weight ?? other.weight,
    minutes: exact.minutes ?? other.minutes,
    pages: exact.pages ?? other.pages,
    chapters: exact.chapters ?? other.chapters,
    lines: [...new Set([...exact.lines, ...other.lines])]
      .toSorted((x, y) => x - y)
      .slice(0, mostLines),
  }
}

function rank({ when }: Fact): number {
  if (when.kind !== 'day') return when.kind === 'span' ? 1 : 0
  return (when.derived === null ? 3 : 2) + (when.clock === null ? 0 : 0.5)
}

/** "Exam" on the day of "Final exam" is that one; a test that is said to be due is no second thing. */
function swallows(other: Fact, fact: Fact): boolean {
  if (!isDemand(other.kind) || !isDemand(fact.kind) || !meet(other, fact)) return false
  if (fact.when.kind === 'open' || other.when.kind === 'open') return false
  const own = keyOfFact(fact)
  const longer = keyOfFact(other)
  const isPart =
    own !== longer && ` ${longer} `.includes(` ${own} `) && !/\d/.test(longer.replace(own, ''))
  return isPart && (fact.kind === other.kind || fact.kind === 'deadline')
}

const bare =
  /^(?:exam|test|quiz|presentation|homework|assignment|problem set|lab|lab report|lab quiz|online quiz|reading quiz|essay|paper|project|小测|小测验|测验|随堂测验|随堂小测|考试|作业|实验报告|汇报|小组汇报|课堂展示|听写|单元测试)$/u

/** A bare "Quiz" on three days is three quizzes, in their order. */
function numberAlike(facts: readonly Fact[]): Fact[] {
  const groups = Map.groupBy(
    facts.filter(
      (fact) => isDemand(fact.kind) && bare.test(keyOf(fact.title)) && fact.when.kind !== 'open',
    ),
    (fact) => keyOf(fact.title),
  )
  const numbers = new Map<Fact, number>()
  for (const group of groups.values()) {
    if (group.length < 2) continue
    const inOrder = group.toSorted((a, b) => (rangeOf(a)[0] < rangeOf(b)[0] ? -1 : 1))
    for (const [index, fact] of inOrder.entries()) numbers.set(fact, index + 1)
  }
  return facts.map((fact) => {
    const number = numbers.get(fact)
    return number === undefined ? fact : { ...fact, title: `${fact.title} ${number}` }
  })
}
