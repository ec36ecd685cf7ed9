// Facts about lessons and days as they are asked for in whole sentences: rooms, rhythms, now, between, first and last, the last change.
import { expect, it } from 'vitest'
import { sayWithoutChange } from '../../../electron/language/answer/answer-chat.ts'
import { asAsked } from '../../../electron/language/tidy/only-asked.ts'
import { tidyFrames } from '../../../electron/language/tidy/tidy-frames.ts'
import { reading } from '../../../electron/language/frames/reading.ts'
import { draftsOf } from '../../../electron/language/frames/settle-reading.ts'
import { resolveDrafts } from '../../../electron/language/resolve/resolve-draft.ts'
import { speechOf } from '../../../electron/language/say/speech.ts'
import type { TurnFacts } from '../../../electron/model/model.ts'
import { diffStates } from '../../../shared/schedule/diff.ts'
import { at, event, schedule } from '../../builders.ts'
import { framesOf } from './given/frames.ts'
import { english, factsOf } from './states.ts'

/** What is answered to an annotated message. */
function answer(line: string, changes: Partial<TurnFacts> = {}): string {
  const { text, frames } = framesOf(line)
  const facts = factsOf(text, { state: term, now: { day: 17, period: 0 }, ...changes })
  const drafts = draftsOf(frames.map((frame) => reading(frame, text, facts)))
  if (drafts === null) return 'not sure'
  return sayWithoutChange(resolveDrafts(drafts, facts), facts, speechOf(facts)) ?? 'a change'
}

const lab = (id: number, day: number) =>
  event(id, at(day, 3, 4), {
    title: 'Optics lab',
    course: 'Optics',
    series: 7,
    location: 'Room 5',
  })
const exam = (id: number, course: string, day: number) =>
  event(id, at(day, 1, 2), {
    title: `${course} exam`,
    course,
    series: id,
    eventKind: 'exam',
    location: 'Hall',
  })
/** A Wednesday (day 17); the lab every other Thursday. */
const term = schedule(
  [
    lab(901, 18),
    lab(902, 32),
    lab(903, 46),
    exam(910, 'Optics', 40),
    exam(911, 'Algebra', 43),
    event(920, at(17, 5, 6), { title: 'Choir', course: '', series: 20, eventKind: 'personal' }),
    ...english.taskClasses,
    ...english.tasks.filter(({ kind }) => kind === 'item'),
  ],
  english.window,
)

it.each([
  ['ask_when | when do i have [optics lab](title)', /every other Thu 10:00–11:35, 3 times/],
  ['ask_when | when do i have [optics lab](title)', /, Room 5/],
  ['ask_when | is the [optics lab](title) on [next week](when)', /After that: Thu 10 Dec/],
  ['ask_where | where is the [optics lab](title)', /is in Room 5: Thu 26 Nov 10:00–11:35\./],
  ['ask_exam | how many days between my exams', /3 days apart, with 2 days between\./],
  ['ask_exam | when is the next exam', /^“Optics exam”[^\n]*Hall\.$/],
  ['ask_day | what have i got before [choir](title) [today](when)', /Wed 25 Nov: /],
] as const)('[M6] %s: %s', (line, said) => {
  expect(answer(line)).toMatch(said)
})

it.each([
  ['ask_where | where am i supposed to be right now', 9 * 60, 'Right now: “Calculus” until 09:35.'],
  ['ask_where | 我现在应该在哪', 9 * 60, '现在是“Calculus”，到 09:35。'],
  ['ask_where | where am i supposed to be right now', 12 * 60, 'Nothing right now. Next is'],
] as const)('[M6] %s: what is going on', (line, minute, said) => {
  const today = { date: '2026-11-25', minute }
  expect(answer(line, { state: english, today, now: { day: 17, period: 2 } })).toContain(said)
})

it.each([
  ['ask_day | what is my last class on [friday](when)', 'Fri 27 Nov: “Calculus” 08:00–09:35.'],
  ['ask_day | when do i finish on [thursday](when)', 'Thu 26 Nov: “Chapter 1” 15:20–16:05.'],
] as const)('[M6] %s: the end of the day that is asked for', (line, said) => {
  expect(answer(line, { state: english })).toBe(said)
})

it.each([
  ['ask_day | what does [my week](when) look like', /Mon 23 Nov: [\s\S]*Thu 26 Nov: /],
  ['ask_where | where do i need to be [at 8](when)', /Calculus/, english],
  ['ask_advice | what should i start with [this evening](when)', /First “/],
] as const)('[M6] %s: of the time that is told', (line, said, state = term) => {
  expect(answer(line, { state })).toMatch(said)
})

it('[M6] so many minutes get the work that fits into them', () => {
  const told = answer('ask_advice | [45 minutes](length) before choir, anything small?')
  expect(told).toMatch(/^Short enough for 45 min: .*Nothing was moved\.$/)
  expect(answer('ask_advice | [20 minutes](length) to kill')).toContain('as short as 20 min')
})

it('[M6] exams of all courses are told beside a question about one', () => {
  const line = 'ask_due + ask_exam | when is [history](course) due // and when are the exams'
  expect(answer(line)).toContain('Optics exam')
  expect(answer('ask_exam | is there an exam in [history](course)')).toContain(
    'no exam of Modern history',
  )
})

it('[M6] the last change is told block by block', () => {
  const first = english.tasks.find(({ kind, place }) => kind === 'item' && place !== null)
  if (first?.kind !== 'item') throw new Error('no block')
  const moved = english.tasks.map((task) =>
    task === first ? Object.assign({}, first, { place: at(24, 3, 4) }) : task,
  )
  const diff = diffStates(english, { ...english, tasks: moved })
  const history = { undo: 'Moves a block.', redo: null, diff }
  expect(answer('ask_change | what exactly did that change', { state: english, history })).toBe(
    'The last change: Moves a block. Say “undo” to take it back.\nCalculus review 1: Thu 26 Nov 10:00–11:35 → Wed 2 Dec 10:00–11:35',
  )
})

it('[M6] words that no order begins with change nothing, and a how-question does nothing of what it asks about', () => {
  const { text, frames } = framesOf(
    'cancel_event 0.6, ask_when 0.2 | have I got [choir](title) [today](when)',
  )
  expect(frames.map((frame) => asAsked(frame, text).act)).toEqual(['ask_when'])
  const order = framesOf('cancel_event 0.6, ask_when 0.2 | cancel [choir](title) [today](when)')
  expect(order.frames.map((frame) => asAsked(frame, order.text).act)).toEqual(['cancel_event'])
  const how = framesOf('ask_help + undo | 怎么[撤销](topic) // 上一步')
  expect(tidyFrames(how.frames, how.text)).toMatchObject([{ act: 'ask_help' }])
  const both = framesOf('ask_help + undo | 怎么[撤销](topic)， // 帮我撤销一步')
  expect(tidyFrames(both.frames, both.text)).toHaveLength(2)
})

it('[M6] a day that holds the lessons of another weekday is told as that', () => {
  const lectures = [1, 8, 15, 22].map((day, index) =>
    event(950 + index, at(day, 1, 2), { title: 'Micro', course: 'Micro', series: 50 }),
  )
  const held = event(960, at(21, 1, 2), { title: 'Micro', course: 'Micro', series: 50 })
  const state = schedule([...lectures, held], english.window)
  const said = 'That is Sun 29 Nov, in week 3 of the term, with the lessons of a Monday.'
  expect(answer('ask_date | which day does [29 november](when) follow', { state })).toBe(said)
  expect(answer('ask_day | which make-up days are there', { state })).toBe(said)
})
