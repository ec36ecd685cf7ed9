// Whatever goes wrong with a feed ends in a sentence, and nothing is lost or doubled by it (X12, X14).
import { createServer as createSafeServer } from 'node:https'
import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fetchFeed } from '../../../electron/feeds/fetch-feed.ts'
import { sayFeedProblem } from '../../../electron/feeds/handlers/feeds-view.ts'
import { feedProblemKinds, readFeedAddress } from '../../../shared/feeds/feed.ts'
import { newFolder, valueOf } from '../session/open-desk.ts'
import { feedText, secret } from './feed-server.ts'
import { startFeedServer } from './start-feed-server.ts'
import { faults } from './network-faults.ts'
import { algebra, feedOf, historyOf, openOn, openTaken, refresh } from './open-feeds.ts'

const address = (text: string) => {
  const url = readFeedAddress(text)
  if (url === null) throw new Error('no address')
  return url
}

const plain = {
  etag: null,
  lastModified: null,
  agreed: [],
  signal: new AbortController().signal,
  limits: { time: 400, bytes: 3_000_000 },
}

describe('fetching a feed', () => {
  it.each(faults)('[X12] $name is $kind', async ({ kind, serve }) => {
    const server = await startFeedServer(feedText([algebra]))
    server.misbehave = (request, response) => {
      serve(response, request)
      return true
    }
    const limits = kind === 'timeout' ? plain.limits : { ...plain.limits, time: 8_000 }
    const fetched = await fetchFeed({ ...plain, limits, address: address(server.address) })
    expect(fetched).toMatchObject({ ok: false, failure: { kind } })
    if (fetched.ok) return
    for (const language of ['en', 'zh'] as const)
      expect(sayFeedProblem(fetched.failure, language)).toMatch(/[.。]$/)
    expect(JSON.stringify(fetched)).not.toContain(secret)
  })

  it.each([
    ['a host that is not there', 'https://no-such-host.invalid/x.ics', 'offline'],
    ['a port where nothing listens', 'http://127.0.0.1:9/x.ics', 'refused'],
    ['plain http to another machine', 'http://uni.example.org/x.ics', 'open-line'],
  ])('[X12] %s', async (_, text, kind) => {
    const limits = { ...plain.limits, time: 8_000 }
    const fetched = await fetchFeed({ ...plain, limits, address: address(text) })
    expect(fetched).toMatchObject({ ok: false, failure: { kind } })
  })

  it('[X12] https that is none, and a certificate that nobody vouches for', async () => {
    const server = await startFeedServer(feedText([algebra]))
    const unsafe = address(server.address.replace('http:', 'https:'))
    const limits = { ...plain.limits, time: 8_000 }
    expect(await fetchFeed({ ...plain, limits, address: unsafe })).toMatchObject({
      failure: { kind: 'tls' },
    })
    const pem = readFileSync(new URL('../../fixtures/self-signed.pem', import.meta.url), 'utf8')
    const safe = createSafeServer({ key: pem, cert: pem }, (_, response) => void response.end('x'))
    await new Promise<void>((resolve) => {
      safe.listen(0, '127.0.0.1', resolve)
    })
    onTestFinished(() => void safe.close())
    const bound = safe.address()
    const own = address(`https://localhost:${typeof bound === 'object' ? bound?.port : 0}/x.ics`)
    expect(await fetchFeed({ ...plain, limits, address: own })).toMatchObject({
      failure: { kind: 'tls' },
    })
  })

  it('[X12] is stopped in the middle', async () => {
    const server = await startFeedServer('')
    const stop = new AbortController()
    server.misbehave = () => {
      stop.abort()
      return true
    }
    const wish = { ...plain, address: address(server.address), signal: stop.signal }
    expect(await fetchFeed(wish)).toMatchObject({ failure: { kind: 'stopped' } })
  })

  it('[X14] a name and password go to their own server alone', async () => {
    const [server, other] = [await startFeedServer(feedText([algebra])), await startFeedServer('')]
    const host = new URL(other.origin).host
    server.misbehave = (request, response) => {
      if (request.url === '/moved.ics') return false
      const location = request.url === '/away.ics' ? `${other.origin}/there.ics` : '/moved.ics'
      response.writeHead(301, { location }).end()
      return true
    }
    const named = (path: string) => address(server.origin.replace('//', '//me:s%C3%BC@') + path)
    const wish = { ...plain, agreed: [host], limits: { ...plain.limits, time: 8_000 } }
    expect((await fetchFeed({ ...wish, address: named('/x.ics') })).ok).toBe(true)
    const sent = server.asked.map(({ headers }) => headers.authorization)
    expect(sent).toEqual(Array(2).fill(`Basic ${Buffer.from('me:sü').toString('base64')}`))
    await fetchFeed({ ...wish, address: named('/away.ics') })
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it('[X12] each kind of problem has a sentence of its own in either language', () => {
    const detail = 'host.example.org'
    for (const language of ['en', 'zh'] as const) {
      const said = feedProblemKinds.map((kind) => sayFeedProblem({ kind, detail }, language))
      expect(new Set(said).size).toBe(feedProblemKinds.length)
    }
  })
})

it('[X12] [X13] nothing is lost or doubled by any of them, and the first good answer goes on from before', async () => {
  const { server, session, folder, id } = await openTaken()
  const before = valueOf(await session.request('load-view', {})).state
  const entries = (await historyOf(session)).length
  const said = new Set<string>()
  for (const { serve } of faults.filter(({ isSlow }) => isSlow !== true)) {
    server.misbehave = (request, response) => {
      serve(response, request)
      return true
    }
    const { isFailed, text } = await refresh(session, id)
    expect(isFailed).toBe(true)
    expect(text).not.toContain(secret)
    said.add(text)
  }
  expect(said.size).toBeGreaterThan(12)
  expect(await feedOf(session, id)).toMatchObject({ waiting: { count: 0 } })
  expect(valueOf(await session.request('load-view', {})).state).toEqual(before)
  expect(await historyOf(session)).toHaveLength(entries)
  server.misbehave = null
  expect((await refresh(session, id)).text).toBe('My courses: nothing new.')
  expect(server.asked.at(-1)?.headers['if-none-match']).toBeDefined()
  await session.close()
  expect(valueOf(await openOn(folder).session.request('load-view', {})).state).toEqual(before)
})

it('[X12] what can’t be read is not kept when it is added', async () => {
  const { session } = openOn(newFolder())
  const refused = await session.request('add-feed', { address: 'https://no-such-host.invalid/x' })
  expect(refused).toMatchObject({ ok: false, failure: { code: 'feed-offline' } })
  expect(valueOf(await session.request('read-feeds', {})).feeds).toEqual([])
})
