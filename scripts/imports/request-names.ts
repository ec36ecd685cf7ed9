// Counts the files that name a request: what has to be opened to change one.

/** So many files name the middle one of all requests: its definition, its handler, the list of handlers, its callers. */
const mostFiles = 5

const definition = /^ {2}'?([\w-]+)'?: defineRequest</gm

/** `texts` are the product's files by their paths. */
export function findSpreadRequests(texts: ReadonlyMap<string, string>): string[] {
  const names = [...texts].flatMap(([path, text]) =>
    path.endsWith('/requests.ts')
      ? Array.from(text.matchAll(definition), ([, name = '']) => ({ name, path }))
      : [],
  )
  const counts = names
    .map(({ name, path }) => {
      const quoted = new RegExp(`['"\`]${name}['"\`]`)
      return [...texts].filter(([other, text]) => other === path || quoted.test(text)).length
    })
    .toSorted((one, other) => one - other)
  const median = counts[Math.floor(counts.length / 2)] ?? 0
  return median > mostFiles
    ? [`a request is named in ${median} files (median), more than ${mostFiles}`]
    : []
}
