// Runs beside the page of the browser shell and answers for a server that is not running with the page's own files.
// A program of its own: what is kept is the built page and its parts, by path. All that is the student's travels
// by socket, which never comes here; a link's token may stand in the page's address, which is not kept.

type FetchEvent = Event & {
  request: Request
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}
type WorkerScope = {
  addEventListener(type: string, listener: (event: FetchEvent) => void): void
  clients: { claim(): Promise<void> }
}

// Its types are of another library than the page's.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const scope = globalThis as unknown as WorkerScope
const cacheName = 'weekloom-page'
const pagePath = '/'
/** As the build names them: after what they hold. */
const partNames = /\/assets\/[\w.-]+-[\w-]{8}\.\w+/g

scope.addEventListener('install', (event) => event.waitUntil(fetch(pagePath).then(keepPage)))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname === pagePath) event.respondWith(askServer(event, pagePath, keepPage))
  else if (pathname.match(partNames)?.[0] === pathname)
    event.respondWith(askServer(event, pathname, (answer) => keepPart(pathname, answer)))
})

/** The server's word comes first: a new build is seen at once, and so is another program that has the port by now. */
async function askServer(
  event: FetchEvent,
  path: string,
  keep: (answer: Response) => Promise<void>,
): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keep(answer.clone()).catch(() => undefined))
    return answer
  } catch {
    return (await caches.match(path)) ?? Response.error()
  }
}

async function keepPart(path: string, answer: Response): Promise<void> {
  if (answer.ok) await (await caches.open(cacheName)).put(path, answer)
}

/** Puts the page and its parts in place of what was kept before, unless it is the same, or the page of another program. */
async function keepPage(answer: Response): Promise<void> {
  const text = await answer.text()
  if (!answer.ok || !text.includes('<title>Weekloom</title>')) return
  const cache = await caches.open(cacheName)
  const before = await cache.match(pagePath)
  if ((await before?.text()) === text) return
  const parts = text.match(partNames) ?? []
  await cache.addAll(parts)
  // Of the text alone: the answer itself would bring the address that it was asked by.
  await cache.put(pagePath, new Response(text, { headers: answer.headers }))
  const current = new Set<string>([pagePath, ...parts])
  for (const { url } of await cache.keys())
    if (!current.has(new URL(url).pathname)) await cache.delete(url)
}
