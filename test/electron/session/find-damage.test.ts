// The check of the whole file beside the window: whatever becomes of its thread, there is an answer.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../../../db/file/file-names.ts'
import { findDamageInThread } from '../../../electron/session/watch-file.ts'
import { openDesk } from './open-desk.ts'

test.for([
  { ends: 'without a word', program: 'process.exit(0)' },
  { ends: 'with an error', program: 'throw new Error("broken")' },
])('[D6] a thread that ends $ends is answered for', async ({ program }) => {
  const { folder, session } = openDesk()
  await session.close()
  const place = mkdtempSync(join(tmpdir(), 'weekloom-thread-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const thread = join(place, 'thread.cjs')
  writeFileSync(thread, program)
  const { signal } = new AbortController()
  expect(await findDamageInThread(databaseFile(folder), signal, thread)).toEqual([])
  expect(await findDamageInThread(databaseFile(folder), signal)).toEqual([])
})
