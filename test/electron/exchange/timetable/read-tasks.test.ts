// Tests that lists of tasks become homework, each with its course and the time of its person.
import { describe, expect, it } from 'vitest'
import { propose } from './import-builders.ts'

const read = (text: string) => {
  const { matter, problems } = propose(text, { fileName: 'tasks.csv', zone: 'Asia/Shanghai' })
  const work = (matter?.homework ?? []).map(
    ({ title, course, dueDate, dueTime, checklist }) =>
      `${title} | ${course} | ${dueDate} ${dueTime ?? '-'} | ${checklist.steps.map(({ text: said }) => said).join('+')}`,
  )
  return { work, problems }
}

describe('a list of tasks', () => {
  it('[X2] sections are courses, tasks under another its points, and labels no part of a title', () => {
    const text = [
      'TYPE,CONTENT,INDENT,DATE,DEADLINE',
      'section,Geology,,,',
      'task,Sketch a cliff @field,1,2026-10-20,2026-10-22',
      'task,Buy pencils,2,,',
      'note,ask first,,,',
      'task,Rock quiz,1,2026-10-23 17:30,',
    ].join('\n')
    expect(read(text).work).toEqual([
      'Sketch a cliff | Geology | 2026-10-22 - | Buy pencils',
      'Rock quiz | Geology | 2026-10-23 17:30 | ',
    ])
  })

  it('[X2] an instant is told in the zone of its task, and what is done stays away', () => {
    const text = [
      '"Date: 2026-10-01"',
      '"List Name","Title","Due Date","Status","Timezone","Is All Day"',
      '"力学","习题一","2026-10-20T16:00:00+0000","0","Asia/Shanghai","true"',
      '"力学","习题二","2026-10-20T15:59:00+0000","0","Asia/Shanghai","false"',
      '"力学","旧习题","2026-10-02T15:59:00+0000","2","Asia/Shanghai","false"',
      '"收集箱","买书","","0","Asia/Shanghai","false"',
    ].join('\n')
    const { work, problems } = read(text)
    expect(work).toEqual(['习题一 | 力学 | 2026-10-21 - | ', '习题二 | 力学 | 2026-10-20 23:59 | '])
    expect(problems.join(' ')).toContain('买书')
  })

  it('[X2] any table with a column for what is due', () => {
    const text =
      'Assignment,Class,Due,Type,Status\nEssay 1,Ethics,"October 30, 2026 5:00 PM",Homework,Not started'
    expect(read(text).work).toEqual(['Essay 1 | Ethics | 2026-10-30 17:00 | '])
  })
})
