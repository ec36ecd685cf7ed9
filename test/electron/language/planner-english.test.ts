// What English words about the planner are understood as: reasons, health, time without study, marks, pace.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../electron/language/resolve/intent.ts'
import { understand } from '../../../electron/language/understand.ts'
import {
  ask,
  away,
  explain,
  fits,
  health,
  improve,
  lighterThursday,
  mark,
  pace,
  part,
  toOtherDay,
  placeAgain,
  planAnew,
  put,
  query,
  really,
  replan,
  say,
  talk,
  to,
  writes,
  isUnderstood,
} from './intents.ts'
import { english, factsOf } from './states.ts'

const questions: [words: string, intent: Intent][] = [
  ['why is calculus review 2 on Friday?', explain(102)],
  ['Why is calculus 2 on Tuesday?', explain(102)],
  ['how come matrices 1 is on Thursday', explain(201)],
  ['explain chapter 1', explain(301)],
  ['why is calculus review 2 not on Saturday?', explain(102, [20])],
  [
    'why is calculus review 2 on Friday and not on Saturday morning?',
    explain(102, [20], part('morning')),
  ],
  ["why isn't matrices 2 on Thursday?", explain(202, [18])],
  ['what if I moved calculus review 2 to Wednesday evening?', explain(102, [17], part('evening'))],
  ['what would happen if I put matrices 2 on Sunday?', explain(202, [21])],
  ["why don't you move calculus review 2 to Saturday?", explain(102, [20])],
  ['why is calculus where it is?', ask({ kind: 'which-task', candidates: [101, 102, 103] })],
  ['why not Friday morning?', ask({ kind: 'what-to-move' })],
  ['why is biology on Friday?', ask({ kind: 'no-such-task' })],
  ['why is Thursday so full?', health([18])],
  ['is my plan any good?', health()],
  ['is my week healthy?', health()],
  ['is it balanced?', health()],
  ["what's wrong with Thursday?", health([18])],
  ['is Thursday too full?', health([18])],
  ['do I have too many switches on Thursday?', health([18])],
  ['any problems with my plan', health()],
  ['what do you think of my plan?', health()],
  ['does everything fit?', fits()],
  ['will it all fit before the exam?', fits({ classIds: [2], untilDay: 25 })],
  ['will I make it before the exam?', fits({ classIds: [2], untilDay: 25 })],
  ['do I have enough time for calculus?', fits({ classIds: [1], untilDay: null })],
  ['can I finish everything by Friday?', fits({ classIds: null, untilDay: 19 })],
  ['how long do my calculus sessions really take?', pace([1])],
  ["what's my pace?", pace()],
  ['does anything clash?', query({ kind: 'query-broken' })],
]

const changes: [words: string, intent: Intent][] = [
  ['improve my plan', writes(improve())],
  ['please optimise my week', writes(improve())],
  ['imporve my plan', writes(improve())],
  ['make my week better', writes(improve())],
  ['too many switches on Thursday', writes(improve([18], 'switches'))],
  ['I switch subjects too often on thursdya', writes(improve([18], 'switches'))],
  ['Thursday is too full', writes(lighterThursday)],
  ['my week is too crammed', writes(improve())],
  ['make Thursday lighter', writes(lighterThursday)],
  ['my calculus sessions are too close together', writes(improve(null, 'crammed'))],
  ['there are no breaks on Thursday', writes(improve([18], 'long-run'))],
  ['should I improve my plan?', really('opinion', improve())],
  ["I'm ill until Thursday", writes(replan([away('2026-11-25', '2026-11-26')]))],
  ["I can't study Thursday afternoon", writes(replan([away('2026-11-26', '2026-11-26', [5, 8])]))],
  ["I'm away 26–30 November", writes(replan([away('2026-11-26', '2026-11-30')]))],
  ["I'm away from 26 to 27 November", writes(replan([away('2026-11-26', '2026-11-27')]))],
  [
    "I'm ill until Friday noon",
    writes(replan([away('2026-11-25', '2026-11-26'), away('2026-11-27', '2026-11-27', [1, 4])])),
  ],
  [
    "I've got the flu, I can't study for three days",
    writes(replan([away('2026-11-25', '2026-11-27')])),
  ],
  ["I'm sick tomorrow, reschedule my sessions", writes(replan([away('2026-11-26')]))],
  ["I'm away next week", writes(replan([away('2026-11-30', '2026-12-06')]))],
  ['put right what clashes', writes(replan([]))],
]

/** On Friday at noon, with Thursday's three blocks behind and Friday's two ahead. */
const marks: [words: string, intent: Intent][] = [
  ["I missed yesterday's calculus", writes(mark(101, 'missed'), placeAgain(101))],
  [
    'I missed all of yesterday',
    writes(
      mark(101, 'missed'),
      mark(201, 'missed'),
      mark(301, 'missed'),
      placeAgain(101, 201, 301),
    ),
  ],
  ["I didn't get to chapter 1", writes(mark(301, 'missed'), placeAgain(301))],
  [
    "I missed yesterday's calculus, move it to Saturday",
    writes(mark(101, 'missed'), put(101, to(['2026-11-28']))),
  ],
  ["I missed yesterday's calculus, plan it again", writes(mark(101, 'missed'), planAnew(101))],
  ['I finished matrices 1', writes(mark(201, 'done'))],
  ['done with matrices 1, took 2 hours', writes(mark(201, 'done', 120))],
  ['finished chapter 1 in half an hour', writes(mark(301, 'done', 30))],
  ['only did half an hour of matrices 1', writes(mark(201, 'partly', 30))],
  ['I did 40 minutes of calculus yesterday', writes(mark(101, 'partly', 40))],
  ['I got half of matrices 1 done', writes(mark(201, 'partly', 45))],
  ['unmark matrices 1', writes(mark(201, 'open'))],
  [
    'I finished chapter 1, I missed matrices 1',
    writes(mark(301, 'done'), mark(201, 'missed'), placeAgain(201)),
  ],
]

/** Nothing is marked on a guess. */
const unclear: [words: string, intent: Intent][] = [
  ['I finished calculus', ask({ kind: 'which-task', candidates: [101, 102] })],
  ['I missed both sessions yesterday', ask({ kind: 'which-task', candidates: [101, 201, 301] })],
  ["I didn't finish matrices 1", ask({ kind: 'how-long', taskId: 201 })],
  ['I finished it', ask({ kind: 'what-to-move' })],
  ['I finished biology', { kind: 'unknown' }],
  ['I missed matrices 2', toOtherDay(202, '2026-11-27')],
  ['I finished calculus review 4', say({ kind: 'not-planned', taskId: 104 })],
  [
    'I finished calculus and missed matrices 1',
    ask({ kind: 'which-task', candidates: [101, 102] }),
  ],
  ['I missed the bus', { kind: 'unknown' }],
  ['I skipped the gym yesterday', { kind: 'unknown' }],
  ['I missed my calculus lecture', ask({ kind: 'not-understood' })],
  [
    'I never study on Sundays',
    ask({
      kind: 'apply-limit',
      limits: { weekdays: [7], periods: [] },
      placed: [],
      pending: 4,
      isStanding: true,
    }),
  ],
  [
    'yesterday I was ill',
    really(
      'opinion',
      mark(101, 'missed'),
      mark(201, 'missed'),
      mark(301, 'missed'),
      planAnew(101, 201, 301),
    ),
  ],
  ['did I finish matrices 1?', query({ kind: 'query-when', taskIds: [201] })],
  ['I want to finish matrices 1', ask({ kind: 'not-understood' })],
]

const nothingWanted: [words: string, intent: Intent][] = [
  ["don't improve my plan", talk('keep')],
  ['improve my plan and move matrices 2 to Sunday morning', ask({ kind: 'one-at-a-time' })],
  [
    "I'm ill until Thursday, plan my week",
    {
      kind: 'writes',
      writes: [replan([away('2026-11-25', '2026-11-26')])],
      notes: [{ kind: 'plan-after' }],
    },
  ],
  ['my roommate is ill until Thursday', { kind: 'unknown' }],
  ["I'm ill on Thursday but not on Friday", writes(replan([away('2026-11-26')]))],
  ['I am too busy to study on Thursday', writes(replan([away('2026-11-26')]))],
  ['Thursday was too full', { kind: 'unknown' }],
  ['optimise my sleep', { kind: 'unknown' }],
  ['what if it rains on Friday?', { kind: 'talk', talk: 'elsewhere' }],
  ['Thursday is not too full', { kind: 'unknown' }],
  ["I'm sick of calculus", ask({ kind: 'not-understood' })],
  ["I'm sick", ask({ kind: 'away-when' })],
  [
    "I'm sick today",
    say({ kind: 'nothing-on-days', dates: ['2026-11-25'], wish: null, isAway: true }),
  ],
]

describe('the planner in English', () => {
  it.each([...questions, ...changes, ...nothingWanted])('[M3] %s', (words, intent) => {
    expect(isUnderstood(understand(factsOf(words, { state: english })), intent)).toBe(true)
  })

  it.each([...marks, ...unclear])('[M3] [P6] %s', (words, intent) => {
    const facts = factsOf(words, { state: english, at: ['2026-11-27', '12:00'] })
    expect(isUnderstood(understand(facts), intent)).toBe(true)
  })
})

describe('what was spoken of last', () => {
  it.each([
    [
      'why is calculus review 2 on Friday?',
      'why not Saturday morning?',
      explain(102, [20], part('morning')),
    ],
    ['move calculus review 2 to Saturday', 'why?', explain(102)],
    ['how is Thursday, is it too full?', 'improve it', writes(improve([18]))],
    ['too many switches on Thursday', 'go on', writes(improve([18], 'switches'))],
  ])('[M3] %s, then: %s', (before, words, intent) => {
    const recent = [{ who: 'person' as const, text: before }]
    expect(isUnderstood(understand(factsOf(words, { state: english, recent })), intent)).toBe(true)
  })

  it('[M3] an answer of ours is about the title that it begins with', () => {
    const text = '“Matrices 1” is on Thu 26 Nov; it must come before “Matrices 2” (Fri 27 Nov).'
    const facts = factsOf('why not Sunday?', { recent: [{ who: 'weekloom', text }] })
    expect(understand(facts)).toEqual(explain(201, [21]))
  })
})
