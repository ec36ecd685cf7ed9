// The window's acts in words (B9): what each comes to, against half-planned terms in both languages; 2026-11-25, 09:00.
import { describe, expect, it } from 'vitest'
import type { ScheduleState } from '../../../../shared/schedule/state.ts'
import { english } from '../states.ts'
import { outcome, previews, resolveLine } from './resolve-line.ts'

const en = (line: string) => outcome(resolveLine(line, 'en'))
const zh = (line: string) => outcome(resolveLine(line, 'zh'))
/** The same schedule with some of its items changed. */
function changed(changes: Record<number, object>, state = english): ScheduleState {
  const tasks = state.tasks.map((task) => Object.assign({}, task, changes[task.id] ?? {}))
  return { ...state, tasks }
}

const edits = (...changes: unknown[]) => [{ edits: changes }]

/** The role that a question asks for, and the question. */
const asked = (line: string) => {
  const resolved = resolveLine(line, 'en')
  return resolved.kind === 'ask' ? [resolved.asked.role, resolved.asked.text] : resolved
}

const removed = (...ids: number[]) =>
  edits(...ids.map((task) => ({ kind: 'remove-session', task })))

describe('pins', () => {
  it.each([
    ['pin | pin [calculus review 2](task)', [{ taskIds: [102], isPinned: true }]],
    ['pin | pin [thursday](when)', [{ taskIds: [101, 201, 301], isPinned: true }]],
    ['pin | lock [the dentist](task)', [{ taskIds: [3], isPinned: true }]],
  ])('[B9] [S6] %s', (line, expected) => {
    expect(en(line)).toEqual(expected)
  })

  it('[B9] where nothing is named it is of the one that was spoken of last', () => {
    const recent = [{ who: 'person' as const, text: 'pin matrices 1' }]
    const facts = { recent, state: changed({ 201: { locked: true } }) }
    expect(outcome(resolveLine('unpin | oh then let go of it again', 'en', { facts }))).toEqual([
      { taskIds: [201], isPinned: false },
    ])
  })

  it('[B9] asks which of several, with all of them as a choice, and takes the one that was chosen', () => {
    expect(en('pin | pin [the matrices session](task)')).toEqual([
      '“Matrices 1” (Thu 26 Nov 13:30–15:05)',
      '“Matrices 2” (Fri 27 Nov 15:20–16:55)',
      'All of them',
    ])
    const chosen = resolveLine('pin | pin [the matrices session](task)', 'en', { chosen: [202] })
    expect(outcome(chosen)).toEqual([{ taskIds: [202], isPinned: true }])
  })

  it('[B9] [S6] says what can not be pinned, and why', () => {
    expect(en('pin | pin [calculus review 4](task)')).toContain('has its place in the week')
    expect(en('pin | keep [the calculus lecture](task) there')).toContain('“Calculus” comes from')
    expect(en('unpin | unpin everything')).toBe('Nothing of that is pinned.')
  })

  it('[B9] unpins all that is pinned of what was named, and everything', () => {
    const state = changed({ 102: { locked: true }, 201: { locked: true } })
    const facts = { facts: { state } }
    expect(outcome(resolveLine('unpin | unpin everything', 'en', facts))).toEqual([
      { taskIds: [102, 201], isPinned: false },
    ])
    expect(outcome(resolveLine('unpin | unlock [calculus](course)', 'en', facts))).toEqual([
      { taskIds: [102], isPinned: false },
    ])
  })
})

describe('names', () => {
  it.each([
    [
      'rename | rename [calculus review 2](task) to [Series](title)',
      { kind: 'session', task: 102, title: 'Series' },
    ],
    [
      'rename | rename [Calculus: midterm](task) to “[Calc mid](title)”',
      { kind: 'class', classId: 1, fields: { title: 'Calc mid' }, sessions: [] },
    ],
    [
      'rename | rename [modern history](course) to [History II](title)',
      { kind: 'rename-course', course: 'Modern history', name: 'History II' },
    ],
  ])('[B9] [U8] %s', (line, edit) => {
    expect(en(line)).toEqual(edits(edit))
  })

  it('[B9] asks for a name that is missing or too long, and says so', () => {
    expect(asked('rename | rename [chapter 1](task)')).toEqual([
      'title',
      'What should “Chapter 1” be called?',
    ])
    const long = 'x'.repeat(300)
    expect(asked(`rename | rename [chapter 1](task) to [${long}](title)`)).toEqual([
      'title',
      'A name holds 200 characters at most. What is a shorter one?',
    ])
    expect(asked(`rename | rename [modern history](course) to [${long}](title)`)).toEqual([
      'title',
      'A name holds 120 characters at most. What is a shorter one?',
    ])
  })

  it('[B9] [U8] makes two courses one on a card, where the one is to have the name of the other', () => {
    const resolved = resolveLine(
      'rename | rename [calculus](course) to [linear algebra](title)',
      'en',
    )
    expect(outcome(resolved)).toEqual(
      edits({ kind: 'rename-course', course: 'Calculus', name: 'Linear algebra', joins: true }),
    )
    expect(previews(resolved)[0]?.[0]).toBe(
      'Makes “Calculus” part of the course “Linear algebra”: its lessons, work, homework and texts',
    )
  })
})

describe('what goes', () => {
  it('[B9] [U8] deletes a body of work and says how much that is', () => {
    const resolved = resolveLine('delete_work | delete [calculus: midterm](task)', 'en')
    expect(outcome(resolved)).toEqual(edits({ kind: 'delete-class', classId: 1 }))
    expect(previews(resolved)).toEqual([
      [
        'Deletes the work “Calculus: midterm” with 4 sessions (3 planned in your week)',
        'Undo brings all of it back.',
      ],
    ])
  })

  it('[B9] counts what was worked on already', () => {
    const log = [
      {
        outcome: 'done',
        place: { day: 15, start: 3, end: 4 },
        at: '2026-11-23',
        minutes: 90,
        planned: 90,
        restId: null,
      },
    ]
    const state = changed({ 101: { log, place: { day: 15, start: 3, end: 4 } } })
    const line = 'delete_work | delete [calculus: midterm](task)'
    const [[preview, reason] = []] = previews(resolveLine(line, 'en', { facts: { state } }))
    expect(preview).toContain('4 sessions (2 planned in your week, 1 worked on already)')
    expect(reason).toContain('stays in the history')
  })

  it('[B9] removes single sessions, the last ones, and as many as were said', () => {
    expect(en('delete_work | delete [matrices 2](task)')).toEqual(removed(202))
    expect(en('delete_work | drop [the last two chapters](task)')).toEqual(removed(302, 303))
    expect(zh('delete_work | [史纲最后两个](task)删掉')).toEqual(removed(302, 303))
    expect(en('remove_sessions | cut [2](count) from [matrices](task)')).toEqual(removed(202, 203))
    expect(
      en('remove_sessions | less [calculus](course), [two sessions](count) is plenty'),
    ).toEqual(removed(103, 104))
    expect(zh('remove_sessions | [高数](course)排太多了，留[两次](count)就够')).toEqual(
      removed(103, 104),
    )
  })

  it('[B9] asks how many where nobody says it, or more than there are', () => {
    expect(en('remove_sessions | fewer blocks for [calculus](course)')).toEqual(['1', '2', '3'])
    expect(en('remove_sessions | cut [90](count) from [matrices](task)')).toEqual(['1', '2', '3'])
  })

  it('[B9] [S6] leaves what is pinned, and offers to unpin it', () => {
    const facts = { facts: { state: changed({ 102: { locked: true } }) } }
    const resolved = resolveLine('delete_work | delete [calculus: midterm](task)', 'en', facts)
    expect(resolved).toMatchObject({ kind: 'say', options: ['Unpin “Calculus review 2”'] })
  })

  it('[B9] a course goes only when its extent was told and agreed to, then whole and from now on', () => {
    const line = 'drop_course | I am dropping [linear algebra](course)'
    expect(resolveLine(line, 'en')).toMatchObject({
      kind: 'ask',
      asked: {
        text: 'Dropping “Linear algebra” is a lot at once: its work (“Linear algebra: final”) with 3 sessions (2 planned in your week); 1 exam from now on. Shall I put that on a card?',
        choices: [{ label: 'Yes' }, { label: 'No' }],
      },
    })
    const agreed = resolveLine(line, 'en', { isAgreed: true })
    expect(outcome(agreed)).toEqual([
      { edits: [{ kind: 'delete-class', classId: 2 }] },
      { eventIds: [4] },
    ])
    expect(previews(agreed)[0]?.[1]).toContain('homework')
    const lessons = resolveLine('drop_course | drop [calculus](course)', 'en', { isAgreed: true })
    // Wednesday's lecture has begun: it stays.
    expect(outcome(lessons)).toEqual([
      { edits: [{ kind: 'delete-class', classId: 1 }] },
      { eventIds: [2] },
    ])
    expect(en('delete_work | delete the [calculus](course) course')).toEqual(['Yes', 'No'])
    expect(en('drop_course | drop [that course](task)')).toEqual([
      'Calculus',
      'Linear algebra',
      'Modern history',
    ])
  })

  it('[B9] a reminder that is told how long before is turned on, whatever else it should stop', () => {
    const line =
      'set_reminder | ping me [a quarter of an hour](lead) before class so i stop being late'
    expect(resolveLine(line, 'en')).toMatchObject({
      operations: [{ changes: { reminderLead: 15 } }],
    })
  })

  it('[B9] a priority that goes up a notch is one step higher than it was', () => {
    const line = 'set_priority:high | bump [modern history](course) up a notch'
    expect(resolveLine(line, 'en')).toMatchObject({
      operations: [{ changes: { edits: [{ fields: { priority: 4 } }] } }],
    })
  })

  it('[B9] offers what there is for a name that it does not have', () => {
    expect(en('delete_work | bin [quantum](task)')).toEqual([
      'Calculus: midterm',
      'Linear algebra: final',
      'Modern history: readings',
    ])
  })
})

const session = (task: number, periods: number) =>
  edits({ kind: 'session', task, periods, moves: true })

describe('how long a session is', () => {
  it('[B9] [M3] said by its name it is that of no other session', () => {
    expect(en('set_length | [matrices 2](task) only needs [45 min](length)')).toEqual(
      session(202, 1),
    )
    expect(zh('set_length | [矩阵练习2](task)只要[45分钟](length)')).toEqual(session(202, 1))
    expect(
      previews(resolveLine('set_length | [matrices 2](task): [1 period](length)', 'en')),
    ).toEqual([[expect.stringContaining('“Matrices 2” takes 1 period'), '']])
  })

  it('[M3] of what was spoken of last where nothing is named', () => {
    const recent = [{ who: 'person' as const, text: 'pin matrices 2' }]
    expect(
      outcome(
        resolveLine('set_length | and make it [45 minutes](length)', 'en', { facts: { recent } }),
      ),
    ).toEqual(session(202, 1))
  })

  it('[B9] [S6] asks for a length that a day holds, and says why one stays', () => {
    expect(asked('set_length | [matrices 2](task) takes [30 hours](length)')).toEqual([
      'length',
      expect.stringContaining('How long'),
    ])
    expect(en('set_length | [matrices 2](task) takes [2 periods](length)')).toBe(
      'That is how it is already.',
    )
    const state = changed({ 202: { locked: true } })
    const pinned = resolveLine('set_length | [matrices 2](task): [1 period](length)', 'en', {
      facts: { state },
    })
    expect(pinned).toMatchObject({ kind: 'say', options: ['Unpin Matrices 2'] })
  })
})
