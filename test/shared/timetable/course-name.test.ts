import { describe, expect, it } from 'vitest'
import { courseName } from '../../../shared/timetable/course-name.ts'

describe('course names', () => {
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
    ['Calculus I - Exam', 'Calculus I'],
    ['Calculus I: Final exam', 'Calculus I'],
    ['Programming midterm', 'Programming'],
    ['Statistics (Quiz 2)', 'Statistics (Quiz 2)'],
    ['Statistics quiz 2', 'Statistics'],
    ['程序设计期中考试', '程序设计'],
    ['程序设计 期中考试', '程序设计'],
    ['线性代数（期末）', '线性代数'],
    ['Final exam', 'Final exam'],
    ['期末考试', '期末考试'],
    ['Software Test', 'Software Test'],
    ['Exam preparation', 'Exam preparation'],
  ])('[X1] %s is the course %s', (title, course) => {
    expect(courseName(title)).toBe(course)
  })
})
