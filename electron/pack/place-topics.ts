// Places topics in sessions (K5): in those that the plan has already, where what is only counted gets a name, and in new ones.
import { checkFreedom } from '../../shared/schedule/legality/freedom.ts'
import { itemsOfClass } from '../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../shared/schedule/task.ts'
import { type AdoptedClass, isPlaceholder } from './adopted-class.ts'
import { isOpen } from './course-facts.ts'
import type { PackMaterial } from './pack-material.ts'
import { isAboutTopic } from './topic-words.ts'
import { sharesOf } from '../../shared/pack/topic-lines.ts'

/** A session of the plan; `session` is what it becomes, null where it stays what it is called. */
export type KeptSession = { item: ItemTask; session: PlannedSession | null }

/** As what it becomes; else as it lies in the plan, where the body of work has one difficulty for all. */
export function sizeOf(
  { item, session }: KeptSession,
  adopted: AdoptedClass | null,
): Pick<PlannedSession, 'periods' | 'difficulty'> {
  return {
    periods: session?.periods ?? item.duration,
    difficulty: session?.difficulty ?? adopted?.taskClass.difficulty ?? 3,
  }
}

export type PlacedTopics = {
  /** All that is open of the body of work, in its order. */
  kept: KeptSession[]
  /** By the title of a topic: periods of the sessions that were only counted and are the topic's now. */
  givenBy: ReadonlyMap<string, number>
  hasRehearsal: boolean
}

/** A topic with the periods that it wants, those that the plan has under its name, and its difficulty. */
export type TopicNeed = { title: string; wanted: number; known: number; difficulty: number }

export const nothingPlaced: PlacedTopics = { kept: [], givenBy: new Map(), hasRehearsal: false }

const rehearsal =
  /\b(?:past (?:exam )?papers?|mocks?|(?:past|practice|sample|mock) (?:exams?|tests?))\b|真题|模拟|往年|样卷/iu

/** First every topic that has none gets one, in their order; what is left goes where most is wanted. */
export function placeTopics(
  { state, now, course }: Pick<PackMaterial, 'state' | 'now' | 'course'>,
  { taskClass, isOfGuide }: AdoptedClass,
  topics: readonly TopicNeed[],
  hasExam: boolean,
): PlacedTopics {
  const open = itemsOfClass(state, taskClass.id).filter(isOpen)
  const of = { course, workTitle: taskClass.title }
  const isNamed = ({ title }: ItemTask) =>
    topics.some((topic) => isAboutTopic(title, topic.title, course))
  const counted = open.filter(
    (item) =>
      isPlaceholder(item.title, of) &&
      !isNamed(item) &&
      markOf(item) === null &&
      checkFreedom(item, now) === null,
  )
  const wishing = topics.filter(({ wanted }) => wanted > 0).length
  const rehearses = open.some(({ title }) => rehearsal.test(title))
  const isSpare = isOfGuide && hasExam && !rehearses && wishing > 0 && counted.length > wishing
  const shared = isSpare ? counted.slice(0, -1) : counted
  const counts = shareOut(shared, topics)
  const names = counts.flatMap((count, index) => namesFor(topics[index], count))
  const lengths = isOfGuide ? lengthsOf(shared, counts, topics) : null
  const sessions = new Map<number, PlannedSession>(
    shared.flatMap((item, index) => {
      const name = names[index]
      return name === undefined
        ? []
        : [[item.id, { ...name, periods: lengths?.[index] ?? item.duration }] as const]
    }),
  )
  const last = isSpare ? counted.at(-1) : undefined
  if (last !== undefined) sessions.set(last.id, rehearse(last.duration))
  return {
    kept: open.map((item) => ({ item, session: sessions.get(item.id) ?? null })),
    givenBy: givenBy([...sessions.values()]),
    hasRehearsal: rehearses || isSpare,
  }
}

function givenBy(sessions: readonly PlannedSession[]): Map<string, number> {
  const given = new Map<string, number>()
  for (const { topic, periods } of sessions) given.set(topic, (given.get(topic) ?? 0) + periods)
  return given
}

/** How many of the sessions each topic gets. */
function shareOut(counted: readonly ItemTask[], topics: readonly TopicNeed[]): number[] {
  const counts = topics.map(() => 0)
  const length =
    counted.reduce((sum, { duration }) => sum + duration, 0) / Math.max(1, counted.length)
  let left = counted.length
  for (const [index, { wanted, known }] of topics.entries()) {
    if (left === 0 || wanted === 0 || known > 0) continue
    counts[index] = 1
    left -= 1
  }
  const lackOf = (index: number) => {
    const { wanted = 0, known = 0 } = topics[index] ?? {}
    return wanted === 0 ? -Infinity : wanted - known - (counts[index] ?? 0) * length
  }
  const indices = topics.map((_, index) => index).filter((index) => lackOf(index) > -Infinity)
  for (; left > 0 && indices.length > 0; left -= 1) {
    const most = indices.reduce((best, index) => (lackOf(index) > lackOf(best) ? index : best))
    counts[most] = (counts[most] ?? 0) + 1
  }
  return counts
}

/** Topics whose wishes differ by less are alike. */
const uneven = 1.5

/**
 * Of an amount that is settled the sessions of a topic get longer, by a period at most, or shorter by what it wants; null
 * where the topics are alike, and where one lies in the plan already: its length is that of its place.
 */
function lengthsOf(
  shared: readonly ItemTask[],
  counts: readonly number[],
  topics: readonly TopicNeed[],
): number[] | null {
  const wishes = topics.flatMap(({ wanted }, index) => ((counts[index] ?? 0) > 0 ? [wanted] : []))
  const areAlike = Math.max(...wishes) < Math.min(...wishes) * uneven
  if (areAlike || shared.some(({ place }) => place !== null)) return null
  const named = shared.slice(
    0,
    counts.reduce((sum, count) => sum + count, 0),
  )
  const longest = Math.max(0, ...named.map(({ duration }) => duration)) + 1
  const given = [...counts]
  const isOpenTo = (index: number) => (given[index] ?? 0) < (counts[index] ?? 0) * longest
  const lack = (index: number) =>
    isOpenTo(index) ? (topics[index]?.wanted ?? 0) - (given[index] ?? 0) : -Infinity
  let left = named.reduce((sum, { duration }) => sum + duration, 0) - named.length
  for (; left > 0; left -= 1) {
    const most = counts.reduce((best, _, index) => (lack(index) > lack(best) ? index : best), 0)
    given[most] = (given[most] ?? 0) + 1
  }
  return counts.flatMap((count, index) => splitEvenly(given[index] ?? 0, count))
}

/** The first ones are the longer ones. */
function splitEvenly(periods: number, sessions: number): number[] {
  return Array.from({ length: sessions }, (_, index) =>
    Math.floor((periods + sessions - 1 - index) / sessions),
  )
}

/** The first of a topic is for learning, unless the plan has something of it already. */
function namesFor(topic: TopicNeed | undefined, count: number): Omit<PlannedSession, 'periods'>[] {
  if (topic === undefined) return []
  const { title, known, difficulty } = topic
  const learns = known === 0 ? 1 : 0
  const practices = count - learns
  return Array.from({ length: count }, (_, index) => ({
    kind: index < learns ? 'learn' : 'practise',
    topic: title,
    number: index < learns || practices === 1 ? 0 : index - learns + 1,
    difficulty,
  }))
}

function rehearse(periods: number): PlannedSession {
  return { kind: 'rehearse', topic: '', number: 0, periods, difficulty: 4 }
}

/** The words say it. */
type SessionKind = 'learn' | 'practise' | 'rehearse'

/** Defines a session as a pack plans it: what it is for, and of which topic. */
export type PlannedSession = {
  kind: SessionKind
  /** Empty for a rehearsal of everything. */
  topic: string
  /** From 1 where a topic has several of the kind; 0 where it has one. */
  number: number
  periods: number
  difficulty: number
}

/** Periods of each topic in their order, and of a rehearsal of everything. */
export type Fitted = { topics: number[]; rehearsal: number }

/** As much as there is room for, in no more sessions than one body of work takes. */
export function fitBelow(
  most: number,
  cut: (fitted: Fitted) => PlannedSession[],
  fit: (room: number) => Fitted,
  { wanted, room }: { wanted: number; room: number },
): Fitted {
  for (let periods = Math.min(wanted, room); ; periods -= 1) {
    const fitted = fit(periods)
    if (periods <= 0 || cut(fitted).length <= most) return fitted
  }
}

/** Everything gets less in proportion, whole periods, and what comes first in the order of learning keeps one longest. */
export function fitInto(wanted: readonly number[], rehearsal: number, room: number): Fitted {
  const sum = wanted.reduce((total, periods) => total + periods, 0)
  if (sum + rehearsal <= room) return { topics: [...wanted], rehearsal }
  const count = wanted.filter((periods) => periods > 0).length
  // A rehearsal is worth its time only where every topic has some.
  const kept = room >= count + rehearsal ? rehearsal : 0
  const left = room - kept
  if (left < count) {
    let rest = left
    return {
      topics: wanted.map((periods) => (periods > 0 && (rest -= 1) >= 0 ? 1 : 0)),
      rehearsal: 0,
    }
  }
  const above = wanted.map((periods) => Math.max(0, periods - 1))
  const parts = sharesOf(above, left - count)
  const topics = wanted.map((periods, index) => (periods === 0 ? 0 : 1 + (parts[index] ?? 0)))
  return { topics, rehearsal: kept }
}

/** The first is for learning, the others for practice; what does not fill a session makes the last one shorter. */
function sessionsOf(
  topic: string,
  periods: number,
  perSession: number,
  difficulty: number,
): PlannedSession[] {
  const lengths: number[] = []
  for (let rest = periods; rest > 0; rest -= perSession) lengths.push(Math.min(rest, perSession))
  const practices = lengths.length - 1
  return lengths.map((length, index) => ({
    kind: index === 0 ? 'learn' : 'practise',
    topic,
    number: index === 0 || practices === 1 ? 0 : index,
    periods: length,
    difficulty,
  }))
}

/** Sessions of at most so many periods. */
export function cutInto(
  { topics, rehearsal }: Fitted,
  needs: readonly TopicNeed[],
  perSession: number,
): PlannedSession[] {
  const cut = needs.flatMap(({ title, difficulty }, index) =>
    sessionsOf(title, topics[index] ?? 0, perSession, difficulty),
  )
  return rehearsal === 0 ? cut : [...cut, rehearse(rehearsal)]
}
