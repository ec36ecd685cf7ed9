// What a guide knows from the start of a course that has a pack: it fills what was not told, and asks no more about it.
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import { nameKey } from '../../../shared/text/name-key.ts'
import type { Ground } from '../ground.ts'
import type { GuideAmount, Known } from './known.ts'

/** Once, with the words that named the course. */
export function startFromPack(
  before: Known,
  known: Known,
  packs: readonly GuidePack[],
  { today }: Ground,
): Known {
  const { course } = known
  if (course === null || before.course?.name === course.name) return known
  const pack = packs.find((each) => nameKey(each.course) === nameKey(course.name))
  if (pack === undefined) return known
  const { classId, due, isExam, sessions, weekdays, periods } = pack
  const isTold = known.due !== null || known.exam !== null || known.beforeExam !== null
  const hasLimits = weekdays.length + periods.length > 0
  const isNew = classId === null
  return {
    ...known,
    isOfPack: true,
    classId: known.classId ?? classId,
    doubts: known.doubts.filter(({ kind }) => isNew || kind !== 'work-exists'),
    isExam: known.isExam || isExam,
    due: isTold || due === null || due < today.date ? known.due : due,
    limits: known.limits ?? (hasLimits ? { weekdays, periods } : null),
    sessions: isNew && sessions.length > 0 ? sessions : null,
    amount: known.amount ?? (isNew && sessions.length === 0 ? rateOf(pack) : null),
  }
}

function rateOf({ minutesAWeek }: GuidePack): GuideAmount | null {
  return minutesAWeek === null ? null : { kind: 'rate', minutes: minutesAWeek, per: 'week' }
}
