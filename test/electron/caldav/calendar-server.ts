// A small CalDAV server on the loopback: one person, calendars in memory, and whatever a test wants to go wrong.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export type ServedRequest = { method: string; path: string; authorization: string }

type Misbehave = (request: ServedRequest, response: ServerResponse) => boolean

export type CalendarServer = {
  address: string
  /** Path to text, of everything in any calendar. */
  files: Map<string, string>
  calendars: Map<string, string>
  asked: ServedRequest[]
  /** Answers in the server's place; true where it has. Null lets it be. */
  misbehave: Misbehave | null
  /** An ETag as the server names it; `isPacked` in an answer that went out compressed. */
  spell: (etag: string, isPacked: boolean) => string
}

export const account = { user: 'student', password: 'secret ü' }

const home = '/student/'

export async function startCalendarServer(): Promise<CalendarServer> {
  const served: CalendarServer = {
    address: '',
    files: new Map(),
    calendars: new Map(),
    asked: [],
    misbehave: null,
    spell: (etag) => etag,
  }
  const http = createServer((request, response) => void answer(served, request, response))
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    http.closeAllConnections()
    http.close()
  })
  const bound = http.address()
  served.address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`
  return served
}

/** An ETag that only the text decides. */
function etagOf(text: string): string {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return `"${sum}"`
}

async function answer(
  served: CalendarServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url: path = '', headers } = request
  const asked = { method, path, authorization: headers.authorization ?? '' }
  served.asked.push(asked)
  let body = ''
  for await (const part of request) body += String(part)
  if (served.misbehave?.(asked, response) === true) return
  const wanted = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`
  if (asked.authorization !== wanted) return end(response, 401)
  switch (method) {
    case 'PROPFIND':
      return find(served, path, headers['depth'] === '1', response)
    case 'MKCALENDAR':
      served.calendars.set(path, /<d:displayname>([^<]*)</.exec(body)?.[1] ?? '')
      return end(response, 201)
    case 'GET':
      if (served.files.has(path))
        named(served, response, served.files.get(path), headers['accept-encoding'] !== 'identity')
      return end(response, served.files.has(path) ? 200 : 404, served.files.get(path))
    case 'PUT':
      return put(served, request, path, body, response)
    case 'DELETE':
      if (!mayWrite(served, request, path)) return end(response, 412)
      return end(response, served.files.delete(path) || served.calendars.delete(path) ? 204 : 404)
    default:
      return end(response, 405)
  }
}

function put(
  served: CalendarServer,
  request: IncomingMessage,
  path: string,
  body: string,
  response: ServerResponse,
): void {
  if (!mayWrite(served, request, path)) return end(response, 412)
  served.files.set(path, body)
  named(served, response, body)
  end(response, 201)
}

function named(served: CalendarServer, response: ServerResponse, text = '', isPacked = false) {
  const etag = served.spell(etagOf(text), isPacked)
  if (etag !== '') response.setHeader('etag', etag)
}

function mayWrite({ files }: CalendarServer, { headers }: IncomingMessage, path: string): boolean {
  const present = files.get(path)
  if (headers['if-none-match'] === '*') return present === undefined
  const wanted = headers['if-match']
  return wanted === undefined || (present !== undefined && etagOf(present) === wanted)
}

function find(served: CalendarServer, path: string, isDeep: boolean, response: ServerResponse) {
  const parts: string[] = []
  if (path === '/') {
    parts.push(
      said('/', `<d:current-user-principal><d:href>${home}</d:href></d:current-user-principal>`),
    )
  } else if (path === home) {
    parts.push(said(home, `<c:calendar-home-set><d:href>${home}</d:href></c:calendar-home-set>`))
    if (isDeep) for (const [each, name] of served.calendars) parts.push(saidCalendar(each, name))
  } else if (served.calendars.has(path)) {
    parts.push(saidCalendar(path, served.calendars.get(path) ?? ''))
    for (const [file, text] of served.files)
      if (file.startsWith(path))
        parts.push(said(file, `<d:getetag>${served.spell(etagOf(text), false)}</d:getetag>`))
  } else return end(response, 404)
  const text = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${parts.join('')}</d:multistatus>`
  return end(response, 207, text)
}

function said(path: string, properties: string): string {
  return `<d:response><d:href>${path}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
}

function saidCalendar(path: string, name: string): string {
  const types = '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>'
  return said(path, `<d:displayname>${name}</d:displayname>${types}`)
}

function end(response: ServerResponse, status: number, text = ''): void {
  response.statusCode = status
  response.end(text)
}
