// Finds the calendar that the plan is pushed to, or makes it: from the server's address to the calendar's own.
import { Parser } from 'htmlparser2'
import { fail, succeed, type Result } from '../../../shared/result.ts'
import { cleanText } from '../../text/clean-text.ts'
import { type DavProblem, plainAddress, type SendDav } from './send-dav.ts'

type Found<Value> = Promise<Result<Value, DavProblem>>

/** Where a folder's own calendar is made, below the home of the person's calendars. */
type CalendarWish = {
  address: string
  /** Its shown name. */
  calendar: string
  folderId: string
}

const names = `<d:current-user-principal/><c:calendar-home-set/><d:resourcetype/><d:displayname/>`

/** The names of the person's calendars. */
export async function listCalendars(send: SendDav, address: string): Found<string[]> {
  const home = await findHome(send, address)
  if (!home.ok) return home
  const calendars = await calendarsIn(send, home.value)
  return calendars.ok ? succeed(calendars.value.map(({ name }) => name)) : calendars
}

/** The calendar's own address. */
export async function findCalendar(send: SendDav, wish: CalendarWish): Found<string> {
  const home = await findHome(send, wish.address)
  if (!home.ok) return home
  const calendars = await calendarsIn(send, home.value)
  if (!calendars.ok) return calendars
  const ownHref = plainAddress(new URL(`weekloom-${wish.folderId}/`, home.value))
  const own = calendars.value.find(({ href }) => href === ownHref)
  if (own !== undefined) return succeed(own.href)
  const named = calendars.value.find(({ name }) => name === wish.calendar)
  if (named === undefined) return makeCalendar(send, ownHref, wish.calendar)
  const inside = await listResources(send, named.href)
  if (!inside.ok) return inside
  const isFree = inside.value.size === 0
  return isFree ? succeed(named.href) : fail({ kind: 'not-empty', calendar: wish.calendar })
}

async function calendarsIn(send: SendDav, home: string): Found<{ href: string; name: string }[]> {
  const listed = await propfind(send, home, 1, names)
  if (!listed.ok) return listed
  const calendars = listed.value.resources.filter(isCalendar).flatMap((resource) => {
    const url = URL.parse(resource.href, listed.value.url)
    const name = findProperty(resource, 'displayname')?.text.trim() ?? ''
    return url === null ? [] : [{ href: plainAddress(url), name }]
  })
  return succeed(calendars)
}

/** The collection that the person's calendars lie in. */
async function findHome(send: SendDav, address: string): Found<string> {
  const wellKnown = new URL('/.well-known/caldav', address).href
  const first = await propfind(send, address, 0, names)
  const isElsewhere =
    !first.ok && ['not-found', 'not-allowed', 'not-caldav'].includes(first.failure.kind)
  const entry = isElsewhere ? await propfind(send, wellKnown, 0, names) : first
  // What went wrong at the person's own address says more than what did at a guessed one.
  if (!entry.ok) return isElsewhere && entry.failure.kind !== 'elsewhere' ? first : entry
  const direct = hrefIn(entry.value, 'calendar-home-set')
  if (direct !== null) return succeed(direct)
  const principal = hrefIn(entry.value, 'current-user-principal')
  if (principal === null) return fail({ kind: 'no-home' })
  const person = await propfind(send, principal, 0, names)
  if (!person.ok) return person
  const home = hrefIn(person.value, 'calendar-home-set')
  return home === null ? fail({ kind: 'no-home' }) : succeed(home)
}

function hrefIn({ resources, url }: Multistatus, name: string): string | null {
  const href = resources[0] === undefined ? null : hrefOf(resources[0], name)
  const absolute = href === null ? null : URL.parse(href, url)
  if (absolute === null) return null
  // A collection's address ends in a slash, or what is below it would be put beside it.
  return absolute.href.endsWith('/') ? absolute.href : `${absolute.href}/`
}

function isCalendar(resource: DavResource): boolean {
  const types = findProperty(resource, 'resourcetype')?.children ?? []
  return types.some(({ name }) => name === 'calendar')
}

async function makeCalendar(send: SendDav, href: string, calendar: string): Found<string> {
  const made = await send({
    method: 'MKCALENDAR',
    url: href,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop>
<d:displayname>${escapeXml(calendar)}</d:displayname>
<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>
</d:prop></d:set></c:mkcalendar>`,
  })
  if (made.ok) return succeed(href)
  const isRefused = ['forbidden', 'not-allowed', 'not-found', 'changed'].includes(made.failure.kind)
  return isRefused ? fail({ kind: 'cannot-make', calendar }) : made
}

/** The resources in a calendar: address to ETag. */
export async function listResources(send: SendDav, href: string): Found<Map<string, string>> {
  const listed = await propfind(send, href, 1, '<d:getetag/><d:resourcetype/>')
  if (!listed.ok) return listed
  const resources = new Map<string, string>()
  for (const resource of listed.value.resources) {
    const etag = findProperty(resource, 'getetag')?.text.trim() ?? ''
    const isFolder = (findProperty(resource, 'resourcetype')?.children.length ?? 0) > 0
    const url = URL.parse(resource.href, listed.value.url)
    if (url !== null && !isFolder) resources.set(plainAddress(url), etag)
  }
  return succeed(resources)
}

type Multistatus = { resources: DavResource[]; url: string }

async function propfind(
  send: SendDav,
  url: string,
  depth: 0 | 1,
  wanted: string,
): Found<Multistatus> {
  const answer = await send({
    method: 'PROPFIND',
    url,
    headers: { depth: String(depth), 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop>${wanted}</d:prop></d:propfind>`,
  })
  if (!answer.ok) return answer
  const resources = readMultistatus(answer.value.text)
  return resources === null
    ? fail({ kind: 'not-caldav' })
    : succeed({ resources, url: answer.value.url })
}

function escapeXml(text: string): string {
  const line = cleanText(text)
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** An element by its name without prefix. */
type DavElement = { name: string; children: DavElement[]; text: string }

/** What the server found of one resource; `href` is as it wrote it. */
type DavResource = { href: string; found: DavElement[] }

/** Deeper than any answer; what lies below is left out. */
const deepest = 40

/**
 * A server's answer about several resources (RFC 4918, multistatus), read as what it says of
 * each. Null where it is no such answer.
 */
function readMultistatus(text: string): DavResource[] | null {
  const root = parse(text).children.find(({ name }) => name === 'multistatus')
  if (root === undefined) return null
  return root.children
    .filter(({ name }) => name === 'response')
    .map((response) => ({
      href: textOf(response, 'href'),
      found: response.children.filter(isFound).flatMap((part) => childrenOf(part, 'prop')),
    }))
}

function isFound(part: DavElement): boolean {
  const status = textOf(part, 'status')
  return part.name === 'propstat' && (status === '' || /\s2\d\d\b/.test(status))
}

function childrenOf(element: DavElement, name: string): DavElement[] {
  return element.children.find((child) => child.name === name)?.children ?? []
}

function textOf(element: DavElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? ''
}

function findProperty({ found }: DavResource, name: string): DavElement | undefined {
  return found.find((property) => property.name === name)
}

/** The address inside a property; null where there is none. */
function hrefOf(resource: DavResource, name: string): string | null {
  const property = findProperty(resource, name)
  const href = property === undefined ? '' : textOf(property, 'href')
  return href === '' ? null : href
}

function parse(text: string): DavElement {
  const root: DavElement = { name: '', children: [], text: '' }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name) {
        const element: DavElement = { name: name.replace(/^.*:/, ''), children: [], text: '' }
        if (open.length < deepest) open.at(-1)?.children.push(element)
        open.push(element)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
      ontext(part) {
        const element = open.at(-1)
        if (element !== undefined) element.text += part
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return root
}
