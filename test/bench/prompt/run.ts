// `node test/bench/prompt/run.ts`: about how many tokens each stage's prompt has for "plan my week" with 30 items.
import { noStudentProfile } from '../../../shared/agent/student-profile.ts'
import { buildPrompt } from '../../../electron/agent/prompt/build-prompt.ts'
import { wireSchema } from '../../../electron/agent/endpoint/ask-once.ts'
import { readingBudget, readingPrompt } from '../../../electron/agent/reader/read-with-model.ts'
import type { TurnFacts } from '../../../electron/model/model.ts'
import { stages, type Stage } from '../../../shared/conversation/contracts.ts'
import { languages, type Language } from '../../../shared/language.ts'
import { estimateTokens } from '../../../shared/model/estimate-tokens.ts'
import { defaultPreferences } from '../../../shared/planner/planning-preferences.ts'
import { thirtyItems } from './thirty-items.ts'

/** At the first execute round (issue: at most 3,500). */
const mark = 3_500

const requests: Record<Language, string> = { en: 'plan my week', zh: '帮我安排下周的复习' }

function factsIn(language: Language): TurnFacts {
  return {
    language,
    request: requests[language],
    followUps: [],
    recent: [],
    told: [],
    state: thirtyItems(language),
    now: { day: 1, period: 0 },
    today: { date: '2026-09-07', minute: 450 },
    plan: [{ content: requests[language], done_when: 'every item of the week has a place' }],
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
}

function tokensOf(stage: Stage, language: Language): { role: string; tokens: number }[] {
  const said = [{ role: 'user' as const, content: requests[language] }]
  return buildPrompt(stage, factsIn(language), said).map(({ role, content }) => ({
    role,
    tokens: estimateTokens(content),
  }))
}

console.log(['', ...stages].map((cell) => cell.padStart(10)).join(''))
for (const language of languages) {
  const parts = stages.map((stage) => tokensOf(stage, language))
  for (const role of ['system', 'user']) {
    const cells = parts.map((part) =>
      part.filter((each) => each.role === role).reduce((sum, { tokens }) => sum + tokens, 0),
    )
    console.log([`${language} ${role}`, ...cells].map((cell) => String(cell).padStart(10)).join(''))
  }
  const wholes = parts.map((part) => part.reduce((sum, { tokens }) => sum + tokens, 0))
  console.log([`${language} all`, ...wholes].map((cell) => String(cell).padStart(10)).join(''))
}
for (const language of languages) {
  const prompt = readingPrompt(requests[language], factsIn(language)) ?? []
  const tokens = prompt.reduce((sum, { content }) => sum + estimateTokens(content), 0)
  console.log(`${language} reading: ${tokens} of ${readingBudget.prompt}`)
}
const schema = estimateTokens(JSON.stringify(wireSchema('frames', [], 'as-absent')))
console.log(`schema of a reading, beside its prompt: ${schema}`)
console.log(`mark for execute: ${mark}`)
