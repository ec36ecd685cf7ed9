// Two weeks of a student in the middle of the term, with everything that a block can be, in either language.
import { at, event, item, schedule, taskClass, week } from '../builders.ts'
import type { ScheduleState } from '../../shared/schedule/state.ts'
import type { EventTask } from '../../shared/schedule/task.ts'
import type { Place } from '../../shared/schedule/place.ts'

const names = {
  en: {
    calculus: 'Calculus',
    physics: 'Physics',
    history: 'Modern History',
    chinese: 'Academic Writing',
    programming: 'Programming',
    lab: 'Physics lab',
    exam: 'Programming midterm',
    choir: 'Choir',
    sets: 'Problem sets',
    readings: 'Readings',
    essay: 'Essay on the Meiji Restoration',
    exercises: 'Exercises',
  },
  zh: {
    calculus: '微积分',
    physics: '大学物理',
    history: '中国近现代史纲要',
    chinese: '学术写作',
    programming: '程序设计',
    lab: '物理实验',
    exam: '程序设计期中考试',
    choir: '合唱团',
    sets: '习题课作业',
    readings: '阅读',
    essay: '明治维新小论文',
    exercises: '上机练习',
  },
} as const

/** A Wednesday noon: some of it is done, some was missed. */
export const amidBusyWeeks = '2026-11-04T12:20:00+08:00'

const done = {
  outcome: 'done',
  place: at(1, 3, 4),
  planned: 90,
  minutes: 80,
  restId: null,
} as const

/** On the same weekday of both weeks. */
function lesson(id: number, course: string, place: Place, changes: Partial<EventTask> = {}) {
  return [place, at(place.day + 7, place.start, place.end)].map((each, index) =>
    event(id + index, each, {
      series: id,
      title: course,
      course,
      location: 'A-201',
      locked: true,
      ...changes,
    }),
  )
}

export function busyWeeks(language: 'en' | 'zh'): ScheduleState {
  const name = names[language]
  return schedule(
    [
      taskClass(1, { title: name.sets, course: name.calculus, toDay: 12 }),
      taskClass(2, { title: name.readings, course: name.history, subjectType: 'memory' }),
      taskClass(3, { title: name.essay, course: name.history, strategy: 'rapid', toDay: 14 }),
      taskClass(4, { title: name.exercises, course: name.programming, toDay: 10 }),
      ...lesson(100, name.calculus, at(1, 1, 2)),
      ...lesson(102, name.physics, at(1, 5, 6)),
      ...lesson(104, name.history, at(2, 3, 4), { hosts: true }),
      ...lesson(106, name.programming, at(3, 1, 2)),
      ...lesson(108, name.chinese, at(4, 7, 8)),
      ...lesson(110, name.lab, at(5, 5, 8), { course: name.physics }),
      ...lesson(112, name.calculus, at(4, 1, 2)),
      event(120, at(10, 9, 10), {
        title: name.exam,
        course: name.programming,
        eventKind: 'exam',
        locked: true,
      }),
      event(121, at(3, 10, 11), { title: name.choir, eventKind: 'personal' }),
      item(1, { title: `${name.sets} 1`, place: at(1, 3, 4), log: [done] }),
      item(2, { title: `${name.sets} 2`, order: 2, place: at(2, 6, 7) }),
      item(3, { title: `${name.sets} 3`, order: 3, place: at(4, 3, 4), locked: true }),
      item(4, { title: `${name.sets} 4`, order: 4, place: at(8, 3, 4) }),
      item(5, { title: `${name.readings} 1`, classId: 2, order: 1, place: at(3, 3) }),
      item(6, {
        title: `${name.readings} 2`,
        classId: 2,
        order: 2,
        place: at(9, 3),
        hostId: 105,
      }),
      item(7, { title: name.essay, classId: 3, order: 1, place: at(5, 1, 3) }),
      item(8, { title: `${name.exercises} 1`, classId: 4, order: 1, place: at(4, 5, 6) }),
      item(9, { title: `${name.exercises} 2`, classId: 4, order: 2, place: at(5, 9, 10) }),
      item(10, { title: `${name.exercises} 3`, classId: 4, order: 3, place: at(6, 2, 4) }),
      item(11, { title: `${name.readings} 3`, classId: 2, order: 3, duration: 1 }),
      item(12, { title: `${name.sets} 5`, order: 5, duration: 2 }),
    ],
    week({ weeks: 2 }),
  )
}
