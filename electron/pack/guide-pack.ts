// A pack as a guide of the same course starts from it: what its fields say, read as the pack itself reads them.
import type { GuidePack } from '../../shared/guide/guide-pack.ts'
import type { PackFieldKey } from '../../shared/pack/fields.ts'
import { readWork } from '../../shared/pack/work-lines.ts'
import { findAdoptedClass } from './adopted-class.ts'
import { closedPeriods } from './closed-periods.ts'
import { readCourse } from './course-facts.ts'
import { goalOf, textOf, type PackMaterial } from './pack-material.ts'
import { readConditions } from './read-conditions.ts'

/** Those that a guide is about too. */
const read: PackFieldKey[] = ['goal', 'knowledge', 'conditions', 'topics', 'work']

/** Characters of one field: a model is told no more of it. */
const mostText = 1_500

/** A line that says no length. */
const usualPeriods = 2
const mostSessions = 60

/** Null where none of these fields says anything. */
export function toGuidePack(material: PackMaterial): GuidePack | null {
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
