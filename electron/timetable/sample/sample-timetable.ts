// Defines the sample term's week: periods, courses and when they meet.
import type { Language } from '../../../shared/language.ts'
import type { Period } from '../../../shared/schedule/term.ts'

export type Words = Record<Language, string>

export type SampleLesson = {
  weekday: number
  start: number
  end: number
  /** First and last week; `every` 2 is each second week from the first. */
  weeks: [first: number, last: number]
  every: 1 | 2
  kind: 'lecture' | 'exercise' | 'lab'
  location: Words
}

export type SampleCourse = { name: Words; hosts: boolean; lessons: SampleLesson[] }

export const sampleWeeks = 16

export const samplePeriods: Period[] = [
  { start: '08:00', end: '08:45' },
  { start: '08:50', end: '09:35' },
  { start: '09:50', end: '10:35' },
  { start: '10:40', end: '11:25' },
  { start: '11:30', end: '12:15' },
  { start: '13:30', end: '14:15' },
  { start: '14:20', end: '15:05' },
  { start: '15:20', end: '16:05' },
  { start: '16:10', end: '16:55' },
  { start: '19:00', end: '19:45' },
  { start: '19:50', end: '20:35' },
  { start: '20:50', end: '21:35' },
]

function room(en: string, zh: string): Words {
  return { en, zh }
}

type LessonOptions = Partial<Pick<SampleLesson, 'weeks' | 'every' | 'kind'>>

function lesson(
  weekday: number,
  [start, end]: [number, number],
  location: Words,
  options: LessonOptions = {},
): SampleLesson {
  return {
    weekday,
    start,
    end,
    location,
    weeks: options.weeks ?? [1, sampleWeeks],
    every: options.every ?? 1,
    kind: options.kind ?? 'lecture',
  }
}

const mainHall = room('Main building 201', '主楼 201')
const northHall = room('North building 114', '北楼 114')
const scienceRoom = room('Science building 305', '理科楼 305')
const physicsLab = room('Physics laboratory 2', '物理实验室 2')
const computerRoom = room('Computer room 4', '机房 4')
const languageRoom = room('Language centre 12', '外语楼 12')
const auditorium = room('Great auditorium', '大礼堂')
const economicsRoom = room('Economics building 108', '经管楼 108')
const sportsHall = room('Sports hall', '体育馆')

export const sampleCourses: SampleCourse[] = [
  {
    name: { en: 'Calculus', zh: '高等数学' },
    hosts: false,
    lessons: [
      lesson(1, [1, 2], mainHall),
      lesson(3, [1, 2], mainHall),
      lesson(5, [6, 7], mainHall),
      lesson(2, [5, 5], northHall, { kind: 'exercise' }),
    ],
  },
  {
    name: { en: 'Linear algebra', zh: '线性代数' },
    hosts: false,
    lessons: [
      lesson(2, [3, 4], northHall),
      lesson(4, [1, 2], northHall),
      lesson(3, [5, 5], northHall, { kind: 'exercise' }),
    ],
  },
  {
    name: { en: 'University physics', zh: '大学物理' },
    hosts: false,
    lessons: [
      lesson(1, [3, 4], scienceRoom),
      lesson(3, [3, 4], scienceRoom),
      lesson(4, [6, 7], physicsLab, { kind: 'lab', weeks: [1, 15], every: 2 }),
    ],
  },
  {
    name: { en: 'Data structures', zh: '数据结构' },
    hosts: false,
    lessons: [
      lesson(2, [1, 2], scienceRoom),
      lesson(4, [8, 9], computerRoom, { kind: 'lab', weeks: [2, 15] }),
    ],
  },
  {
    name: { en: 'Academic English', zh: '大学英语' },
    hosts: false,
    lessons: [lesson(1, [6, 7], languageRoom), lesson(4, [3, 4], languageRoom)],
  },
  {
    name: { en: 'Modern history', zh: '中国近现代史纲要' },
    hosts: true,
    lessons: [lesson(2, [6, 7], auditorium), lesson(5, [8, 9], auditorium)],
  },
  {
    name: { en: 'Microeconomics', zh: '微观经济学' },
    hosts: false,
    lessons: [lesson(3, [6, 7], economicsRoom)],
  },
  {
    name: { en: 'Physical education', zh: '体育' },
    hosts: false,
    lessons: [lesson(2, [8, 9], sportsHall, { weeks: [1, 14] })],
  },
]

/** Single dates of the term, by week and weekday. */
export const sampleExams: {
  title: Words
  course: number
  week: number
  weekday: number
  periods: [number, number]
  location: Words
}[] = [
  {
    title: { en: 'Calculus midterm exam', zh: '高等数学期中考试' },
    course: 0,
    week: 6,
    weekday: 6,
    periods: [2, 4],
    location: mainHall,
  },
  {
    title: { en: 'Linear algebra midterm exam', zh: '线性代数期中考试' },
    course: 1,
    week: 6,
    weekday: 3,
    periods: [10, 12],
    location: northHall,
  },
]

export const sampleAppointment = {
  title: { en: 'Badminton', zh: '羽毛球' },
  weekday: 5,
  periods: [10, 11] as const,
  location: sportsHall,
}

/** The Friday of week 6 is free, and its lessons are held on the Sunday of week 7. */
export const sampleHoliday = {
  off: { week: 6, weekday: 5 },
  makeUp: { week: 7, weekday: 7 },
} as const
