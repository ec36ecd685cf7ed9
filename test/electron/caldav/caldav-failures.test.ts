// What can go wrong with a calendar server (X11): each a sentence, and nothing here changes.
import { describe, expect, it } from 'vitest'
import { account, startCalendarServer, type CalendarServer } from './calendar-server.ts'
import { openCaldav, openStage, settingsFor, withStatus } from './open-caldav.ts'
import { newFolder, valueOf } from '../session/open-desk.ts'

async function failing(misbehave: CalendarServer['misbehave']) {
  const { server, session } = await openStage()
  server.misbehave = misbehave
  const reply = await session.request('push-caldav', {})
  if (reply.ok) throw new Error('was pushed')
  return { server, session, failure: reply.failure }
}

describe('what goes wrong', () => {
  it('[X11] each status is a sentence of its own, and nothing here changes', async () => {
    const { server, session } = await openStage()
    const before = valueOf(await session.request('load-view', {}))
    const said = new Map<string, string>()
    for (const code of [401, 403, 404, 405, 423, 429, 500, 507]) {
      server.misbehave = withStatus(code)
      const reply = await session.request('push-caldav', {})
      if (!reply.ok) said.set(reply.failure.code, reply.failure.message)
    }
    expect([...said.keys()]).toEqual([
      'caldav-unauthorized',
      'caldav-forbidden',
      'caldav-not-found',
      'caldav-not-allowed',
      'caldav-locked',
      'caldav-busy',
      'caldav-status',
      'caldav-full',
    ])
    expect(new Set(said.values()).size).toBe(said.size)
    expect(valueOf(await session.request('load-view', {}))).toEqual(before)
  })

  it('[X11] the password never follows to another host, and the key of a model goes nowhere', async () => {
    const trap = await startCalendarServer()
    const { server, failure } = await failing((_, response) => {
      response.writeHead(302, { location: trap.address }).end()
      return true
    })
    expect(failure).toMatchObject({ code: 'caldav-elsewhere' })
    expect(failure.message).toContain(trap.address)
    expect(trap.asked).toEqual([])
    const secrets = server.asked.map(({ authorization }) =>
      Buffer.from(authorization.replace('Basic ', ''), 'base64').toString(),
    )
    expect(new Set(secrets)).toEqual(new Set([`${account.user}:${account.password}`]))
  })

  it('[X11] a page in place of a calendar, and an answer without end', async () => {
    const page = await failing((_, response) => {
      response.end('<!doctype html><title>Welcome</title>')
      return true
    })
    expect(page.failure.code).toBe('caldav-not-caldav')
    const endless = await failing((_, response) => {
      const part = Buffer.alloc(1_000_000, 32)
      const more = () => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
      return true
    })
    expect(endless.failure.code).toBe('caldav-too-large')
  })

  it('[X11] nobody there, no password, and no calendar set up', async () => {
    const { session } = openCaldav(newFolder())
    valueOf(await session.request('set-up-sample', {}))
    expect(await session.request('push-caldav', {})).toMatchObject({
      failure: { code: 'no-calendar' },
    })
    valueOf(await session.request('set-caldav', { settings: settingsFor('http://127.0.0.1:9/') }))
    expect(await session.request('push-caldav', {})).toMatchObject({
      failure: { code: 'caldav-unreachable' },
    })
    const settings = settingsFor('http://127.0.0.1:9/')
    const refused = await session.request('set-caldav', { settings, password: 'x' })
    expect(refused).toMatchObject({ failure: { code: 'password-from-environment' } })
  })

  it('[X11] over plain http to another machine nothing is sent before that host is agreed to', async () => {
    const { session } = openCaldav(newFolder())
    valueOf(await session.request('set-up-sample', {}))
    const settings = settingsFor('http://nas.invalid/dav/')
    const isOpen = valueOf(await session.request('set-caldav', { settings })).isOpenLine
    expect(isOpen).toBe(true)
    for (const name of ['test-caldav', 'push-caldav'] as const)
      expect(await session.request(name, {})).toMatchObject({
        failure: {
          code: 'caldav-open-line',
          message: expect.stringContaining('nas.invalid is not encrypted'),
        },
      })
    const of = async (plainHttpTo: string) => {
      valueOf(await session.request('set-caldav', { settings: { ...settings, plainHttpTo } }))
      const tried = await session.request('test-caldav', {})
      return tried.ok ? '' : tried.failure.code
    }
    expect(await of('other.invalid')).toBe('caldav-open-line')
    // A yes to that host lets it be tried.
    expect(await of('nas.invalid')).toBe('caldav-unreachable')
  })
})
