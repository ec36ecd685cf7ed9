// What English questions, talk and unclear requests are understood as: none of them is a write.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../../../electron/agent/model/offline/intent.ts'
import { understand } from '../../../../../electron/agent/model/offline/understand.ts'
import {
  ask,
  beyond,
  clockAt,
  explain,
  limits,
  part,
  plan,
  query,
  say,
  talk,
  weekly,
  writes,
} from './intents.ts'
import { english, factsOf } from './states.ts'

const history = { undo: 'Moved Calculus review 2', redo: null }

const table: [words: string, intent: Intent][] = [
  ['plan my holiday trip to Paris', ask({ kind: 'no-such-task' })],
  ['move calculus to Friday', ask({ kind: 'which-task', candidates: [101, 102, 103] })],
  ['move the dentist to Sunday', say({ kind: 'fixed-event', taskId: 3 })],
  ['move the linear algebra exam to Friday', say({ kind: 'fixed-event', taskId: 4 })],
  ['move it to Friday', ask({ kind: 'what-to-move' })],
  ['move Friday morning', ask({ kind: 'what-to-move' })],
  ['move calculus review 2', ask({ kind: 'where-to', taskId: 102 })],
  ['swap calculus review 2', ask({ kind: 'swap-with', taskId: 102 })],
  ['what is free tomorrow?', query({ kind: 'query-free', days: [18], wish: null })],
  [
    "what's free on Friday afternoon",
    query({ kind: 'query-free', days: [19], wish: part('afternoon') }),
  ],
  [
    'when am I free this week?',
    query({ kind: 'query-free', days: [17, 18, 19, 20, 21], wish: null }),
  ],
  ['what do I have tomorrow?', query({ kind: 'query-day', days: [18], wish: null })],
  ["what's on Friday", query({ kind: 'query-day', days: [19], wish: null })],
  ['when is calculus?', query({ kind: 'query-when', taskIds: [101, 102, 103, 104] })],
  ['when is the linear algebra exam?', query({ kind: 'query-when', taskIds: [4] })],
  ['is calculus on Friday?', query({ kind: 'query-when', taskIds: [102] })],
  ['what is still pending?', query({ kind: 'query-pending', classIds: null })],
  ["show me what's left to plan", query({ kind: 'query-pending', classIds: null })],
  ['redo', say({ kind: 'nothing-to-redo' })],
  ['cancel', talk('cancel')],
  ['never mind', talk('cancel')],
  ['thanks!', talk('thanks')],
  ['hello', talk('greeting')],
  ['what can you do?', talk('abilities')],
  ["don't move calculus", talk('keep')],
  ["please don't move calculus review 2 to Friday", talk('keep')],
  ['why is calculus on Friday?', explain(102)],
  ['how do I move a session?', talk('abilities')],
  ['add a new course called chemistry', beyond('add', [])],
  ['export my study plan for next week', beyond('export', [])],
  ['can you print this week?', beyond('export', [])],
  ['put it into my google calendar', beyond('export', [])],
  ['import my timetable', beyond('import', [])],
  ['change the theme', beyond('settings', [])],
  [
    "I can't study on Mondays",
    ask({
      kind: 'apply-limit',
      limits: limits([1], []),
      placed: [103],
      pending: 4,
      isStanding: true,
    }),
  ],
  [
    'nothing before ten',
    ask({
      kind: 'apply-limit',
      limits: limits([], [1, 2]),
      placed: [],
      pending: 4,
      isStanding: true,
    }),
  ],
  ['move calculus review 2 to Saturday and matrices 1 to Sunday', ask({ kind: 'one-at-a-time' })],
  [
    'move calculus review 2 to Friday and move calculus review 2 to Saturday',
    ask({ kind: 'one-at-a-time' }),
  ],
  ['asdf qwer', { kind: 'unknown' }],
  ['I love pizza', { kind: 'unknown' }],
  ['find another time for calculus review 2', ask({ kind: 'where-to', taskId: 102 })],
  ['nice weather today', { kind: 'unknown' }],
  ['Friday morning', ask({ kind: 'not-understood' })],
  [
    'plan my week, no Friday mornings',
    writes(plan([1, 2, 3], [17, 21], 'rest-of-week', weekly([5, 1, 4]))),
  ],
  ['Can I study calculus on Friday?', query({ kind: 'query-when', taskIds: [102] })],
  ['what about Friday?', query({ kind: 'query-day', days: [19], wish: null })],
  ['swap Thursday and Friday', ask({ kind: 'which-task', candidates: [101, 201, 301] })],
  ['swap matrices', ask({ kind: 'which-task', candidates: [201, 202] })],
  ['I need to study more', ask({ kind: 'not-understood' })],
  ['move calculus review 2 to December 45', ask({ kind: 'unknown-day', words: 'december 45' })],
  [
    'undo my matrices change',
    ask({ kind: 'undo-this', redo: false, what: 'Moved Calculus review 2' }),
  ],
  [
    'what did I do last week?',
    query({ kind: 'query-day', days: [8, 9, 10, 11, 12, 13, 14], wish: null }),
  ],
  ['where is chapter 1?', query({ kind: 'query-when', taskIds: [301] })],
  ['how many sessions are pending?', query({ kind: 'query-pending', classIds: null })],
  [
    "what's my plan for next week?",
    query({ kind: 'query-day', days: [22, 23, 24, 25, 26, 27, 28], wish: null }),
  ],
  [
    'do I have anything on Saturday morning?',
    query({ kind: 'query-day', days: [20], wish: part('morning') }),
  ],
  ['am I free on Saturday at 10?', query({ kind: 'query-free', days: [20], wish: clockAt(10, 0) })],
  ['ok', talk('praise')],
  ['yes', talk('praise')],
  ['no', talk('cancel')],
  ['move calculus review 2 to somewhere else', ask({ kind: 'where-to', taskId: 102 })],
  [
    'keep Saturday free',
    say({ kind: 'nothing-on-days', dates: ['2026-11-28'], wish: null, isAway: true }),
  ],
  [
    'move calculus review 9 to Friday',
    ask({ kind: 'which-task', candidates: [101, 102, 103, 104] }),
  ],
  ['move biology to Friday', ask({ kind: 'what-to-move' })],
  [
    "don't plan anything on Friday",
    ask({ kind: 'apply-limit', limits: limits([5], []), placed: [102, 202], pending: 4 }),
  ],
  ['Move calculus review 2 to Saturday? No, forget it.', talk('cancel')],
  ['move calculus review 2 to Friday, no Saturday', ask({ kind: 'where-to', taskId: 102 })],
  ['move calculus review 2 to Friday, I mean Saturday', ask({ kind: 'where-to', taskId: 102 })],
  [
    'could you tell me whether to move calculus review 2 to Friday',
    query({ kind: 'query-when', taskIds: [102] }),
  ],
  ['what happens if I move calculus review 2 to Saturday?', explain(102, [20])],
  ['move calculus review 2 to two weeks from Friday', ask({ kind: 'where-to', taskId: 102 })],
  [
    "I'm ill on Friday, calculus review 2 to Saturday",
    ask({ kind: 'apply-limit', limits: limits([5], []), placed: [102, 202], pending: 4 }),
  ],
  ["Friday doesn't work, move matrices 2 to Saturday", ask({ kind: 'where-to', taskId: 202 })],
  ['move calculus review 1, no, calculus review 2 to Saturday', ask({ kind: 'no-such-task' })],
  ['I am not going to move calculus', talk('keep')],
  ['You should never swap calculus review 2 and matrices 2', talk('keep')],
  ['move along', ask({ kind: 'what-to-move' })],
  ['plan B', ask({ kind: 'no-such-task' })],
  ['place of birth', ask({ kind: 'what-to-move' })],
  ['I planned my week', ask({ kind: 'not-understood' })],
  ['planning is hard', { kind: 'unknown' }],
  ['the plan is good', ask({ kind: 'not-understood' })],
  ['my plan for Friday', ask({ kind: 'not-understood' })],
  ['swap', ask({ kind: 'what-to-move' })],
  ['move', ask({ kind: 'what-to-move' })],
  ['put', ask({ kind: 'what-to-move' })],
  ['did you undo it?', { kind: 'unknown' }],
  ['never undo', talk('keep')],
  ['do not plan my week', talk('keep')],
  ['stop planning', { kind: 'unknown' }],
  ["I don't want you to move calculus review 2", talk('keep')],
  ['do you think I should swap calculus review 2 and matrices 2', ask({ kind: 'no-such-task' })],
  [
    'tell me how to move calculus review 2 to Saturday',
    query({ kind: 'query-when', taskIds: [102] }),
  ],
  [
    'move calculus review 2 to Saturday tomorrow',
    ask({
      kind: 'which-day',
      words: 'saturday tomorrow',
      choices: ['2026-11-26', '2026-11-28'],
    }),
  ],
  ['Mon calculus review 2 to Fri', ask({ kind: 'which-task', candidates: [102] })],
  ['I am not going to move calculus review 2', talk('keep')],
  ['the move to Friday was good', { kind: 'unknown' }],
  ['my schedule is full', ask({ kind: 'not-understood' })],
  ["what's the plan for tomorrow", query({ kind: 'query-day', days: [18], wish: null })],
]

describe('English that changes nothing', () => {
  it.each(table)('[M3] %s', (words, intent) => {
    const facts = factsOf(words, { state: english, history })
    expect(understand(facts)).toEqual(intent)
  })
})
