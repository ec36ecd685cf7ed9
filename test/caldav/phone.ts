// The student's phone: another client of the same calendar, which moves, renames and deletes events by plain requests.
export type Phone = {
  /** The addresses of all events in a calendar. */
  list: (calendar: string) => Promise<string[]>
  read: (url: string) => Promise<string>
  /** Rewrites an event. */
  change: (url: string, edit: (text: string) => string) => Promise<void>
  remove: (url: string) => Promise<void>
  add: (url: string, text: string) => Promise<void>
}

export function openPhone({ user, password }: { user: string; password: string }): Phone {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const ask = async (method: string, url: string, body?: string, depth = '1') => {
    const headers = { authorization, depth, 'content-type': 'text/calendar; charset=utf-8' }
    const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`)
    return answer.text()
  }
  return {
    list: async (calendar) => {
      const text = await ask('PROPFIND', calendar)
      const hrefs = [...text.matchAll(/<(?:\w+:)?href>([^<]*)<\/(?:\w+:)?href>/g)]
      return hrefs
        .map(([, href = '']) => new URL(href, calendar).href)
        .filter((href) => href.endsWith('.ics'))
        .toSorted()
    },
    read: (url) => ask('GET', url),
    change: async (url, edit) => {
      await ask('PUT', url, edit(await ask('GET', url)))
    },
    remove: async (url) => {
      await ask('DELETE', url)
    },
    add: async (url, text) => {
      await ask('PUT', url, text)
    },
  }
}
