import { describe, expect, test } from 'vitest'
import { answerRequest } from '../../../electron/page/answer-request.ts'
import { plainCore } from './plain-core.ts'

const broken = plainCore({ request: () => Promise.reject(new Error('a broken invariant')) })

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
})
