import { describe, expect, it } from 'vitest'
import { courseName } from '../../../../electron/exchange/timetable/course-name.ts'
import { isExamTitle, subjectTypeOf } from '../../../../electron/exchange/timetable/event-words.ts'

describe('course names and kinds', () => {
  it.each([
    ['MATH 101: Calculus I (Lecture)', 'Calculus I'],
    ['BIOL 201 - Cell Biology', 'Cell Biology'],
    ['Organic Chemistry [CHEM-210-02]', 'Organic Chemistry'],
    ['Analysis I - Übung', 'Analysis I'],
    ['Analysis I Vorlesung', 'Analysis I'],
    ['线性代数【01】', '线性代数'],
    ['大学物理（实验）', '大学物理'],
    ['高等数学A(1)', '高等数学A(1)'],
    ['Lecture', 'Lecture'],
    ['CS101', 'CS101'],
    ['Theory of computation', 'Theory of computation'],
  ])('[X1] %s is the course %s', (title, course) => {
    expect(courseName(title)).toBe(course)
  })

  it('[X1] tells exams from other words', () => {
    const exams = ['Final exam', 'Midterm', 'Quiz 2', '高等数学期末', '英语测验', '期中考试']
    expect(exams.filter((title) => !isExamTitle(title))).toEqual([])
    const others = ['Software testing', 'Finalists’ dinner', '本学期中文写作', 'Examples class']
    expect(others.filter(isExamTitle)).toEqual([])
  })

  it('[X1] guesses the kind of subject', () => {
    expect(
      ['Calculus I', '大学英语', '程序设计', 'World History', 'Art'].map(subjectTypeOf),
    ).toEqual(['quantitative', 'language', 'practical', 'reading', 'mixed'])
  })
})
