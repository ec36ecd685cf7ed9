// What can go wrong between an address and a calendar, each as a server does it, with the problem that it ends in.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { FeedProblem } from '../../../shared/feeds/feed.ts'
import { feedText } from './feed-server.ts'

export type Fault = {
  name: string
  kind: FeedProblem['kind']
  /** It takes as long as the limit of time. */
  isSlow?: true
  serve: (response: ServerResponse, request: IncomingMessage) => void
}

const whole = feedText([{ title: 'Algebra', first: '20261124', hour: 9, weeks: 8 }])
const half = whole.slice(0, whole.length / 2)

const status = (
  code: number,
  kind: Fault['kind'],
  headers: Record<string, string> = {},
): Fault => ({
  name: `status ${code}`,
  kind,
  serve: (response) => void response.writeHead(code, headers).end('<html>no</html>'),
})

const body = (
  name: string,
  kind: Fault['kind'],
  content: string | Buffer,
  headers: Record<string, string | number> = {},
): Fault => ({
  name,
  kind,
  serve: (response) => void response.writeHead(200, headers).end(content),
})

const sendsOn = (name: string, kind: Fault['kind'], location: string): Fault => ({
  name: `sends on ${name}`,
  kind,
  serve: (response) => void response.writeHead(302, { location }).end(),
})

/** Instead of an answer of HTTP. */
const raw = (name: string, kind: Fault['kind'], bytes: string): Fault => ({
  name,
  kind,
  serve: (_, { socket }) => void socket.end(bytes),
})

function pourOut(response: ServerResponse, part: Buffer): void {
  const more = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

const statuses = [
  status(204, 'empty'),
  status(206, 'cut-off'),
  status(400, 'status'),
  status(401, 'unauthorized', { 'www-authenticate': 'Basic' }),
  status(403, 'forbidden'),
  status(404, 'not-found'),
  status(405, 'status'),
  // Nothing but that it failed is told of it.
  status(407, 'cut-off'),
  status(408, 'busy'),
  status(410, 'gone'),
  status(418, 'status'),
  status(429, 'busy', { 'retry-after': '600' }),
  status(451, 'status'),
  status(500, 'server'),
  status(502, 'server'),
  status(503, 'busy', { 'retry-after': 'soon' }),
  status(504, 'server'),
]

const bodies = [
  body('nothing', 'empty', ''),
  body('white space alone', 'empty', ' \r\n\r\n\t'),
  body('a login page', 'web-page', '<!DOCTYPE html><title>Log in</title>'),
  body('a page that calls itself a calendar', 'web-page', '\uFEFF\n<html></html>', {
    'content-type': 'text/calendar',
  }),
  body('an error as JSON', 'not-a-calendar', '{"error":"expired"}'),
  body('a PDF', 'not-a-calendar', '%PDF-1.7\n'),
  body('a picture', 'not-a-calendar', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])),
  body('a calendar without its end', 'cut-off', half),
  body('less length than there is', 'cut-off', whole, { 'content-length': half.length }),
  body('packed that is not', 'garbled', whole, { 'content-encoding': 'gzip' }),
  body('packed and cut short', 'cut-off', gzipSync(whole).subarray(0, 200), {
    'content-encoding': 'gzip',
  }),
  body(
    'a little that unpacks to far too much',
    'too-large',
    gzipSync(Buffer.alloc(50_000_000, 32)),
    {
      'content-encoding': 'gzip',
    },
  ),
]

const ways = [
  sendsOn('in a circle', 'redirects', '/calendar'),
  sendsOn('to another host', 'elsewhere', 'https://login.example.org/?then=calendar'),
  sendsOn('to another port', 'elsewhere', 'http://127.0.0.1:1/calendar'),
  sendsOn('to a file', 'bad-redirect', 'file:///etc/passwd'),
  sendsOn('to a script', 'bad-redirect', 'javascript:alert(1)'),
  sendsOn('to no address', 'bad-redirect', 'http://'),
  status(302, 'bad-redirect'),
]

const lines = [
  raw('a line that closes at once', 'cut-off', ''),
  raw('another protocol', 'not-web', '220 mail.example.org ESMTP\r\n'),
  raw('a status that is none', 'not-web', 'HTTP/1.1 abc\r\n\r\n'),
  raw(
    'headers that contradict each other',
    'cut-off',
    ['HTTP/1.1 200 OK', 'Content-Length: 3', 'Transfer-Encoding: chunked', '', '0\r\n\r\n'].join(
      '\r\n',
    ),
  ),
  raw('more headers than anybody needs', 'not-web', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(300_000)}`),
  raw(
    'a chunk of no length',
    'not-web',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ),
  raw('a line that breaks in the headers', 'cut-off', 'HTTP/1.1 200 OK\r\nContent-Le'),
  raw(
    'more length than there is',
    'cut-off',
    `HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n${half}`,
  ),
  {
    name: 'a line that is reset',
    kind: 'cut-off',
    serve: (_: ServerResponse, { socket }: IncomingMessage) => void socket.resetAndDestroy(),
  },
  {
    name: 'a line that breaks between chunks',
    kind: 'cut-off',
    serve: (response: ServerResponse, { socket }: IncomingMessage) =>
      void response.write(half, () => socket.destroy()),
  },
  {
    name: 'an answer without end',
    kind: 'too-large',
    serve: (response: ServerResponse) => pourOut(response, Buffer.alloc(1_000_000, 32)),
  },
] satisfies Fault[]

const waits: Fault[] = [
  { name: 'no answer at all', kind: 'timeout', isSlow: true, serve: () => undefined },
  {
    name: 'headers and then nothing',
    kind: 'timeout',
    isSlow: true,
    serve: (response) => response.flushHeaders(),
  },
  {
    name: 'a byte now and then',
    kind: 'timeout',
    isSlow: true,
    serve: (response) => {
      const drip = setInterval(() => response.write('B'), 20)
      response.on('close', () => clearInterval(drip))
    },
  },
]

export const faults: readonly Fault[] = [...statuses, ...bodies, ...ways, ...lines, ...waits]
