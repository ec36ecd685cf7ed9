// Takes what was set in a guide's form (B10) into what is known: it takes the place of what was told, and of what was in doubt.
import type { GuideSection } from '../../../shared/guide/guide-draft.ts'
import {
  slotNamesOf,
  slotParts,
  type SlotChange,
  type SlotName,
  type SlotValues,
} from '../../../shared/guide/guide-slots.ts'
import type { Ground } from '../ground.ts'
import { noLimits } from '../read/kept-free.ts'
import type { Known } from './known.ts'
import { coursesOf } from './match-course.ts'
import { sectionOfDoubt } from './next-need.ts'

type Setter<Value> = (value: Value, known: Known, ground: Ground) => Partial<Known>

const setters: { [Name in SlotName]: Setter<SlotValues[Name]> } = {
  course: (name, known, { state }) =>
    known.course?.name === name
      ? {}
      : { course: { name, isKnown: coursesOf(state).includes(name) }, classId: null },
  title: (title) => ({ title }),
  exam: (date, { exam }) =>
    date === null
      ? { exam: null, isExam: false, isExamOpen: true, beforeExam: null }
      : {
          exam: { date, slots: exam?.date === date ? exam.slots : null },
          isExam: true,
          isExamOpen: false,
          isExamSure: true,
          openDay: null,
        },
  due: (due, { beforeExam }) => ({
    due,
    dueOf: null,
    openDay: null,
    beforeExam: beforeExam?.bound === 'due' ? null : beforeExam,
  }),
  begin: (from, { beforeExam }) => ({
    from,
    beforeExam: beforeExam?.bound === 'from' ? null : beforeExam,
  }),
  minutes: (minutes) => ({ amount: { kind: 'minutes', minutes }, scope: 'all', parts: null }),
  session: (mostADay) => ({ mostADay }),
  items: (parts) => ({ parts, amount: null, units: [], topics: [], skipped: [] }),
  weekdays: (weekdays, { limits }) => ({ limits: { ...(limits ?? noLimits), weekdays } }),
  periods: (periods, { limits }) => ({ limits: { ...(limits ?? noLimits), periods } }),
  difficulty: (difficulty) => ({ difficulty }),
  priority: (priority) => ({ priority }),
  strategy: (strategy) => ({ strategy }),
  profile: (lines) => ({
    profile: lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }),
}

export function setSlots(known: Known, change: SlotChange, ground: Ground): Known {
  const names = slotNamesOf(change)
  const settles = new Set<GuideSection | null>(names.map((name) => slotParts[name].section))
  const doubts = known.doubts.filter((doubt) => !settles.has(sectionOfDoubt(doubt)))
  const isReopened = known.reopened !== null && !settles.has(known.reopened)
  const left: Known = { ...known, doubts, reopened: isReopened ? known.reopened : null }
  for (const name of names) Object.assign(left, set(name, change[name], left, ground))
  return left
}

function set<Name extends SlotName>(
  name: Name,
  value: SlotValues[Name] | undefined,
  known: Known,
  ground: Ground,
): Partial<Known> {
  return value === undefined ? {} : setters[name](value, known, ground)
}
