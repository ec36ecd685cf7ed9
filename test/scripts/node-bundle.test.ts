// The planning thread as the desktop app ships it: bundled, started from the bundle of main, and as good as its source.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { planTerm } from '../../electron/planner/plan-term.ts'
import type { startThread } from '../../electron/worker/thread.ts'
import { nodeBundle, nodeParts } from '../../scripts/build/node-bundle.ts'
import { beforeTerm, item, schedule } from '../builders.ts'

test('[I1] the built thread is found beside the built main, and makes the same plan', async () => {
  const out = mkdtempSync(join(tmpdir(), 'weekloom-bundle-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const main = { ...nodeParts.main, entry: 'electron/worker/thread.ts' }
  await Promise.all([main, nodeParts.thread].map((part) => build(nodeBundle(part, out))))
  const bundle = pathToFileURL(join(out, main.folder, main.file)).href
  const loaded: unknown = await import(/* @vite-ignore */ bundle)
  const state = schedule([item(1), item(2), item(3)])
  const policy = { classIds: null, scope: null, now: beforeTerm }
  const wish = { state, policy, budget: { steps: 100 }, seed: 1 }
  const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = (loaded as { startThread: typeof startThread }).startThread()
  const messages: { kind: string }[] = []
  thread.on('message', (message: { kind: string }) => messages.push(message))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  thread.postMessage({ question: { kind: 'plan', wish }, stop })
  while (messages.at(-1)?.kind !== 'answer') await once(thread, 'message')
  await thread.terminate()
  expect(messages.at(-1)).toEqual({
    kind: 'answer',
    answer: planTerm(state, policy, { steps: 100 }, 1),
  })
})
