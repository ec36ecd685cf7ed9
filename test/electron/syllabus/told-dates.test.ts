// Tests ways in which strangers say what is due: labels below names, a day below an exam, a column that says how or when.
import { describe, expect, it } from 'vitest'
import { findFacts } from '../../../electron/syllabus/find/find-facts.ts'
import { readText } from '../../../electron/text/document/read-text.ts'

const term = { firstMonday: '2026-09-07', weeks: 18 }

async function datesOf(text: string, fileName = 'a.txt'): Promise<string[]> {
  const read = await readText(new TextEncoder().encode(text), fileName, () => undefined)
  if (!read.ok) throw new Error('unreadable')
  return findFacts(read.value.lines, term, () => undefined).facts.flatMap(({ kind, title, when }) =>
    when.kind === 'day'
      ? [`${kind} ${title} ${[when.date, when.clock?.start].filter(Boolean).join(' ')}`]
      : [],
  )
}

describe('what is due, as strangers say it', () => {
  it('[X9] one label below a name is enough, and one that says what comes back is no part of it', async () => {
    const text = `Moss drawing (4 sheets)
   Due: Mon Oct 5, by 4:30 pm in the box at the door
   Returned: Mon Oct 19

HW 3: Ferns
   Due: Fri Oct 23 by 11:59 pm`
    expect(await datesOf(text)).toEqual([
      'deadline Moss drawing (4 sheets) 2026-10-05 16:30',
      'deadline HW 3: Ferns 2026-10-23 23:59',
    ])
  })

  it('[X9] a day alone below the name of an exam is its day', async () => {
    expect(
      await datesOf(
        'EXAM II\n   Wed Nov 4, in class, chapters 7-13\n\nFINAL EXAM\nThu Dec 10, 8:00-10:00 am',
      ),
    ).toEqual(['exam EXAM II 2026-11-04', 'exam FINAL EXAM 2026-12-10 08:00'])
  })

  it('[X9] a course system says below a name what kind of thing it is, and signing up is no work', async () => {
    const text = `Fern worksheet
Assignment
Opened: Monday, 12 October 2026, 12:00 AM
Due: Wednesday, 21 October 2026, 4:00 PM
Sign up for a talk
Choice
Closes: Friday, 30 October 2026, 12:00 PM`
    expect(await datesOf(text)).toEqual(['deadline Fern worksheet 2026-10-21 16:00'])
  })

  it('[X9] a column for how work is handed in says when, and the head of one may say the time', async () => {
    const weeks = `| Component | Weight | Submission |
|---|---|---|
| Fern review | 15% | Week 4, Thursday 12 noon |
| Moss essay | 50% | Week 8, Friday 5 pm |`
    expect(await datesOf(weeks, 'a.md')).toEqual([
      'deadline Fern review 2026-10-01 12:00',
      'deadline Moss essay 2026-10-30 17:00',
    ])
    const days = `| Assignment | Out | Due (10 pm) |
|---|---|---|
| Homework 1: ferns | Oct 1 | Oct 15 |
| Homework 2: mosses | Oct 15 | Oct 29 |`
    expect(await datesOf(days, 'a.md')).toEqual([
      'deadline Homework 1: ferns 2026-10-15 22:00',
      'deadline Homework 2: mosses 2026-10-29 22:00',
    ])
  })

  it('[X9] the list of a year before is none of this one', async () => {
    expect(await datesOf('For orientation, the list of Fall 2025: HW 1 due Oct 9')).toEqual([])
  })
})
