// What is excepted is left out of every write, and what is meant besides is offered whole.
import { describe, expect, test } from 'vitest'
import { understand } from '../../../../electron/language/understand.ts'
import { item, schedule, taskClass } from '../../../builders.ts'
import { chinese, english, factsOf } from '../states.ts'

/** Every id that would be written or is offered. */
function idsOf(text: string, state = english, at: [string, string] = ['2026-11-25', '09:00']) {
  const intent = understand(factsOf(text, { state, at }))
  const found = JSON.stringify(intent).matchAll(
    /"(?:taskId|taskA|taskB)":(\d+)|"(?:taskIds|candidates|placed|firstIds)":\[([\d,]*)\]/g,
  )
  const all = [...found].flatMap(([, one, some]) => (one ?? some ?? '').split(',').map(Number))
  return { kind: intent.kind, ids: [...new Set(all)].toSorted((a, b) => a - b) }
}

describe('[M3] what is excepted is left out of whatever is done', () => {
  test.each([
    ['delete everything from calculus except review 2', [101, 103]],
    ['delete all of calculus except for the last one', [101, 102]],
    ['remove every calculus session except Friday’s', [101, 103]],
    ['take everything off the plan except calculus', [201, 202, 301]],
    ['delete everything except calculus and history', [201, 202]],
    ['delete all calculus but not review 1', [102, 103]],
    ['delete all calculus sessions but keep review 3', [101, 102]],
    ['unplace all linear algebra other than matrices 2', [201]],
    ['move all calculus except review 1 to Saturday', [102, 103]],
    ['move calculus apart from the first one to Saturday', [102, 103]],
    ['clear Thursday except calculus', [201, 301]],
    ['move everything from Friday to Saturday except matrices', [102]],
    ['keep Thursday free except for matrices 1', [101, 301]],
    ['nothing before noon except calculus', []],
    ['swap calculus review 1 and matrices 1 except matrices 1', []],
  ] as const)('%s', (text, ids) => {
    expect(idsOf(text).ids).toEqual(ids)
  })

  test.each([
    ['删掉高数的所有任务，除了高数复习2', [101, 103]],
    ['把高数都删掉，最后一次除外', [101, 102]],
    ['除了高数复习2，高数都删掉', [101, 103]],
    ['除了高数和近现代史，全部删掉', [201, 202]],
    ['把线性代数除了矩阵练习2都移除', [201]],
    ['高数都删掉，高数复习3留着', [101, 102]],
    ['把高数都挪到周六，高数复习1别动', [102, 103]],
    ['除了高数复习1，高数都挪到周六', [102, 103]],
    ['把周四空出来，除了高数', [201, 301]],
    ['除了高數複習2，高數都刪掉', [101, 103]],
    ['刪掉高數的所有任務，最後一次除外', [101, 102]],
    ['移除除高数以外的所有安排', [201, 202, 301]],
  ] as const)('%s', (text, ids) => {
    expect(idsOf(text, chinese).ids).toEqual(ids)
  })

  test('words of the titles except too', () => {
    const state = schedule(
      [
        taskClass(1, { course: 'Linear algebra', title: 'Linear algebra: midterm' }),
        ...['Rank: exercises', 'Bases: exercises', 'Midterm of last year'].map((title, index) =>
          item(101 + index, {
            title,
            order: index + 1,
            place: { day: 18, start: 2 * index + 1, end: 2 * index + 2 },
          }),
        ),
      ],
      english.window,
    )
    // Where the exception was not read nothing is deleted.
    expect(idsOf('delete everything from linear algebra except exercises', state).ids).toEqual([])
    const unknown = 'delete everything from linear algebra except the blorbs'
    expect(idsOf(unknown, state).kind).not.toBe('writes')
  })
})

describe('[M3] all but one that is not today’s: what could be meant is named and asked', () => {
  const friday: [string, string] = ['2026-11-27', '21:00']
  test.each([
    ['everything is done except calculus review 3', english],
    ['I finished everything except calculus review 3', english],
    ['everything but calculus review 3 is finished', english],
    ['除了高数复习3都做完了', chinese],
    ['都做完了，除了高数复习3', chinese],
    ['除了高數複習3都做完了', chinese],
  ])('%s', (text, state) => {
    expect(idsOf(text, state, friday)).toEqual({ kind: 'ask', ids: [101, 102, 202] })
  })

  test.each([
    ['everything is done except calculus review 2', english],
    ['除了高数复习2都做完了', chinese],
  ])('today’s others alone where it is of today: %s', (text, state) => {
    expect(idsOf(text, state, friday)).toEqual({ kind: 'writes', ids: [202] })
  })
})
