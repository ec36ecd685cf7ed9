// From topics to sessions (K5): how much each topic gets, cut into sessions, and no more in all than the calendar has room for.
import { plainClass } from '../../shared/schedule/work/upsert-class.ts'
import { itemsOfClass } from '../../shared/schedule/state.ts'
import { markOf, type ItemTask } from '../../shared/schedule/task.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import type { TopicLine } from '../../shared/pack/topic-lines.ts'
import { findAdoptedClass, type AdoptedClass } from './adopted-class.ts'
import {
  cutInto,
  fitBelow,
  fitInto,
  type Fitted,
  placeTopics,
  nothingPlaced,
  sizeOf,
  type KeptSession,
  type PlacedTopics,
  type TopicNeed,
  type PlannedSession,
} from './place-topics.ts'
import { isOpen, readCourse, type CourseFacts } from './course-facts.ts'
import { examTopics } from './exam-coverage.ts'
import { freeCapacity, type Capacity } from './free-capacity.ts'
import { textOf, type PackMaterial } from './pack-material.ts'
import { readConditions, type Conditions } from '../language/pack/read-conditions.ts'
import { isAboutTopic } from './topic-words.ts'

export type WorkPlan = {
  /** Those that the plan lacks. */
  sessions: PlannedSession[]
  /** Those that the plan has, of the body of work that the pack takes over. */
  kept: KeptSession[]
  adopted: AdoptedClass | null
  /** Periods of both. */
  total: number
  /** What the topics would have got with all the time of the world, beside what is kept. */
  wanted: number
  /** What topics like these usually take. */
  usual: number
  capacity: Capacity
  intensity: number
  course: CourseFacts
  conditions: Conditions
  /** Periods of open work in the plan that were counted for topics. */
  already: number
  /** Topics that the exam is not about. */
  outside: string[]
  /** Topics that got nothing because there is no room. */
  leftOut: string[]
  /** Where not all of it fits: what would make room for it; null where everything fits. */
  relief: Relief | null
}

export type Relief =
  /** So many whole hours a week in the place of those that the student gives it. */
  | { kind: 'hours'; from: number; to: number }
  /** No number of hours is enough: so many periods would fit without that limit; null where there is none. */
  | { kind: 'time'; most: number | null }

/** About so many minutes are one session: longer, and attention is gone. */
const sessionMinutes = 90

/** What one body of work may hold. */
const mostSessions = 60

/** Minutes that an average topic gets when nothing limits it. */
const minutesATopic = 180

export function planWork(material: PackMaterial): WorkPlan {
  const course = readCourse(material)
  const { topics, outside } = examTopics(material, course.exams)
  const conditions = readConditions(textOf(material, 'conditions'))
  const period = Math.max(1, minutesOfPeriod(material.state.window))
  const most = material.state.window.periods.length
  const session = Math.min(most, Math.max(1, Math.round(sessionMinutes / period)))
  const { capacity, perSession } = roomFor(material, course, conditions, session)
  const needs = needsOf(material, topics, course, period)
  const adopted = findAdoptedClass(material, course)
  const { kept, givenBy, hasRehearsal } =
    adopted === null ? nothingPlaced : placeNeeds(material, adopted, needs, course)
  const isSettled = adopted?.isOfGuide === true
  const openBy = needs.map(({ title, wanted, known }) =>
    leftOpen({ wanted, there: known + (givenBy.get(title) ?? 0) }, isSettled ? perSession : null),
  )
  const rehearses = course.exams.length > 0 && !hasRehearsal && !isSettled
  const rehearsal = rehearses && openBy.some((periods) => periods > 0) ? perSession : 0
  const wanted = openBy.reduce((sum, periods) => sum + periods, 0) + rehearsal
  const cut = (fitted: Fitted) => cutInto(fitted, needs, perSession)
  const fitted = fitBelow(
    Math.max(0, mostSessions - kept.length),
    cut,
    (room) => fitInto(openBy, rehearsal, room),
    { wanted, room: capacity.periods },
  )
  const sessions = cut(fitted)
  const roomAt = (minutesAWeek: number | null) =>
    roomFor(material, course, { ...conditions, minutesAWeek }, session).capacity
  const keptSizes = kept.map((session) => sizeOf(session, adopted))
  const keptPeriods = keptSizes.reduce((sum, { periods }) => sum + periods, 0)
  return {
    sessions,
    kept,
    adopted,
    total: keptPeriods + sessions.reduce((sum, { periods }) => sum + periods, 0),
    wanted: keptPeriods + wanted,
    usual: needs.reduce((sum, need) => sum + need.wanted, 0),
    capacity,
    intensity: intensityOf([...keptSizes, ...sessions]),
    course,
    conditions,
    already: topics.reduce(
      (sum, { title }) => sum + openPeriods(course, title, material.course),
      0,
    ),
    outside,
    leftOut: needs.flatMap(({ title }, index) =>
      (openBy[index] ?? 0) > 0 && (fitted.topics[index] ?? 0) === 0 ? [title] : [],
    ),
    relief:
      wanted <= capacity.periods && capacity.over === 0
        ? null
        : findRelief(wanted, conditions, roomAt),
  }
}

/** What is done of a topic needs no time any more. */
function needsOf(
  { course }: PackMaterial,
  topics: readonly TopicLine[],
  facts: CourseFacts,
  period: number,
): TopicNeed[] {
  const minutes = (index: number) => minutesATopic * weightOf(topics, index)
  return topics.map((topic, index) => ({
    title: topic.title,
    wanted: topic.share === 0 ? 0 : Math.max(1, Math.round(minutes(index) / period)),
    known: periodsAbout(
      facts.items.filter((item) => isOpen(item) || markOf(item)?.outcome === 'done'),
      topic.title,
      course,
    ),
    difficulty: difficultyOf(topic, topics),
  }))
}

/** What a guide has settled is shared out by what the topics want of it. */
function placeNeeds(
  material: PackMaterial,
  adopted: AdoptedClass,
  needs: readonly TopicNeed[],
  { exams }: CourseFacts,
): PlacedTopics {
  const sum = needs.reduce((total, { wanted }) => total + wanted, 0)
  const settled = itemsOfClass(material.state, adopted.taskClass.id)
    .filter(isOpen)
    .reduce((total, { duration }) => total + duration, 0)
  const scale = adopted.isOfGuide && sum > 0 ? settled / sum : 1
  const scaled = needs.map((need) => ({ ...need, wanted: need.wanted * scale }))
  return placeTopics(material, adopted, scaled, exams.length > 0)
}

/** Where the amount is settled a topic that has nothing gets one session. */
function leftOpen(
  { wanted, there }: { wanted: number; there: number },
  settledSession: number | null,
): number {
  if (settledSession === null) return Math.max(0, Math.round(wanted - there))
  return there > 0 ? 0 : Math.min(wanted, settledSession)
}

/** The class as the work would have it, for whatever asks where it may lie. */
export function packClass(
  { state, now }: Pick<PackMaterial, 'state' | 'now'>,
  { lastDay, classes }: CourseFacts,
  { weekdays }: Conditions,
  course: string,
): TaskClass {
  const fromDay = Math.min(Math.max(1, now.day), state.window.days.length)
  const [known] = classes
  return plainClass(
    { id: 0, title: course, course, fromDay, toDay: lastDay },
    {
      excludedWeekdays: [...new Set([...(known?.excludedWeekdays ?? []), ...weekdays])].toSorted(
        (a, b) => a - b,
      ),
      excludedPeriods: known?.excludedPeriods ?? [],
    },
  )
}

/** Sessions as long as wished; where no day has room for them, single periods. */
function roomFor(
  material: PackMaterial,
  course: CourseFacts,
  conditions: Conditions,
  session: number,
): { capacity: Capacity; perSession: number } {
  const { state, now, preferences } = material
  const taskClass = packClass(material, course, conditions, material.course)
  const lengths = [...new Set([session, Math.min(session, 2), 1])]
  const rooms = lengths.map((length) => ({
    perSession: length,
    capacity: freeCapacity(state, { taskClass, now, preferences, conditions, session: length }),
  }))
  const none = {
    perSession: session,
    capacity: { periods: 0, others: 0, own: 0, days: 0, over: 0 },
  }
  return rooms.find(({ capacity }) => capacity.periods > 0) ?? rooms[0] ?? none
}

/** More hours a week are no advice. */
const mostHours = 40

function findRelief(
  wanted: number,
  { minutesAWeek }: Conditions,
  roomAt: (minutesAWeek: number | null) => Pick<Capacity, 'periods' | 'over'>,
): Relief {
  if (minutesAWeek === null) return { kind: 'time', most: null }
  const most = roomAt(null).periods
  if (most < wanted) return { kind: 'time', most }
  const isEnough = (minutes: number) => {
    const { periods, over } = roomAt(minutes)
    return periods >= wanted && over === 0
  }
  const from = minutesAWeek / 60
  let [low, high] = [Math.floor(from) + 1, mostHours]
  // More hours a week never leave less room.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle * 60)) high = middle
    else low = middle + 1
  }
  return isEnough(low * 60) ? { kind: 'hours', from, to: low } : { kind: 'time', most }
}

/** 1 for an even share. */
function weightOf(topics: readonly TopicLine[], index: number): number {
  const shares = topics.map(({ share }) => share)
  const known = shares.filter((share) => share !== null)
  const sum = known.reduce((total, share) => total + share, 0)
  const share = topics[index]?.share ?? null
  if (share === null || sum === 0) return 1
  return Math.min(2.5, (share * known.length) / sum)
}

function difficultyOf({ share }: TopicLine, topics: readonly TopicLine[]): number {
  const even = 100 / Math.max(1, topics.length)
  if (share === null) return 3
  if (share >= even * 1.25) return 4
  return share <= even * 0.7 ? 2 : 3
}

/** Mean difficulty of the periods, rounded. */
function intensityOf(sessions: readonly { periods: number; difficulty: number }[]): number {
  const periods = sessions.reduce((sum, each) => sum + each.periods, 0)
  if (periods === 0) return 3
  const heavy = sessions.reduce((sum, each) => sum + each.periods * each.difficulty, 0)
  return Math.min(5, Math.max(1, Math.round(heavy / periods)))
}

/** Work of the plan that is about the topic, in its own words or by all that tell it, and is not done. */
function openPeriods({ items }: CourseFacts, title: string, course: string): number {
  return periodsAbout(items.filter(isOpen), title, course)
}

function periodsAbout(items: readonly ItemTask[], title: string, course: string): number {
  return items
    .filter((item) => isAboutTopic(item.title, title, course))
    .reduce((sum, { duration }) => sum + duration, 0)
}
