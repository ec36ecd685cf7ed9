// What is done with frames as they may be read, whatever the weights make of these words: each is written as an example of the corpus.
import { describe, expect, it } from 'vitest'
import { turnExcepted } from '../../../../electron/language/reader/turn-excepted.ts'
import { understand } from '../../../../electron/language/understand.ts'
import { framesOf } from '../given/frames.ts'
import { chinese, english, factsOf } from '../states.ts'

/** "move | put [it](task) away", read surely. */
function understood(line: string, state = english) {
  const given = framesOf(line)
  return understand(factsOf(given.text, { state, readings: [given] }))
}

describe('a name in a neighbouring role', () => {
  it('[M3] a course beside “everything” narrows it', () => {
    expect(
      understood('unplace | take off [everything](task) from [calculus](course)'),
    ).toMatchObject({
      writes: [{ kind: 'unplace', taskIds: [101, 102, 103] }],
    })
  })

  it('[M3] a thing that is none of the schedule is not all of its day', () => {
    const gym = understood('mark:missed | I skipped [the gym](task) [yesterday](when)')
    expect(gym).toMatchObject({
      kind: 'say',
      statement: { kind: 'no-such-study', words: 'the gym' },
    })
  })

  it('[T6] new work may be of a course that is not there yet', () => {
    const econ = understood(
      'add_work | submit [econ](course) [case study](title) [by friday 6pm](by)',
    )
    expect(econ).toMatchObject({ kind: 'writes', writes: [{ values: { course: 'Econ' } }] })
  })
})

describe('words cut from what they belong to', () => {
  it('[M3] what is said of the last of several days is said of all', () => {
    const planned = understood(
      'plan | 安排[下周](when)，[周一](when)、[周三](when)和[周五](not)不要',
      chinese,
    )
    expect(planned).toMatchObject({ writes: [{ kind: 'plan', limits: { weekdays: [1, 3, 5] } }] })
  })

  it('[M3] a day behind a “not” is where it does not lie, whatever its role', () => {
    const why = understood(
      'explain_place | why is [matrices 2](task) on [Friday](when) and not [Saturday morning](not)?',
    )
    expect(why).toMatchObject({ query: { kind: 'query-explain', taskId: 202, days: [20] } })
  })
})

describe('what is meant by few words', () => {
  it('[M3] a plan by the name of work alone is of all of it, with a week of that week', () => {
    const all = understood('plan | plan [calculus](course)')
    expect(all).toMatchObject({ writes: [{ kind: 'plan', classIds: [1], days: null }] })
    const week = understood('plan | plan my week, [calculus](course) only')
    expect(week).toMatchObject({ writes: [{ kind: 'plan', classIds: [1], span: 'rest-of-week' }] })
  })

  it('[M3] the only two blocks of a day change places', () => {
    const swapped = understood('swap | swap [the two on Friday](task)')
    expect(swapped).toMatchObject({ writes: [{ kind: 'swap', taskA: 102, taskB: 202 }] })
  })

  it('[M3] 那天的 is all of that day', () => {
    const off = understood('unplace | [27号](when)[那天的](task)都撤了', chinese)
    expect(off).toMatchObject({ writes: [{ kind: 'unplace', taskIds: [102, 202] }] })
  })

  it('[M3] further sessions of a block are of its work, in the usual length', () => {
    const more = understood('add_sessions | [matrices 2](task) needs [two](count) more sessions')
    expect(more).toMatchObject({
      writes: [{ kind: 'upsert', values: { task_class_id: 2, items: [{}, {}] } }],
    })
  })

  it('[M3] a no beside what is asked for says nothing more', () => {
    expect(understood('no + undo | no no no // put it back how it was')).toMatchObject({
      statement: { kind: 'nothing-to-undo' },
    })
  })
})

it('[M3] an exam that is not known is said to be, and not when it is studied for', () => {
  const when = understood('ask_when | when is the [calculus](course) exam?')
  expect(when).toMatchObject({
    query: { kind: 'query-fact', fact: 'exams', courses: ['Calculus'] },
  })
})

it('[M3] what stays busy is not what stays', () => {
  const part = { role: 'when' as const, text: 'Friday', from: 18, to: 24 }
  expect(turnExcepted(part, 'cancel the lab if Friday stays busy').role).toBe('when')
  const kept = { role: 'when' as const, text: "tuesday's", from: 15, to: 24 }
  expect(turnExcepted(kept, "no lab friday, tuesday's as usual").role).toBe('not')
})
