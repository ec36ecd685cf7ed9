// The built-in model beside the window's thread: the same answers, and none once it is stopped.
import { afterAll, describe, expect, test } from 'vitest'
import { offlineModel, threadedOfflineModel } from '../../../electron/language/offline-model.ts'
import type { ModelRequest } from '../../../electron/model/model.ts'
import { endRestingThread } from '../../../electron/worker/thread.ts'
import { factsOf } from './states.ts'

const never = new AbortController().signal
const silent = () => {}

function requestOf(words: string, stage: ModelRequest['stage']): ModelRequest {
  return {
    traceId: 'trace',
    stage,
    messages: [],
    facts: factsOf(words),
    temperature: 0,
    maxTokens: 1000,
    thinking: false,
    corrections: 0,
  }
}

describe('threadedOfflineModel', () => {
  afterAll(endRestingThread)

  test.each([
    ["I'm ill tomorrow", 'execute'],
    ['does everything fit?', 'chat'],
    ['is my plan good?', 'chat'],
    ['把周五的任务往后挪', 'plan'],
    ['thank you', 'deliver'],
  ] as const)('[M3] “%s” is answered at the %s stage as without a thread', async (words, stage) => {
    const request = requestOf(words, stage)
    const answer = await threadedOfflineModel(request, silent, never)
    expect(answer.kind).toBe('output')
    expect(answer).toEqual(await offlineModel(request, silent, never))
  })

  test('[G10] what is stopped is not answered', async () => {
    const request = requestOf("I'm ill tomorrow", 'execute')
    const stop = new AbortController()
    const answer = threadedOfflineModel(request, silent, stop.signal)
    stop.abort()
    expect(await answer).toEqual({ kind: 'aborted' })
    expect(await threadedOfflineModel(request, silent, stop.signal)).toEqual({ kind: 'aborted' })
  })
})
