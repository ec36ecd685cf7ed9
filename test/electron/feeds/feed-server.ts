// A server of calendars on the loopback that changes, vanishes, sends on and lies, as a test wants it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type FeedServer = {
  /** Of its calendar, with a secret in it. */
  address: string
  origin: string
  /** What it serves; an ETag follows the text. */
  text: string
  asked: { path: string; headers: IncomingMessage['headers'] }[]
  /** Answers in the server's place; true where it has. */
  misbehave: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
  close: () => void
}

export const secret = 'a-private-token-0123456789'

export async function serveFeed(text: string): Promise<FeedServer> {
  const http = createServer((request, response) => answer(served, request, response))
  const served: FeedServer = {
    address: '',
    origin: '',
    text,
    asked: [],
    misbehave: null,
    close: () => {
      http.closeAllConnections()
      http.close()
    },
  }
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  const bound = http.address()
  served.origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  served.address = `${served.origin}/calendar/${secret}/basic.ics?token=${secret}`
  return served
}

function answer(served: FeedServer, request: IncomingMessage, response: ServerResponse): void {
  served.asked.push({ path: request.url ?? '', headers: request.headers })
  if (served.misbehave?.(request, response) === true) return
  const etag = `"${served.text.length}-${sumOf(served.text)}"`
  response.setHeader('etag', etag)
  response.setHeader('last-modified', 'Mon, 23 Nov 2026 07:00:00 GMT')
  if (request.headers['if-none-match'] === etag) {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('content-type', 'text/calendar; charset=utf-8')
  response.end(served.text)
}

function sumOf(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return sum
}

/** A lecture a week on Mondays from `first` (20261123) on, with an exam at the end. */
export type Course = {
  title: string
  first: string
  hour: number
  weeks: number
  room?: string
  uid?: string
}

export function feedText(courses: readonly Course[], besides: readonly string[] = []): string {
  const events = courses.flatMap(({ title, first, hour, weeks, room = '', uid = title }) =>
    Array.from({ length: weeks }, (_, week) => {
      const date = dateAfter(first, week * 7)
      const clock = (minute: string) => `${date}T${String(hour).padStart(2, '0')}${minute}00Z`
      return [
        'BEGIN:VEVENT',
        `UID:${uid}-${week}@uni`,
        `SUMMARY:${title}`,
        `LOCATION:${room}`,
        `DTSTART:${clock('00')}`,
        `DTEND:${clock('45')}`,
        'END:VEVENT',
      ]
    }).flat(),
  )
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:My courses', ...events, ...besides]
  return [...lines, 'END:VCALENDAR', ''].join('\r\n')
}

function dateAfter(first: string, days: number): string {
  const [year, month, day] = [first.slice(0, 4), first.slice(4, 6), first.slice(6)].map(Number)
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) + days))
  return date.toISOString().slice(0, 10).replaceAll('-', '')
}
