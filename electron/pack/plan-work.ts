// From topics to sessions (K5): how much each topic gets, cut into sessions, and no more in all than the calendar has room for.
import { plainClass } from '../../shared/schedule/plain-class.ts'
import type { TaskClass } from '../../shared/schedule/task-class.ts'
import { minutesOfPeriod } from '../../shared/schedule/work-minutes.ts'
import { sharesOf, type TopicLine } from '../../shared/pack/topic-lines.ts'
import { isOpen, readCourse, type CourseFacts } from './course-facts.ts'
import { examTopics } from './exam-coverage.ts'
import { freeCapacity, type Capacity } from './free-capacity.ts'
import { textOf, type PackMaterial } from './pack-material.ts'
import { readConditions, type Conditions } from './read-conditions.ts'
import { isAboutTopic } from './topic-words.ts'

/** What a session is for; the words say it. */
export type SessionKind = 'learn' | 'practise' | 'rehearse'

export type PlannedSession = {
  kind: SessionKind
  /** Empty for a rehearsal of everything. */
  topic: string
  /** From 1 where a topic has several of the kind; 0 where it has one. */
  number: number
  periods: number
  difficulty: number
}

export type WorkPlan = {
  sessions: PlannedSession[]
  /** Periods. */
  total: number
  /** What the topics would have got with all the time of the world. */
  wanted: number
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
  const difficulties = topics.map((topic) => difficultyOf(topic, topics))
  const wantedBy = topics.map(({ share }, index) =>
    share === 0 ? 0 : Math.max(1, Math.round((minutesATopic * weightOf(topics, index)) / period)),
  )
  const alreadyBy = topics.map(({ title }) => openPeriods(course, title, material.course))
  const openBy = wantedBy.map((periods, index) => Math.max(0, periods - (alreadyBy[index] ?? 0)))
  const rehearsal =
    course.exams.length > 0 && openBy.some((periods) => periods > 0) ? perSession : 0
  const wanted = openBy.reduce((sum, periods) => sum + periods, 0) + rehearsal
  const cut = (fitted: Fitted): PlannedSession[] => [
    ...topics.flatMap(({ title }, index) =>
      sessionsOf(title, fitted.topics[index] ?? 0, perSession, difficulties[index] ?? 3),
    ),
    ...rehearse(fitted.rehearsal),
  ]
  const fitted = fitBelow(mostSessions, cut, (room) => fitInto(openBy, rehearsal, room), {
    wanted,
    room: capacity.periods,
  })
  const sessions = cut(fitted)
  const roomAt = (minutesAWeek: number | null) =>
    roomFor(material, course, { ...conditions, minutesAWeek }, session).capacity.periods
  return {
    sessions,
    total: sessions.reduce((sum, { periods }) => sum + periods, 0),
    wanted,
    capacity,
    intensity: intensityOf(sessions),
    course,
    conditions,
    already: alreadyBy.reduce((sum, periods) => sum + periods, 0),
    outside,
    leftOut: topics.flatMap(({ title }, index) =>
      (openBy[index] ?? 0) > 0 && (fitted.topics[index] ?? 0) === 0 ? [title] : [],
    ),
    relief: wanted <= capacity.periods ? null : findRelief(wanted, conditions, roomAt),
  }
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
  const none = { perSession: session, capacity: { periods: 0, others: 0, own: 0, days: 0 } }
  return rooms.find(({ capacity }) => capacity.periods > 0) ?? rooms[0] ?? none
}

/** More hours a week are no advice. */
const mostHours = 40

function findRelief(
  wanted: number,
  { minutesAWeek }: Conditions,
  roomAt: (minutesAWeek: number | null) => number,
): Relief {
  if (minutesAWeek === null) return { kind: 'time', most: null }
  const most = roomAt(null)
  if (most < wanted) return { kind: 'time', most }
  const from = minutesAWeek / 60
  let [low, high] = [Math.floor(from) + 1, mostHours]
  // More hours a week never leave less room.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (roomAt(middle * 60) >= wanted) high = middle
    else low = middle + 1
  }
  return roomAt(low * 60) >= wanted ? { kind: 'hours', from, to: low } : { kind: 'time', most }
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
function intensityOf(sessions: readonly PlannedSession[]): number {
  const periods = sessions.reduce((sum, each) => sum + each.periods, 0)
  if (periods === 0) return 3
  const heavy = sessions.reduce((sum, each) => sum + each.periods * each.difficulty, 0)
  return Math.min(5, Math.max(1, Math.round(heavy / periods)))
}

/** Work of the plan that is about the topic, in its own words or by all that tell it, and is not done. */
function openPeriods({ items }: CourseFacts, title: string, course: string): number {
  return items
    .filter((item) => isOpen(item) && isAboutTopic(item.title, title, course))
    .reduce((sum, { duration }) => sum + duration, 0)
}

type Fitted = { topics: number[]; rehearsal: number }

/** As much as there is room for, in no more sessions than one body of work takes. */
function fitBelow(
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

function rehearse(periods: number): PlannedSession[] {
  return periods === 0 ? [] : [{ kind: 'rehearse', topic: '', number: 0, periods, difficulty: 4 }]
}

/** Everything gets less in proportion, whole periods, and what comes first in the order of learning keeps one longest. */
function fitInto(wanted: readonly number[], rehearsal: number, room: number): Fitted {
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
