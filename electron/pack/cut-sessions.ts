// Periods cut into sessions: as many as there is room for, each topic by what it wants.
import { sharesOf } from '../../shared/pack/topic-lines.ts'
import { rehearse, type TopicNeed, type PlannedSession } from './place-topics.ts'

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
