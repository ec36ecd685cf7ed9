import { describe, expect, it } from 'vitest'
import { freesDays } from '../../../../electron/timetable/feed/due-words.ts'
import { subjectTypeOf } from '../../../../electron/timetable/feed/subject-type.ts'
import { isExamTitle } from '../../../../shared/timetable/exams.ts'

describe('what the words of a title say', () => {
  it('[X1] tells exams from other words', () => {
    const exams = ['Final exam', 'Midterm', 'Quiz 2', '高等数学期末', '英语测验', '期中考试']
    expect(exams.filter((title) => !isExamTitle(title))).toEqual([])
    const others = ['Software testing', 'Finalists’ dinner', '本学期中文写作', 'Examples class']
    expect(others.filter(isExamTitle)).toEqual([])
  })

  it('[X1] takes practice and review for no exam only where they are of one, and no name of a course', () => {
    const exams = [
      'Nursing Practice final exam',
      'Nursing Practice exam',
      'Peer Review Quiz',
      'Physical examination OSCE test',
      'Medical exam',
    ]
    expect(exams.filter((title) => !isExamTitle(title))).toEqual([])
    const others = [
      'Practice exam',
      'MATH 101 practice midterm',
      'Mock exam',
      'Revision lecture for the exam',
      'Review for the final exam',
      'Exam review',
      'Eye exam - Dad',
    ]
    expect(others.filter(isExamTitle)).toEqual([])
  })

  it('[X2] takes for days off only the words of one and the name of its holiday, break or school', () => {
    const free = [
      'Reading week (no classes)',
      'University closed',
      'Stanford University closed',
      'Thanksgiving break',
      'No class - autumn break',
      'Bank holiday',
      'New Year’s Day holiday',
      'Labor Day',
      'Vacances de Noël',
      '国庆放假',
      '国庆节',
      '校庆停课',
      '清明節假期',
    ]
    expect(free.filter((title) => !freesDays(title))).toEqual([])
    const others = [
      'Algebra - no lecture',
      'No class: MATH 101 only',
      'No class [MATH 101]',
      'Mum on holiday',
      'Book holiday flights',
      'Christmas party',
      'Christmas market shift',
      'No school bus',
      'Essay due before spring break',
      '国庆活动策划',
      '清明上河图展览',
      '线性代数停课',
    ]
    expect(others.filter(freesDays)).toEqual([])
  })

  it('[X1] guesses the kind of subject', () => {
    expect(
      ['Calculus I', '大学英语', '程序设计', 'World History', 'Art'].map(subjectTypeOf),
    ).toEqual(['quantitative', 'language', 'practical', 'reading', 'mixed'])
  })
})
