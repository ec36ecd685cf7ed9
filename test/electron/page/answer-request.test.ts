import { describe, expect, test } from 'vitest'
import {
  answerRequest,
  failedSession,
  type RequestCore,
} from '../../../electron/page/answer-request.ts'

const broken: RequestCore = {
  ...failedSession({ code: 'unused', message: '' }),
  request: () => Promise.reject(new Error('a broken invariant')),
}

describe('answer request', () => {
  test.each(['', 'load', '__proto__', 'constructor', 7, null, undefined, {}])(
    '[C2] a request named %j is refused before it reaches the core',
    async (name) => {
      const reply = await answerRequest(broken, name, {}, 'en')
      expect(reply).toMatchObject({ ok: false, failure: { code: 'unreadable-request' } })
    },
  )

  test('[C2] a core that throws becomes a sentence, not a crash', async () => {
    const reply = await answerRequest(broken, 'undo', {}, 'zh')
    expect(reply).toMatchObject({ ok: false, failure: { code: 'internal' } })
    expect(JSON.stringify(reply)).not.toContain('invariant')
  })

  test('[D4] a session that could not open tells each request why', async () => {
    const problem = { code: 'data-newer', message: 'This folder belongs to a newer Weekloom.' }
    const core = failedSession(problem)
    expect(await answerRequest(core, 'load-view', {}, 'en')).toEqual({
      ok: false,
      failure: problem,
    })
    expect(await answerRequest(core, 'undo', {}, 'en')).toEqual({ ok: false, failure: problem })
    core.subscribe(() => undefined)()
    await core.close()
  })
})
