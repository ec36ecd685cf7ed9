// A term of sixteen weeks with five courses, twenty lessons a week and thirty pending items.
import type { Language } from '../../../shared/language.ts'
import type { ScheduleState } from '../../../shared/schedule/state.ts'
import { event, item, schedule, taskClass, week } from '../../builders.ts'

const courses: Record<Language, string[]> = {
  en: ['Linear Algebra', 'Calculus', 'Physics', 'Programming', 'Academic English'],
  zh: ['线性代数', '高等数学', '大学物理', '程序设计', '学术英语'],
}

const work: Record<Language, string> = { en: 'problem set', zh: '习题' }

const weeks = 16

export function thirtyItems(language: Language): ScheduleState {
  const names = courses[language]
  const lessons = Array.from({ length: weeks * 20 }, (_, index) => {
    const lesson = index % 20
    const day = Math.floor(index / 20) * 7 + (lesson % 5) + 1
    const start = Math.floor(lesson / 5) * 3 + 1
    const course = names[(lesson + Math.floor(lesson / 5)) % names.length] ?? ''
    return event(1_000 + index, { day, start, end: start + 1 }, { title: course, course })
  })
  const classes = names.map((course, index) =>
    taskClass(index + 1, { course, title: course, fromDay: 1, toDay: 28 }),
  )
  const items = names.flatMap((course, index) =>
    Array.from({ length: 6 }, (_, order) =>
      item(10 * (index + 1) + order, {
        classId: index + 1,
        order: order + 1,
        title: `${course} ${work[language]} ${order + 1}`,
      }),
    ),
  )
  return schedule([...classes, ...lessons, ...items], week({ weeks }))
}
