// The two things that a model is tried at (M7): a step of the round with its tools, and a message to be read into acts.
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { buildWindow, clockOf } from '../../../shared/schedule/calendar.ts'
import { isToolName } from '../../../shared/tools/catalogue.ts'
import { parseToolArguments } from '../../../shared/tools/parse-arguments.ts'
import { readUnaided } from '../../language/reader/built-in.ts'
import type { TurnFacts } from '../../model/model.ts'
import { readStage } from '../ask-model.ts'
import { openToolsOf } from '../check-call.ts'
import { buildPrompt } from '../prompt/build-prompt.ts'
import { readingBudget, readingPrompt } from '../reader/reading-prompt.ts'
import { readReading } from '../reader/read-with-model.ts'
import { settingsOf } from '../stage-settings.ts'
import type { EndpointQuestion } from './ask-once.ts'

const hours = Array.from({ length: 10 }, (_, index) => ({
  start: clockOf((8 + index) * 60),
  end: clockOf((8 + index) * 60 + 45),
}))

const window = buildWindow({
  name: 'Trial',
  firstMonday: '2026-09-07',
  weeks: 1,
  zone: 'UTC',
  periods: hours,
  overrides: [],
})

const request = 'When is there a free period on Friday?'

/** A made-up week: nothing of the student's goes into a trial. */
const facts: TurnFacts = {
  language: 'en',
  request,
  followUps: [],
  recent: [],
  told: [],
  state: {
    window,
    tasks: [
      {
        kind: 'event',
        id: 1,
        series: 1,
        title: 'Calculus',
        course: 'Calculus',
        eventKind: 'class',
        location: '',
        place: { day: 5, start: 1, end: 4 },
        clock: null,
        locked: false,
        hosts: false,
        guestIds: [],
      },
    ],
    taskClasses: [],
  },
  now: { day: 1, period: 0 },
  today: { date: '2026-09-07', minute: 450 },
  plan: [{ content: request, done_when: 'the free periods of Friday (day 5) are known' }],
  step: 0,
  rejectedPlan: null,
  calls: [],
  optimisation: null,
  activePacks: ['schedule/core'],
  scenes: null,
  preferences: defaultPreferences,
  standing: noStudentProfile,
  history: { undo: null, redo: null },
  correction: null,
}

export type Trial = { question: EndpointQuestion; isPassed: (output: string) => boolean }

/** One step of the work: a call of a tool, with arguments that it takes. */
export function loopTrial(): Trial {
  const { temperature, maxTokens, thinking } = settingsOf('execute', { plansDeeply: false })
  return {
    question: {
      stage: 'execute',
      messages: buildPrompt('execute', facts, [{ role: 'user', content: request }]),
      tools: openToolsOf(facts),
      temperature,
      maxTokens,
      thinking,
      corrections: 0,
    },
    isPassed: (output) => {
      const call = readStage('execute', output)?.tool_call ?? null
      return (
        call !== null &&
        isToolName(call.name) &&
        parseToolArguments(call.name, call.arguments, 'en', window).ok
      )
    },
  }
}

const message = 'put the calculus sheet on friday morning and tell me what is due thursday'

/** Two acts in one message, each with the words of its day. */
export function readingTrial(): Trial {
  return {
    question: {
      stage: 'frames',
      messages: readingPrompt(message, facts) ?? [],
      tools: [],
      temperature: 0.1,
      maxTokens: readingBudget.answer,
      thinking: false,
      corrections: 0,
    },
    isPassed: (output) => {
      const [put, asked] = readReading(output, message, readUnaided(message, facts)) ?? []
      const holds = (frame: typeof put, day: string) =>
        frame?.slots.some(({ text }) => text.includes(day)) ?? false
      return (
        (put?.act === 'place' || put?.act === 'move') &&
        holds(put, 'friday') &&
        (asked?.act.startsWith('ask_') ?? false) &&
        holds(asked, 'thursday')
      )
    },
  }
}
