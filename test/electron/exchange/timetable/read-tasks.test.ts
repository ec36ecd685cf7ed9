// Tests that lists of tasks become homework, each with its course and the time of its person.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChecklist } from '../../../../electron/timetable/feed/read-checklist.ts'
import type { ImportInput } from '../../../../electron/timetable/import/import-proposal.ts'
import { accept, emptyState, next, propose } from './import-builders.ts'

const read = (text: string, changes: Partial<ImportInput> = {}) => {
  const { matter, problems, reading, studies, diff, term } = propose(text, {
    fileName: 'tasks.csv',
    zone: 'Asia/Shanghai',
    ...changes,
  })
  const work = (matter?.homework ?? []).map(
    ({ title, course, dueDate, dueTime, checklist }) =>
      `${title} | ${course} | ${dueDate} ${dueTime ?? '-'} | ${checklist.steps.map(({ text: said, isDone }) => (isDone ? `✓${said}` : said)).join('+')}`,
  )
  const open = studies.flatMap(({ course, tasks }) =>
    tasks === undefined ? [] : [`${course}: ${tasks.join(', ')}`],
  )
  return { work, problems, reading, open, diff, term }
}

describe('a list of tasks', () => {
  it('[X2] notes with drawn boxes or none are tasks: headings in brackets are courses, days and times no part of a title', () => {
    const boxes = { fileName: '待办.txt' }
    const drawn =
      '待办\n【高数】\n✅ 习题一 9月23日\n☐ 习题二 10月19日 上课前交\n☐ 补笔记\n【大英】\n☐ 作文1 10月28日晚10点前\n☐ 背单词,周五(10月16日)前'
    expect(read(drawn, { ...boxes, now: { date: '2026-10-08', minute: 0 } }).work).toEqual([
      '习题二 | 高数 | 2026-10-19 - | ',
      '作文1 | 大英 | 2026-10-28 22:00 | ',
      '背单词 | 大英 | 2026-10-16 - | ',
    ])
    const bare =
      'Geology:\n- Essay 22 Oct, 5 pm\n- ~~Sketch 2 Oct~~\n- Map by 30 Oct\n- Field notes 3 Nov'
    expect(read(bare, { ...boxes, now: { date: '2026-10-08', minute: 0 } }).work).toEqual([
      'Essay | Geology | 2026-10-22 17:00 | ',
      'Map | Geology | 2026-10-30 - | ',
      'Field notes | Geology | 2026-11-03 - | ',
    ])
  })

  it('[X2] a box is no heading, and only a weekday that touches its day is no part of a title', () => {
    const now = { date: '2026-10-08', minute: 0 }
    const boxes = (text: string) => read(text, { fileName: 'todo.txt', now }).work
    expect(boxes('Geology:\n☐ outline 22 Oct:\n☐ Map 30 Oct')).toEqual([
      'outline | Geology | 2026-10-22 - | ',
      'Map | Geology | 2026-10-30 - | ',
    ])
    expect(
      boxes(
        '- [ ] Report on the sun 18 Oct\n- [ ] Fri talk 22 Oct\n- [ ] Essay Fri 23 Oct\n- [ ] Poem (30 Oct, Friday)\n- [ ] Mon 24 Oct',
      ),
    ).toEqual([
      'Report on the sun |  | 2026-10-18 - | ',
      'Fri talk |  | 2026-10-22 - | ',
      'Essay |  | 2026-10-23 - | ',
      'Poem |  | 2026-10-30 - | ',
      'Mon |  | 2026-10-24 - | ',
    ])
  })

  it.each([
    '- Autumn break 12 Oct\n- National Day 1 Nov\n- No classes 3 Nov',
    '- Lecture 1: Sorting 12 Oct\n- Lecture 2: Trees 19 Oct\n- Lecture 3: Graphs 26 Oct',
    'Lectures:\n- Sorting 12 Oct\n- Trees 19 Oct\n- Graphs 26 Oct',
    '- 第一讲 排序 10月12日\n- 第二讲 树 10月19日\n- 第三讲 图 10月26日',
    '- Physics midterm 12 Oct\n- Logic final 19 Oct\n- Exam in algebra 26 Oct',
  ])('[X2] a list of days off, of lessons or of exams is no homework: %j', (text) => {
    const now = { date: '2026-10-08', minute: 0 }
    expect(() => read(text, { fileName: 'notes.txt', now })).toThrow('nothing was imported')
  })

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

  it('[X2] what stands below a task that is done is no point of the one before', () => {
    const text = [
      'TYPE,CONTENT,INDENT,DATE,STATUS',
      'task,Essay,1,2026-10-20,',
      'task,Old lab,1,,done',
      'task,Plot the data,2,,',
    ].join('\n')
    const { work, open } = read(text)
    expect(work).toEqual(['Essay |  | 2026-10-20 - | '])
    expect(open.join()).toContain('Plot the data')
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
    const { work, problems, open } = read(text)
    expect(work).toEqual(['习题一 | 力学 | 2026-10-21 - | ', '习题二 | 力学 | 2026-10-20 23:59 | '])
    expect(problems).toEqual([])
    expect(open).toEqual(['Other tasks: 买书'])
  })

  it('[X2] any table with a column for what is due', () => {
    const text =
      'Assignment,Class,Due,Type,Status\nEssay 1,Ethics,"October 30, 2026 5:00 PM",Homework,Not started'
    expect(read(text).work).toEqual(['Essay 1 | Ethics | 2026-10-30 17:00 | '])
  })

  it('[X2] how long work takes is no hour, and steps that are counted are not ticked off', () => {
    const text =
      'Task to do,Due by,Estimate,Progress\nEssay 1,2026-10-30,1:30,1\nEssay 2,2026-11-06,2:00,2'
    expect(read(text).work).toEqual([
      'Essay 1 |  | 2026-10-30 - | ',
      'Essay 2 |  | 2026-11-06 - | ',
    ])
    const timed = 'Task to do,Due by,At,Progress\nEssay 1,2026-10-30,17:30,no'
    expect(read(timed).work).toEqual(['Essay 1 |  | 2026-10-30 17:30 | '])
  })

  it('[X2] work from one day to another is due on the last, an exam is when it begins', () => {
    const text = [
      'Name,Course,Type,Due',
      'Field trip report,Geology,Project,"October 5, 2026 → November 20, 2026"',
      'Midterm,Geology,Exam,"October 14, 2026 9:30 AM (EDT) → 10:45 AM"',
      'Poster,Geology,Project,"2026-10-05 to 2026-10-09 18:00"',
    ].join('\n')
    expect(read(text).work).toEqual([
      'Field trip report | Geology | 2026-11-20 - | ',
      'Midterm | Geology | 2026-10-14 09:30 | ',
      'Poster | Geology | 2026-10-09 18:00 | ',
    ])
  })

  it('[X2] points in its description are a checklist, with those that are done', () => {
    const text = '"Title","Content","Due Date"\n"习题","▫3.1\n▪3.2\n看书","2026-10-20"'
    expect(read(text).work).toEqual(['习题 |  | 2026-10-20 - | 3.1+✓3.2'])
  })

  it('[X7] its columns are shown, and can be said otherwise', () => {
    const text =
      'What,For,Hand in,Ready\nEssay 1,Ethics,2026-10-30,no\nEssay 2,Ethics,2026-11-30,yes'
    const roles = ['title', 'course', 'due', 'done'] as const
    const said = read(text, { answers: { columns: { roles: [...roles], hasHeader: true } } })
    expect(said.work).toEqual(['Essay 1 | Ethics | 2026-10-30 - | '])
    expect(said.reading.table).toMatchObject({ roles, names: ['What', 'For', 'Hand in', 'Ready'] })
    const pasted = { fileName: '', isPasted: true }
    expect(read('Assignment;Class;Due\nEssay 1;Ethics;2026-10-30', pasted).work).toHaveLength(1)
    const known = read('Assignment,Class,Due\nEssay 1,Ethics,2026-10-30')
    expect(known.reading.table?.roles).toEqual(['title', 'course', 'due'])
    const headless = read('Essay 1,Ethics,2026-10-30', {
      answers: { columns: { roles: ['title', 'course', 'due'], hasHeader: false } },
    })
    expect(headless.work).toEqual(['Essay 1 | Ethics | 2026-10-30 - | '])
  })
})

describe('tasks without a day', () => {
  const text = [
    'Task,Course,Due,Status',
    'Essay,Ethics,2026-10-30,Open',
    'Collect ideas,ETHICS,,Open',
    'Thank the tutor,,,Open',
    'Old idea,Ethics,,Done',
  ].join('\n')

  it('[X2] are sessions that wait for a place, a body of work for each course', () => {
    const { work, open, diff, problems } = read(text)
    expect(work).toEqual(['Essay | Ethics | 2026-10-30 - | '])
    expect(open).toEqual(['ETHICS: Collect ideas', 'Other tasks: Thank the tutor'])
    expect(problems).toEqual([])
    const records = Object.values(diff.added)
    expect(records.filter(({ kind }) => kind === 'item')).toMatchObject([
      { title: 'Collect ideas', status: 'pending', place: null },
      { title: 'Thank the tutor', status: 'pending', place: null },
    ])
    expect(records.filter(({ kind }) => kind === 'class')).toMatchObject([
      { title: 'ETHICS: tasks without a date', course: 'ETHICS' },
      { title: 'Other tasks', course: 'Other tasks' },
    ])
  })

  it('[X2] come once, in the course that is there by another way of writing it', () => {
    const proposal = propose(text, { fileName: 'a.csv' })
    const after = next(proposal.term, accept(proposal))
    const again = propose(`${text}\nRead on,ethics,,Open`, { fileName: 'a.csv', ...after })
    expect(again.studies.map(({ course, tasks }) => `${course}: ${tasks?.join()}`)).toEqual([
      'ETHICS: Read on',
    ])
  })

  it('[X2] a list in which nothing is due asks for its term, and boxes with classes are classes', () => {
    const ticked = 'Task,Status\nCollect ideas,Open\nBuy pens,Done'
    const { open, reading } = read(ticked)
    expect(open).toEqual(['Other tasks: Collect ideas'])
    expect(reading.questions.map(({ kind, ...question }) => [kind, question.isGuess])).toEqual([
      ['began', true],
      ['weeks', true],
      ['days', false],
    ])
    const boxes = { fileName: 'todo.md' }
    expect(read('## Geology\n- [ ] Find a cliff\n  - [ ] Draw it', boxes).open).toEqual([
      'Geology: Find a cliff, Draw it',
    ])
    const classes = read('- [ ] Mon 3-4 Physics', boxes)
    expect(classes.open).toEqual([])
    expect(classes.reading.lines).toMatchObject([{ understood: 'Mon 3–4 Physics, every week' }])
  })

  it('[X2] what has no day is left out after the term, and that is said', () => {
    const boxes = '- [ ] Find a cliff'
    const { term } = read('- [ ] Essay 📅 2026-10-22', { fileName: 'todo.md' })
    const late = { ...next(term, emptyState(term)), now: { date: '2027-06-01', minute: 600 } }
    const { open, problems } = read(boxes, { fileName: 'todo.md', ...late })
    expect(open).toEqual([])
    expect(problems).toEqual([expect.stringContaining('1 task without a date was left out')])
  })

  it('[X7] the person can say which column is ticked off where none is a day', () => {
    const table = 'What,For,Ready\nEssay 1,Ethics,no\nEssay 2,Ethics,yes'
    const columns = { roles: ['title', 'course', 'done'] as const, hasHeader: true }
    const said = read(table, { answers: { columns: { ...columns, roles: [...columns.roles] } } })
    expect(said.open).toEqual(['Ethics: Essay 1'])
  })
})

describe('a checklist in Markdown', () => {
  const calendar = {
    firstMonday: '2026-08-31',
    weeks: 16,
    isDayFirst: true,
    isOrderShown: false,
    classDays: [],
    weekShift: 0,
  }

  it('[X2] a day without its year is the one in the term, and a time beside it no part of the title', () => {
    const text =
      '- [ ] **10.22 13:25** 地质学：[岩石](https://a.example/9:30)\n- [ ] Essay, due Nov 2 at 5 pm'
    expect(read(text, { fileName: 'todo.md' }).work).toEqual([
      '地质学：岩石 |  | 2026-10-22 13:25 | ',
      'Essay |  | 2026-11-02 17:00 | ',
    ])
  })

  const boxes = [
    '# Autumn',
    '',
    '## Geology',
    '- [ ] Sketch a cliff 📅 2026-10-22 ⏫',
    '  - [x] Buy pencils',
    '  - [ ] Find a **cliff**',
    '- [x] Old sheet 📅 2026-10-02 ✅ 2026-10-01',
    '- [ ] Rock quiz (due 2026-10-23 17:30) #quiz',
    '- [ ] Read on ⏳ 2026-10-24',
    '## Week 3',
    '* [ ] 习题三，截止 2026年10月25日',
    '1. [ ] Essay, due October 30, 2026 at 5:00 PM',
    '- [ ] <b>Poster</b> [notes](https://a.example) 2026-11-02',
  ]

  it('[X2] boxes with a day are homework, those under another its points, headings courses', () => {
    const { work, open } = read(boxes.join('\n'), { fileName: 'todo.md' })
    expect(work).toEqual([
      'Sketch a cliff | Geology | 2026-10-22 - | ✓Buy pencils+Find a cliff',
      'Rock quiz | Geology | 2026-10-23 17:30 | ',
      '习题三 |  | 2026-10-25 - | ',
      'Essay |  | 2026-10-30 17:00 | ',
      '<b>Poster</b> notes |  | 2026-11-02 - | ',
    ])
    expect(open).toEqual(['Geology: Read on'])
  })

  it('[X2] pasted or with the lines of another system it is the same', () => {
    const pasted = read(boxes.join('\r\n'), { fileName: '', isPasted: true })
    expect(pasted.work).toHaveLength(5)
  })

  it('[X4] any text is read without an end or an error', () => {
    const line = fc.oneof(
      fc.constantFrom(...boxes),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ maxLength: 40 }).map((text) => `- [ ] ${text} 2026-10-22`),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { work, leftOut } = readChecklist(lines.join('\n'), { order: 'day-first', calendar })
        const said = lines.filter((one) => /\[[ xX]\]/.test(one)).length
        expect(work.length + leftOut.length).toBeLessThanOrEqual(said)
        expect(work.filter(({ title }) => /[\n\u202E]/.test(title))).toEqual([])
      }),
    )
  })
})
