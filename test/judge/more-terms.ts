// More terms of the judge: numbered periods, part-time, evening school, school, and weeks of exams alone.
import type { Period } from '../../shared/schedule/term.ts'
import { lesson, lessons, revision, tutorial, usual } from './shape-builders.ts'
import type { TermShape } from './term-shape.ts'

/** Blocks of an hour and a half with half an hour between. */
export const germanTerm: TermShape = {
  ...usual,
  name: 'German, 90-minute blocks',
  zone: 'Europe/Berlin',
  firstMonday: '2026-10-12',
  weeks: 16,
  weeksOff: [11, 12],
  lessons: [
    lesson('Analysis I (Vorlesung)', 1, '10:15-11:45'),
    lesson('Analysis I (Vorlesung)', 3, '10:15-11:45'),
    lesson('Analysis I (Übung)', 4, '14:15-15:45', tutorial),
    lesson('Lineare Algebra I (Vorlesung)', 2, '08:15-09:45'),
    lesson('Lineare Algebra I (Vorlesung)', 4, '08:15-09:45'),
    lesson('Lineare Algebra I (Übung)', 5, '12:15-13:45', tutorial),
    lesson('Programmierung (Vorlesung)', 1, '14:15-15:45'),
    lesson('Programmierung (Praktikum)', 3, '16:15-17:45', tutorial),
    lesson('Experimentalphysik (Vorlesung)', 2, '12:15-13:45'),
    lesson('Experimentalphysik (Vorlesung)', 5, '10:15-11:45'),
  ],
  exams: [
    { title: 'Analysis I Klausur', week: 16, weekday: 4, from: '10:15', to: '11:45' },
    { title: 'Lineare Algebra I Klausur', week: 16, weekday: 2, from: '08:15', to: '09:45' },
  ],
  work: [
    {
      title: 'Analysis: Übung vorbereiten',
      course: 'Analysis I',
      sessions: 13,
      minutes: 90,
      from: 1,
      until: { week: 16, weekday: 3 },
      isPreparation: true,
      traits: { intensity: 4 },
    },
    revision('Analysis I', { week: 16, weekday: 4 }, { sessions: 5, minutes: 90 }),
    revision('Lineare Algebra I', { week: 16, weekday: 2 }, { sessions: 5, minutes: 90 }),
  ],
}

const numbered: readonly Period[] = [
  ['08:00', '08:45'],
  ['08:55', '09:40'],
  ['10:00', '10:45'],
  ['10:55', '11:40'],
  ['14:00', '14:45'],
  ['14:55', '15:40'],
  ['16:00', '16:45'],
  ['16:55', '17:40'],
  ['19:00', '19:45'],
  ['19:55', '20:40'],
  ['20:50', '21:35'],
].map(([start = '', end = '']) => ({ start, end }))

export const chineseTerm: TermShape = {
  ...usual,
  name: 'Chinese, numbered periods',
  language: 'zh',
  zone: 'Asia/Shanghai',
  firstMonday: '2026-08-31',
  weeks: 18,
  weeksOff: [5],
  periods: numbered,
  lessons: [
    lesson('高等数学', 1, '08:00-09:40'),
    lesson('高等数学', 3, '08:00-09:40'),
    lesson('高等数学（习题课）', 5, '14:00-15:40', tutorial),
    lesson('大学物理', 2, '10:00-11:40'),
    lesson('大学物理', 4, '08:00-09:40'),
    lesson('大学物理（实验）', 3, '14:00-17:40', { ...tutorial, every: 2 }),
    lesson('线性代数', 1, '10:00-11:40'),
    lesson('线性代数', 4, '10:00-11:40'),
    lesson('大学英语', 2, '08:00-09:40'),
    lesson('大学英语', 5, '10:00-11:40'),
    lesson('程序设计', 2, '14:00-15:40'),
    lesson('思想政治', 3, '10:00-11:40'),
    lesson('体育', 4, '16:00-17:40'),
  ],
  exams: [
    { title: '高等数学期末考试', week: 18, weekday: 3, from: '14:00', to: '15:40' },
    { title: '大学物理期末考试', week: 18, weekday: 5, from: '14:00', to: '15:40' },
    { title: '线性代数期末考试', week: 17, weekday: 5, from: '14:00', to: '15:40' },
  ],
  work: [
    revision(
      '高等数学',
      { week: 18, weekday: 3 },
      { sessions: 5, minutes: 90, title: '高数考前复习' },
    ),
    revision(
      '大学物理',
      { week: 18, weekday: 5 },
      { sessions: 5, minutes: 90, title: '物理考前复习' },
    ),
    revision(
      '线性代数',
      { week: 17, weekday: 5 },
      { sessions: 4, minutes: 90, title: '线代考前复习' },
    ),
  ],
}

/** Mornings at work, two courses. */
export const workingTerm: TermShape = {
  ...usual,
  name: 'Part-time with a job',
  zone: 'Europe/London',
  firstMonday: '2026-09-28',
  weeks: 12,
  lessons: [
    lesson('Accounting (Lecture)', 3, '14:00-16:00'),
    lesson('Accounting (Tutorial)', 5, '14:30-15:30', tutorial),
    lesson('Business Law (Lecture)', 4, '14:00-16:00'),
  ],
  duties: [1, 2, 3, 4, 5].map((weekday) => ({
    title: 'Shift',
    weekday,
    from: '08:30',
    to: '13:00',
  })),
  exams: [
    { title: 'Accounting exam', week: 12, weekday: 2, from: '14:00', to: '16:00' },
    { title: 'Business Law exam', week: 12, weekday: 4, from: '17:00', to: '19:00' },
  ],
  work: [
    {
      title: 'Prepare the accounting tutorial',
      course: 'Accounting',
      sessions: 10,
      minutes: 60,
      from: 2,
      until: { week: 12, weekday: 1 },
      isPreparation: true,
    },
    revision('Accounting', { week: 12, weekday: 2 }, { sessions: 5, minutes: 90 }),
    revision('Business Law', { week: 12, weekday: 4 }, { sessions: 4, minutes: 90 }),
  ],
  habits: { freeEvenings: 3 },
}

/** Work by day, lessons in the evening. */
export const eveningTerm: TermShape = {
  ...usual,
  name: 'Evening school',
  zone: 'Europe/Berlin',
  firstMonday: '2026-09-07',
  weeks: 14,
  weeksOff: [7],
  lessons: [
    lesson('Mathematik', 1, '18:00-19:30'),
    lesson('Mathematik', 4, '18:00-19:30'),
    lesson('Englisch', 2, '18:00-19:30'),
    lesson('Buchführung', 2, '19:45-21:15'),
  ],
  duties: [1, 2, 3, 4, 5].map((weekday) => ({
    title: 'Work',
    weekday,
    from: '08:00',
    to: '16:00',
  })),
  exams: [{ title: 'Mathematik exam', week: 14, weekday: 4, from: '18:00', to: '19:30' }],
  work: [revision('Mathematik', { week: 14, weekday: 4 }, { sessions: 5, minutes: 90 })],
  habits: { freeEvenings: 1 },
}

/** No lessons any more: five exams in three weeks, asked for four weeks before. */
export const examWeeks: TermShape = {
  ...usual,
  name: 'Exam weeks only',
  zone: 'Europe/London',
  firstMonday: '2027-04-19',
  weeks: 7,
  lessons: [],
  exams: [
    { title: 'Electromagnetism exam', week: 5, weekday: 2, from: '09:30', to: '12:30' },
    { title: 'Statistics exam', week: 5, weekday: 5, from: '14:00', to: '16:00' },
    { title: 'Algebra exam', week: 6, weekday: 3, from: '09:30', to: '12:30' },
    { title: 'Astrophysics exam', week: 7, weekday: 1, from: '09:30', to: '11:30' },
    { title: 'Programming exam', week: 7, weekday: 3, from: '14:00', to: '16:00' },
  ],
  work: (
    [
      ['Electromagnetism', 5, 2, 10],
      ['Statistics', 5, 5, 8],
      ['Algebra', 6, 3, 10],
      ['Astrophysics', 7, 1, 9],
      ['Programming', 7, 3, 6],
    ] as const
  ).map(([course, week, weekday, sessions]) =>
    revision(course, { week, weekday }, { sessions, minutes: 90, isHeavy: sessions > 8, from: 1 }),
  ),
}

/** A school with lessons all day in periods of its own. */
export const sixthForm: TermShape = {
  ...usual,
  name: 'Sixth form',
  zone: 'Europe/London',
  firstMonday: '2026-09-07',
  weeks: 14,
  weeksOff: [8],
  lessons: [
    ...lessons('Mathematics', [1, 2, 4], '08:50-09:50'),
    lesson('Mathematics', 5, '11:10-12:10'),
    ...lessons('Biology', [1, 3], '11:10-12:10'),
    lesson('Biology (Lab)', 4, '13:10-15:10', tutorial),
    ...lessons('Geography', [2, 3, 5], '13:10-14:10'),
    ...lessons('Geography', [4], '11:10-12:10'),
  ],
  duties: [{ title: 'Football training', weekday: 2, from: '16:00', to: '18:00' }],
  exams: [
    { title: 'Mathematics mock exam', week: 13, weekday: 2, from: '09:00', to: '11:00' },
    { title: 'Biology mock exam', week: 13, weekday: 4, from: '09:00', to: '11:00' },
  ],
  work: [
    revision('Mathematics', { week: 13, weekday: 2 }, { sessions: 5, minutes: 60 }),
    revision('Biology', { week: 13, weekday: 4 }, { sessions: 5, minutes: 60 }),
    {
      title: 'Geography fieldwork report',
      course: 'Geography',
      sessions: 6,
      minutes: 60,
      from: 6,
      until: { week: 11, weekday: 5 },
    },
  ],
  habits: { noStudyAfter: '20:30', protectedWeekdays: [7] },
}
