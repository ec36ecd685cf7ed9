// The packs of the data file as a guide starts from them.
import { goalOf } from '../../language/pack/read-deadline.ts'
import { listPackCourses, readPack } from '../../../db/pack.ts'
import { readState } from '../../../db/schedule.ts'
import type { GuidePack } from '../../../shared/guide/guide-pack.ts'
import { languageOf, type SessionContext } from '../../session/context.ts'
import { baseMaterial } from './pack-material.ts'
import type { PackFieldKey } from '../../../shared/pack/fields.ts'
import { readWork } from '../../../shared/pack/work-lines.ts'
import { findAdoptedClass } from '../adopted-class.ts'
import { closedPeriods, textOf, type PackMaterial } from '../pack-material.ts'
import { readCourse } from '../course-facts.ts'
import { readConditions } from '../../language/pack/read-conditions.ts'

/** Those that a guide is about too. */
const read: PackFieldKey[] = ['goal', 'knowledge', 'conditions', 'topics', 'work']

/** Characters of one field: a model is told no more of it. */
const mostText = 1_500

/** A line that says no length. */
const usualPeriods = 2
const mostSessions = 60

/** Null where none of these fields says anything. */
function toGuidePack(material: PackMaterial): GuidePack | null {
  const { course, deadline, state } = material
  const texts = read.map((key) => textOf(material, key))
  if (texts.every((text) => text.trim() === '')) return null
  const { minutesAWeek, weekdays, parts } = readConditions(textOf(material, 'conditions'))
  const classId = findAdoptedClass(material, readCourse(material))?.taskClass.id ?? null
  const most = state.window.periods.length
  const sessions = readWork(textOf(material, 'work')).slice(0, mostSessions)
  return {
    course,
    due: deadline === null ? null : (state.window.days[deadline - 1]?.date ?? null),
    isExam: /\b(?:exams?|midterms?|finals?)\b|考/iu.test(goalOf(material)),
    classId,
    sessions: sessions.map(({ title, periods }) => ({
      title,
      slots: Math.min(periods ?? usualPeriods, most),
    })),
    minutesAWeek,
    weekdays,
    periods: closedPeriods(state.window, parts),
    text: texts
      .filter((text) => text.trim() !== '')
      .map((text) => text.slice(0, mostText).toWellFormed())
      .join('\n'),
  }
}

/** Of courses whose pack says something that a guide is about. */
export function guidePacks(context: SessionContext): GuidePack[] {
  const { database } = context
  const state = readState(database)
  if (state === null) return []
  const language = languageOf(context)
  return listPackCourses(database).flatMap((course) => {
    const pack = readPack(database, course)
    return toGuidePack(baseMaterial(context, { course, pack, answers: [], language }, state)) ?? []
  })
}
