// How far a search is, as the windows hear it.
import { expect, test } from 'vitest'
import { tellProgress } from '../../../electron/conversation/agent-ports.ts'
import type { PushEvent } from '../../../shared/contract/ipc.ts'

test('[G12] each hundredth of a search is told once, the first and the last among them', () => {
  const pushed: PushEvent[] = []
  const onProgress = tellProgress({ push: (event) => pushed.push(event) })
  for (let steps = 0; steps <= 2_000; steps += 5) {
    onProgress({ steps, of: 2_000, best: 9_000 - steps })
  }
  expect(pushed).toHaveLength(101)
  expect(pushed[0]).toEqual({
    kind: 'plan-progress',
    progress: { steps: 0, of: 2_000, best: 9_000 },
  })
  expect(pushed.at(-1)).toEqual({
    kind: 'plan-progress',
    progress: { steps: 2_000, of: 2_000, best: 7_000 },
  })
})
