// The prompts as they are sent (G11): every stage and scene, in both languages, through the real graph and endpoint.
import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shownContracts, stages, type Stage } from '../../shared/conversation/contracts.ts'
import { languages, type Language } from '../../shared/language.ts'
import { openEndpointTalk, writes, type Answers, type SentPrompt } from './endpoint-talk.ts'
import { promptLints } from './lint-prompt.ts'

const task = { intent: 'task', speak: '', reason: 'work' }
const toScene = (scene: string, course: string) => ({
  ...task,
  scene,
  score: 95,
  slots: [{ name: 'course', value: course }],
})
const step = { content: 'look', done_when: 'it is known' }
const simple = {
  speak: '',
  action: 'plan_done',
  complexity: 'simple',
  plan_steps: [step],
  needs_rough_build: false,
}
const whole = {
  ...simple,
  complexity: 'complex',
  needs_rough_build: true,
  task_class_ids: [],
  entry: 'first_full',
}
const call = (name: string, values: object = {}) => ({
  action: 'continue',
  tool_call: { name, arguments: values },
})
const done = { action: 'done', goal_check: 'seen' }
const asks = {
  thought: 'the course is known',
  next_action: 'CONTINUE_ASKING',
  reply_to_user: 'What has to be learned?',
  intent: 'CONTINUE',
}
const talk = { intent: 'chat', field: null, text: null, speak: 'Fine.', reason: '' }

const answers = (language: Language = 'en'): Answers => ({
  chat: writes(
    task,
    task,
    toScene('guide', 'Calculus'),
    { ...task, scene: 'continue_current', score: 90 },
    toScene('pack', language === 'en' ? 'Data structures' : '数据结构'),
    { ...task, scene: 'continue_current', score: 90 },
    { intent: 'chat', speak: 'Hello.', scene: 'exit_current', score: 90 },
  ),
  plan: writes(simple, whole, whole),
  execute: writes(call('get_overview'), call('analyze_pace'), done, call('analyze_health'), done),
  deliver: writes({ speak: 'All is said.' }),
  guide: writes(asks, { ...asks, reply_to_user: 'By when?' }),
  pack: writes(talk),
})

const words: Record<Language, string[]> = {
  en: [
    'what lies this week?',
    'plan my week',
    'help me pass calculus',
    'chapters 1 to 3',
    'course pack for Data structures',
    'I want a good mark',
    'hello',
  ],
  zh: [
    '这周有什么？',
    '帮我安排这周',
    '高数怎么学才能过',
    '前三章',
    '做数据结构的课程包',
    '想考好一点',
    '你好',
  ],
}

/** A look, a whole plan with its improving, a guide, a course pack, talk. */
async function talkThrough(language: Language): Promise<SentPrompt[]> {
  const desk = await openEndpointTalk(answers(language), { language })
  const [look = '', plan = '', ...rest] = words[language]
  await desk.say(look)
  await desk.say(plan)
  await desk.answer('accept')
  for (const text of rest) await desk.say(text)
  return desk.prompts
}

describe.each(languages)('the prompts as sent, in %s', (language) => {
  let sent: Promise<SentPrompt[]> | null = null
  const prompts = () => (sent ??= talkThrough(language))

  it('[G11] are of every stage', async () => {
    const seen = new Set((await prompts()).map(({ stage }) => stage))
    expect([...seen].toSorted()).toEqual([...stages].toSorted())
  })

  it.each(Object.entries(promptLints))('[G11] %s', async (_name, lint) => {
    const found = (await prompts()).flatMap((prompt) =>
      lint(prompt).map((problem) => `${prompt.stage}: ${problem}`),
    )
    expect([...new Set(found)]).toEqual([])
  })
})

const root = join(import.meta.dirname, '../..')
const readers = globSync('{electron,shared,renderer}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) =>
      !/agent\/prompt\/|agent\/model\/|agent\/output\/|agent\/contracts|-decision\.ts$/.test(
        file,
      ) || file.includes('trace/'),
  )
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Named in code outside of what writes the prompt: as a property, a part that is taken out, or a name in a list. */
function unreadFields(stage: Stage): string[] {
  const { required = [] } = z.toJSONSchema(shownContracts[stage])
  return required.filter(
    (field) => !new RegExp(String.raw`\.${field}\b|'${field}'|\b${field}[,:]`).test(readers),
  )
}

it.each(stages)('[G11] no field of %s is demanded that nobody reads', (stage) => {
  expect(unreadFields(stage)).toEqual([])
})

describe('a lint of prompts', () => {
  const state =
    '- #1 “Set 1” (“Algebra”, 1 of 2), 2 periods\n- #2 “Set 1” (“Algebra”, 1 of 2), 2 periods'
  const planted: Record<keyof typeof promptLints, (prompt: SentPrompt) => SentPrompt> = {
    'date, weekday and zone are told': (prompt) => changed(prompt, /Now: \w+ /, 'Now: '),
    'each tool that is named is listed': (prompt) =>
      withoutLine(changed(prompt, /$/, '\nCall list_tasks first.'), '- list_tasks'),
    'each example passes its own contract': (prompt) =>
      changed(
        prompt,
        '"find_free","arguments":{"duration":2',
        '"find_free","arguments":{"length":2',
      ),
    'the contract allows arguments': (prompt) =>
      changed(
        prompt,
        '"arguments":{"type":"object"',
        '"arguments":{"type":"object","properties":{},"additionalProperties":false',
      ),
    'each pack can be found': (prompt) => withoutLine(prompt, '- taskclass'),
    'only open tools are listed': (prompt) =>
      changed(prompt, /$/, '\nCall analyze_health; then choose.'),
    'no two blocks are alike': (prompt) => changed(prompt, /$/, `\n${state}`),
    'days, slots and rules stand in the state': (prompt) => changed(prompt, /Slots: /, 'Times: '),
    'history shows answers as they are parsed': (prompt) => ({
      ...prompt,
      messages: [...prompt.messages, { role: 'assistant', content: 'Hello.' }],
    }),
    'nothing is left blank': (prompt) => changed(prompt, /$/, ' undefined'),
  }

  it.each(Object.entries(planted))('[G11] “%s” finds what was planted', async (name, plant) => {
    const desk = await openEndpointTalk(answers())
    await desk.say('what lies this week?')
    const prompt = desk.prompts.find(({ stage }) => stage === 'execute')
    if (prompt === undefined) throw new Error('nothing was executed')
    expect(promptLints[name]?.(prompt)).toEqual([])
    expect(promptLints[name]?.(plant(prompt))).not.toEqual([])
  })
})

function changed(prompt: SentPrompt, from: string | RegExp, to: string): SentPrompt {
  const messages = prompt.messages.map((message) => ({
    ...message,
    content: message.content.replace(from, () => to),
  }))
  return { ...prompt, messages }
}

function withoutLine(prompt: SentPrompt, start: string): SentPrompt {
  const messages = prompt.messages.map((message) => ({
    ...message,
    content: message.content
      .split('\n')
      .filter((line) => !line.startsWith(start))
      .join('\n'),
  }))
  return { ...prompt, messages }
}
