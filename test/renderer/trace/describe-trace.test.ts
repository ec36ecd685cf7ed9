// An opened turn as rows, and what of it is copied and saved.
import { describe, expect, it } from 'vitest'
import {
  describeTrace,
  readDecision,
  printRows,
  traceFile,
} from '../../../renderer/trace/describe-trace.ts'
import type { TimelineEvent } from '../../../shared/agent/timeline.ts'
import type { ModelCall, TraceStep, TurnTrace } from '../../../shared/conversation/turn-trace.ts'

const output =
  '```json\n{"speak":"","action":"continue","reason":"look first","goal_check":null,"tool_call":{"name":"find_free","arguments":{}}}\n```'

const modelCall: ModelCall = {
  at: '2026-11-23T12:00:02.000Z',
  stage: 'execute',
  milliseconds: 1_500,
  settings: { temperature: 0.2, maxTokens: 1_200, thinking: false, corrections: 1 },
  prompt: [
    { role: 'system', content: 'You plan.' },
    { role: 'assistant', content: '', call: { id: 'a', name: 'list_tasks', arguments: {} } },
    { role: 'tool', callId: 'a', content: '3 tasks' },
  ],
  output,
  outcome: 'output',
  reasoning: 'Hm.',
  usage: { promptTokens: 900, outputTokens: 40 },
}

function event(second: number, it: TimelineEvent): TraceStep {
  return { kind: 'event', at: `2026-11-23T12:00:0${second}.000Z`, event: it }
}

function asked(call: Partial<ModelCall> = {}, problem: string | null = null): TraceStep {
  return { kind: 'model', at: modelCall.at, call: { ...modelCall, ...call }, problem }
}

const call = { id: 'b', name: 'find_free', arguments: { duration: 2 } }

const trace: TurnTrace = {
  traceId: 't',
  steps: [
    event(0, { kind: 'turn-start', text: 'What is free?' }),
    event(1, { kind: 'status', phase: 'executing' }),
    asked(),
    event(3, { kind: 'tool-call-start', call }),
    event(4, { kind: 'tool-call-end', callId: 'b', outcome: 'refused', text: 'no such day' }),
    event(5, { kind: 'text', text: 'In the morning.' }),
    event(5, {
      kind: 'turn-end',
      ending: 'completed',
      rounds: 2,
      usage: { promptTokens: 900, outputTokens: 40 },
    }),
  ],
}

describe('an opened turn', () => {
  it('[M5] shows each step with its time, and a call with its end in one', () => {
    const rows = describeTrace(trace, null, 'en')
    expect(rows.map(({ after, title }) => [after, title])).toEqual([
      [0, 'You said'],
      [1_000, 'Works on it'],
      [2_000, 'Asked the model for the next step'],
      [3_000, 'Tool: Find free time'],
      [5_000, 'Answered'],
      [5_000, 'Came to its end'],
    ])
    expect(rows[3]).toMatchObject({
      asides: ['not possible'],
      isProblem: true,
      parts: [
        { label: 'Call', text: 'find_free {"duration":2}' },
        { label: 'Result', text: 'no such day' },
      ],
    })
    expect(rows[5]?.asides).toEqual(['2 rounds', '900 + 40 tokens'])
  })

  it('[M5] shows of a model call the prompt in parts, the raw output, its reading, decision and cost', () => {
    const row = describeTrace({ traceId: 't', steps: [asked()] }, null, 'en')[0]
    expect(row?.asides).toEqual(['1.5 s', '900 + 40 tokens'])
    expect(row?.parts).toEqual([
      { label: 'Prompt, part 1: system, 9 characters', text: 'You plan.' },
      {
        label: 'Prompt, part 2: assistant, 45 characters',
        text: '{"id":"a","name":"list_tasks","arguments":{}}',
      },
      { label: 'Prompt, part 3: tool, 7 characters', text: '3 tasks' },
      { label: 'Thoughts', text: 'Hm.' },
      { label: 'What the model wrote', text: output },
      { label: 'How it was read', text: 'It keeps to the form of this stage.' },
      { label: 'Decision', text: 'action: continue\nreason: look first\ntool: find_free' },
      {
        label: 'Settings',
        text: 'temperature 0.2, at most 1,200 tokens, thinking off, 1 correction before',
      },
    ])
  })

  it('[M5] says why an output could not be used, and why a call failed', () => {
    const steps = [
      asked({ output: 'Sure!' }, 'There is no JSON object.'),
      asked({ outcome: 'failure', output: 'nothing answers', usage: null }, 'nothing answers'),
      asked({ outcome: 'aborted', output: '', usage: null, reasoning: '' }, ''),
    ]
    const rows = describeTrace({ traceId: 't', steps }, null, 'en')
    const labels = (index: number) => rows[index]?.parts.map(({ label }) => label)
    expect(rows.map(({ isProblem }) => isProblem)).toEqual([true, true, false])
    expect(rows[0]?.parts).toContainEqual({
      label: 'How it was read',
      text: 'There is no JSON object.',
    })
    expect(labels(0)).not.toContain('Decision')
    expect(rows[1]?.asides).toEqual(['failed', '1.5 s'])
    expect(rows[1]?.parts).toContainEqual({ label: 'Why it failed', text: 'nothing answers' })
    expect(rows[2]?.asides).toEqual(['stopped', '1.5 s'])
    expect(labels(2)).toHaveLength(4)
  })

  it('[U3] is told in Chinese', () => {
    const rows = describeTrace(trace, null, 'zh')
    expect(rows.map(({ title }) => title)).toEqual([
      '你说',
      '动手处理',
      '问模型：下一步做什么',
      '工具：查找空闲时间',
      '回答',
      '这一轮结束',
    ])
  })

  it('[M5] is copied as text, and saved whole', () => {
    const text = printRows(describeTrace(trace, null, 'en'), 'en')
    expect(text).toMatch(/^\+0 s · You said\nWhat is free\?\n\n\+1\.0 s · Works on it\n\n/)
    expect(text).toContain('[What the model wrote]\n```json')
    const file = traceFile(trace)
    expect(file.fileName).toBe('weekloom-turn-202611231200.json')
    expect(JSON.parse(file.text)).toEqual(trace)
    expect(traceFile({ traceId: 't', steps: [] }).fileName).toBe('weekloom-turn-empty.json')
  })
})

describe('a decision', () => {
  it.each([
    ['', ''],
    ['no object', ''],
    ['} {', ''],
    [
      '{"intent":"task","scene":"schedule","score":90,"reason":{"no":"text"}}',
      'intent: task\nscene: schedule\nscore: 90',
    ],
    ['[1]', ''],
    ['{"tool_call":["x"]}', ''],
    ['{"action":', ''],
  ])('[M5] of %j is %j', (text, decision) => {
    expect(readDecision(text)).toBe(decision)
  })
})
