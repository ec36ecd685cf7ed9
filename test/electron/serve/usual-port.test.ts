// At which port the browser shell listens, and where its page gets a worker.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../../electron/serve/start-server.ts'
import { plainCore } from '../page/plain-core.ts'

let folder = ''
const running: RunningServer[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weekloom-port-'))
  writeFileSync(join(folder, 'offline.js'), '')
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
  rmSync(folder, { recursive: true })
})

async function start(ports: { port?: number; usualPort?: number }): Promise<RunningServer> {
  const server = await startServer({
    core: plainCore({}),
    folder,
    folderId: 'folder-1',
    newSecret: () => 'link-1',
    language: 'en',
    ...ports,
  })
  running.push(server)
  return server
}

async function workerStatus({ port }: RunningServer): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/offline.js`)).status
}

test('[C3] without a port it takes the usual one, and any other where that is taken', async () => {
  const first = await start({ port: 0 })
  const usualPort = first.port
  const second = await start({ usualPort })
  expect(second.port).not.toBe(usualPort)
  // A page at a port of the day is not found again, so it gets no worker.
  expect(await workerStatus(second)).toBe(404)
  await first.close()
  running.splice(running.indexOf(first), 1)
  const third = await start({ usualPort })
  expect(third.port).toBe(usualPort)
  expect(await workerStatus(third)).toBe(200)
})

test('[C3] at a port that was given the page gets its worker', async () => {
  expect(await workerStatus(await start({ port: 0 }))).toBe(200)
})
