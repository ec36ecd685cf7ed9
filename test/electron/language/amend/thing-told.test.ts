// What follows on an answer or a card: of the one thing that was told, and of new work before any guide.
import { describe, expect, it } from 'vitest'
import { correctLast } from '../../../../electron/language/amend/correct-last.ts'
import { thingTold } from '../../../../electron/language/amend/thing-told.ts'
import { answerChat } from '../../../../electron/language/answer/answer-chat.ts'
import { readActs } from '../../../../electron/language/frames/recut.ts'
import { callsForGuide } from '../../../../electron/language/guide/calls-for-guide.ts'
import type { TurnFacts } from '../../../../electron/model/model.ts'
import { diffStates } from '../../../../shared/schedule/diff.ts'
import { item, schedule, taskClass } from '../../../builders.ts'
import { chinese, english, factsOf } from '../states.ts'

function after(told: string, request: string): TurnFacts {
  const state = /\p{Script=Han}/u.test(told) ? chinese : english
  const recent: TurnFacts['recent'] = [
    { who: 'person', text: '…' },
    { who: 'weekloom', text: told },
  ]
  return { ...factsOf(request, { state }), recent }
}

const lecture = '“Calculus”: Fri 27 Nov 08:00–09:35, Room 1'

describe('[M3] the thing that our last answer told of', () => {
  it('is the one that it names, on its day', () => {
    expect(thingTold(after(lecture, ''))).toMatchObject({
      date: '2026-11-27',
      task: { kind: 'event', title: 'Calculus' },
    })
    expect(thingTold(after('“高等数学”：11月27日 周五 08:00–09:35', ''))).toMatchObject({
      date: '2026-11-27',
    })
  })

  it('is none of several, and none behind words of the student', () => {
    expect(thingTold(after(`${lecture} “Matrices 1”: Thu 26 Nov`, ''))).toBeNull()
    expect(thingTold(after('Nothing lies there.', ''))).toBeNull()
    const { recent, ...facts } = after(lecture, '')
    expect(thingTold({ ...facts, recent: [...recent, { who: 'person', text: 'ok' }] })).toBeNull()
  })

  it.each([
    [lecture, 'and after that?', /“Calculus review 2”/],
    [lecture, 'which room', /“Calculus”/],
    ['“高等数学”：11月27日 周五 08:00–09:35', '几点下课', /09:35/],
  ])('after %s, %s is of it', (told, request, answer) => {
    expect(answerChat(after(told, request)).speak).toMatch(answer)
  })
})

describe('[M3] what is told of new work that was just written', () => {
  const added = taskClass(9, { course: 'Micro', title: 'Micro essay' })
  const block = item(901, { classId: 9, title: 'Micro essay' })
  const now = schedule([...english.taskClasses, added, ...english.tasks, block], english.window)
  const written = 'Adds the course work Micro essay.'
  const facts = (request: string): TurnFacts => ({
    ...factsOf(request, { state: now }),
    recent: [
      { who: 'person', text: 'I have to write a micro essay, about 4 hours', written: [written] },
      { who: 'weekloom', text: '“Micro essay” is in your open work.' },
    ],
    history: { undo: written, redo: null, diff: diffStates(english, now) },
  })

  it('is of it, and read as if it were not there yet', () => {
    expect(correctLast(facts('by december 9'))).toEqual([
      'Undo',
      'I have to write a micro essay, about 4 hours, by december 9',
    ])
  })

  it('calls for no guide', () => {
    expect(callsForGuide(facts('by december 9'))).toBeNull()
  })
})

function acts(text: string) {
  return readActs(text, factsOf(text, { state: /\p{Script=Han}/u.test(text) ? chinese : english }))
}

describe('[M6] acts', () => {
  it('are none within a text that is to be kept', () => {
    const said = 'save this poem to learn: "The woods are lovely, dark and deep"'
    expect(acts(said)).toMatchObject([{ act: 'add_text', to: said.length }])
  })
})
