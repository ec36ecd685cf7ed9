// The twelve terms of the judge: shapes of real timetables, with names of courses of our own.
import { lesson, lessons, revision, tutorial, usual } from './shape-builders.ts'
import type { TermShape } from './term-shape.ts'
import {
  chineseTerm,
  eveningTerm,
  examWeeks,
  germanTerm,
  sixthForm,
  workingTerm,
} from './more-terms.ts'

/** Half-hour rows: lectures at the full hour beside seminars at half past. */
const british: TermShape = {
  ...usual,
  name: 'UK, six courses',
  zone: 'Europe/London',
  firstMonday: '2026-09-28',
  weeks: 12,
  weeksOff: [7],
  asksIn: 2,
  lessons: [
    lesson('Quantum Mechanics (Lecture)', 1, '10:00-11:00'),
    lesson('Quantum Mechanics (Lecture)', 3, '09:00-10:00'),
    lesson('Quantum Mechanics (Tutorial)', 4, '14:30-15:30', tutorial),
    lesson('Real Analysis (Lecture)', 2, '09:00-10:00'),
    lesson('Real Analysis (Lecture)', 5, '11:00-12:00'),
    lesson('Real Analysis (Tutorial)', 3, '15:00-16:00', tutorial),
    lesson('Thermal Physics (Lecture)', 1, '12:00-13:00'),
    lesson('Thermal Physics (Lecture)', 4, '10:00-11:00'),
    lesson('Optics (Lecture)', 2, '11:30-13:00'),
    lesson('Optics (Lab)', 5, '14:00-17:00', { ...tutorial, every: 2 }),
    lesson('Computing for Physics (Lecture)', 3, '11:00-12:00'),
    lesson('Computing for Physics (Lab)', 2, '15:30-17:30', tutorial),
    lesson('History of Science (Seminar)', 4, '16:00-17:30'),
  ],
  exams: [
    { title: 'Quantum Mechanics class test', week: 6, weekday: 3, from: '14:00', to: '15:00' },
    { title: 'Real Analysis exam', week: 12, weekday: 4, from: '14:00', to: '16:00' },
  ],
  work: [
    {
      title: 'Quantum: prepare the tutorial',
      course: 'Quantum Mechanics',
      sessions: 10,
      minutes: 60,
      from: 2,
      until: { week: 12, weekday: 4 },
      isPreparation: true,
      traits: { intensity: 4 },
    },
    revision('Real Analysis', { week: 12, weekday: 4 }, { sessions: 5, minutes: 90 }),
    revision('Quantum Mechanics', { week: 6, weekday: 3 }, { sessions: 4, minutes: 90 }),
    {
      title: 'History of Science essay',
      course: 'History of Science',
      sessions: 6,
      minutes: 90,
      from: 5,
      until: { week: 10, weekday: 5 },
      traits: { subjectType: 'reading' },
    },
  ],
}

const american: TermShape = {
  ...usual,
  name: 'US, MWF and TR',
  zone: 'America/Chicago',
  firstMonday: '2026-08-24',
  weeks: 15,
  weeksOff: [14],
  lessons: [
    ...lessons('Calculus II', [1, 3, 5], '09:00-09:50'),
    lesson('Calculus II (Recitation)', 4, '15:30-16:20', tutorial),
    ...lessons('General Chemistry', [1, 3, 5], '11:00-11:50'),
    lesson('General Chemistry (Lab)', 2, '13:30-16:20', tutorial),
    ...lessons('World Literature', [2, 4], '09:30-10:45'),
    ...lessons('Microeconomics', [2, 4], '11:00-12:15'),
    ...lessons('Spanish III', [1, 3, 5], '13:00-13:50'),
  ],
  duties: [
    { title: 'Work at the library', weekday: 1, from: '15:00', to: '18:00' },
    { title: 'Work at the library', weekday: 3, from: '15:00', to: '18:00' },
  ],
  exams: [
    { title: 'Calculus II midterm', week: 7, weekday: 5, from: '09:00', to: '09:50' },
    { title: 'General Chemistry midterm', week: 8, weekday: 3, from: '11:00', to: '11:50' },
    { title: 'Calculus II final', week: 15, weekday: 4, from: '10:00', to: '12:00' },
  ],
  work: [
    {
      title: 'Chemistry lab preparation',
      course: 'General Chemistry',
      sessions: 13,
      minutes: 50,
      from: 1,
      until: { week: 15, weekday: 2 },
      isPreparation: true,
    },
    revision('Calculus II', { week: 7, weekday: 5 }, { sessions: 4, minutes: 100 }),
    revision('General Chemistry', { week: 8, weekday: 3 }, { sessions: 4, minutes: 100 }),
    revision('Calculus II', { week: 15, weekday: 4 }, { sessions: 5, minutes: 100 }),
    {
      title: 'Literature paper',
      course: 'World Literature',
      sessions: 5,
      minutes: 100,
      from: 8,
      until: { week: 13, weekday: 5 },
      traits: { subjectType: 'reading' },
    },
  ],
}

/** Rows of an hour, one after another; two subjects with a timetable of their own each. */
const twoMajors: TermShape = {
  ...usual,
  name: 'Two majors',
  zone: 'Europe/Dublin',
  firstMonday: '2026-09-14',
  weeks: 13,
  weeksOff: [6],
  lessons: [
    ...lessons('Algebra', [1, 3], '09:00-10:00'),
    ...lessons('Number Theory', [2, 4], '10:00-11:00'),
    ...lessons('Statistics', [1, 4], '14:00-15:00'),
    lesson('Statistics (Lab)', 5, '10:00-12:00', tutorial),
    ...lessons('Philosophy of Mind', [2, 5], '13:00-14:00'),
    lesson('Philosophy of Mind (Tutorial)', 3, '12:00-13:00', tutorial),
    ...lessons('Ethics', [1, 3], '16:00-17:00'),
    ...lessons('Logic', [2, 4], '15:00-16:00'),
    lesson('Ancient Philosophy', 3, '14:00-16:00'),
  ],
  exams: [
    { title: 'Algebra exam', week: 13, weekday: 3, from: '10:00', to: '12:00' },
    { title: 'Logic exam', week: 13, weekday: 5, from: '10:00', to: '12:00' },
  ],
  work: [
    revision('Algebra', { week: 13, weekday: 3 }, { sessions: 5, minutes: 120 }),
    revision('Logic', { week: 13, weekday: 5 }, { sessions: 5, minutes: 120 }),
    {
      title: 'Ethics essay',
      course: 'Ethics',
      sessions: 5,
      minutes: 120,
      from: 6,
      until: { week: 11, weekday: 5 },
      traits: { subjectType: 'reading' },
    },
  ],
}

/** Many hours in the laboratory, little free time before the evening. */
const laboratory: TermShape = {
  ...usual,
  name: 'Science with labs',
  zone: 'Europe/Amsterdam',
  firstMonday: '2026-09-07',
  weeks: 10,
  lessons: [
    ...lessons('Organic Chemistry', [1, 2, 3, 4], '09:00-10:45'),
    lesson('Organic Chemistry (Lab)', 1, '13:30-17:00', tutorial),
    lesson('Organic Chemistry (Lab)', 3, '13:30-17:00', tutorial),
    ...lessons('Molecular Biology', [2, 4], '11:00-12:45'),
    lesson('Molecular Biology (Seminar)', 5, '09:00-10:45', tutorial),
    ...lessons('Physics for Chemists', [1, 5], '11:00-12:45'),
  ],
  exams: [
    { title: 'Organic Chemistry exam', week: 10, weekday: 4, from: '13:30', to: '16:30' },
    { title: 'Molecular Biology exam', week: 10, weekday: 2, from: '13:30', to: '16:30' },
  ],
  work: [
    {
      title: 'Prepare the organic lab',
      course: 'Organic Chemistry',
      sessions: 9,
      minutes: 50,
      from: 1,
      until: { week: 9, weekday: 7 },
      isPreparation: true,
    },
    revision('Organic Chemistry', { week: 10, weekday: 4 }, { sessions: 5, minutes: 100 }),
    revision('Molecular Biology', { week: 10, weekday: 2 }, { sessions: 5, minutes: 100 }),
  ],
}

/** A part of a degree beside children: late mornings only, evenings free. */
const parent: TermShape = {
  ...usual,
  name: 'With a family',
  zone: 'Europe/Paris',
  firstMonday: '2026-09-14',
  weeks: 12,
  weeksOff: [7],
  lessons: [
    ...lessons('Droit civil', [1], '09:00-11:00'),
    lesson('Droit civil (TD)', 4, '13:00-14:30', tutorial),
    ...lessons('Droit constitutionnel', [2], '13:00-15:00'),
    ...lessons('Histoire du droit', [5], '09:00-11:00'),
  ],
  exams: [{ title: 'Droit civil exam', week: 12, weekday: 4, from: '09:00', to: '12:00' }],
  work: [revision('Droit civil', { week: 12, weekday: 4 }, { sessions: 5, minutes: 90 })],
  habits: {
    noStudyBefore: '09:00',
    noStudyAfter: '17:00',
    protectedWeekdays: [7],
    freeEvenings: 5,
  },
}

/** One project and few lessons. */
const finalYear: TermShape = {
  ...usual,
  name: 'Final year project',
  zone: 'Europe/London',
  firstMonday: '2027-01-11',
  weeks: 12,
  weeksOff: [],
  lessons: [
    lesson('Machine Learning (Lecture)', 2, '10:00-12:00'),
    lesson('Machine Learning (Lab)', 4, '13:30-15:30', tutorial),
    lesson('Compilers (Lecture)', 3, '14:00-16:00'),
  ],
  exams: [{ title: 'Machine Learning exam', week: 12, weekday: 3, from: '10:00', to: '12:00' }],
  work: [
    {
      title: 'Dissertation',
      course: 'Dissertation',
      sessions: 30,
      minutes: 120,
      from: 1,
      until: { week: 11, weekday: 5 },
      traits: { intensity: 5, difficulty: 5, priority: 5 },
    },
    {
      title: 'Compilers coursework',
      course: 'Compilers',
      sessions: 8,
      minutes: 90,
      from: 4,
      until: { week: 9, weekday: 5 },
      traits: { intensity: 4, subjectType: 'practical' },
    },
    revision('Machine Learning', { week: 12, weekday: 3 }, { sessions: 5, minutes: 90 }),
  ],
}

export const shapes: readonly TermShape[] = [
  british,
  american,
  germanTerm,
  chineseTerm,
  workingTerm,
  eveningTerm,
  twoMajors,
  examWeeks,
  laboratory,
  parent,
  finalYear,
  sixthForm,
]
