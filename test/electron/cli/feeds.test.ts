// Calendars at addresses in the terminal (X12, X13, X14).
import { expect, it } from 'vitest'
import { feedText, secret } from '../feeds/feed-server.ts'
import { startFeedServer } from '../feeds/start-feed-server.ts'
import { algebra, physics } from '../feeds/open-feeds.ts'
import { openTerminal } from './terminal.ts'

it('[X12] [X14] add, take, refresh, leave, remove, and nowhere the address whole', async () => {
  const { run, read } = openTerminal('2026-11-23T07:30:00Z')
  const server = await startFeedServer(feedText([algebra, physics]))
  await run('init')
  const added = await run('feeds', 'add', server.address, '--name', 'Uni')
  expect(added).toMatchObject({
    code: 0,
    result: { id: 1, feeds: [{ isNew: true }], kept: 'file' },
  })
  expect(await run('feeds', 'add', server.address)).toMatchObject({ code: 3 })
  expect(await run('feeds', 'take', '1', '--dry-run')).toMatchObject({
    code: 0,
    result: { dryRun: true, meetings: 16, createsTerm: true },
  })
  expect(await run('feeds', 'take', '1')).toMatchObject({ code: 0, result: { meetings: 16 } })
  server.text = feedText([{ ...algebra, hour: 14 }, physics])
  expect(await read('feeds', 'refresh')).toEqual({ code: 0, text: 'Uni: 8 moved.' })
  const { text } = await read('feeds')
  expect(text).toContain(`1  Uni · http://127.0.0.1`)
  expect(text).toMatch(/Read: 2026-11-23 \d\d:30\n/)
  expect(text).toContain('Waiting: 8 moved')
  expect(text).toContain('feeds take ID')
  expect(text).not.toContain(secret)
  expect(await run('feeds', 'leave', '1')).toMatchObject({
    code: 0,
    result: { feeds: [{ waiting: { count: 0 } }] },
  })
  expect(await run('feeds', 'set', '1', '--take-over', 'on', '--auto', 'off')).toMatchObject({
    result: { feeds: [{ settings: { takesOver: true, isAutomatic: false } }] },
  })
  server.misbehave = (_, response) => {
    response.end('<!doctype html><title>Log in</title>')
    return true
  }
  const failed = await run('feeds', 'refresh', '1')
  expect(failed).toMatchObject({ code: 3, result: { ok: false } })
  expect(JSON.stringify(failed.result)).toContain('login page')
  expect(await run('feeds', 'remove', '1')).toMatchObject({ code: 0, result: { feeds: [] } })
  expect(await run('feeds', 'refresh')).toMatchObject({ code: 3 })
})

it('[X14] plain http to another machine and another host are asked about, with the way to agree', async () => {
  const { run, read } = openTerminal('2026-11-23T07:30:00Z', 'zh')
  await run('init')
  const open = await read('feeds', 'add', 'http://uni.invalid/timetable.ics')
  expect(open.code).toBe(3)
  expect(open.text).toContain('--agree http://uni.invalid')
  const server = await startFeedServer(feedText([algebra]))
  const other = await startFeedServer(feedText([algebra]))
  server.misbehave = (_, response) => {
    response.writeHead(302, { location: `${other.origin}/moved.ics` }).end()
    return true
  }
  const asked = await run('feeds', 'add', server.address)
  const host = new URL(other.origin).host
  expect(asked).toMatchObject({ code: 3, result: { ok: false } })
  expect(JSON.stringify(asked.result)).toContain(`--agree ${host}`)
  expect(other.asked).toEqual([])
  expect(await run('feeds', 'add', server.address, '--agree', host)).toMatchObject({ code: 0 })
  expect(await run('feeds', 'add', 'ftp://uni.invalid/x')).toMatchObject({ code: 2 })
})
