// Which course of the term a document is about.

/** The same name first, then one that holds the other whole; null where no course or more than one would do. */
export function matchCourse(
  courses: readonly string[],
  named: readonly string[],
  fileName: string,
): string | null {
  for (const name of named) {
    const same = courses.find((course) => plain(course) === plain(name))
    if (same !== undefined) return same
  }
  const texts = [...named, fileName.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' ')]
  for (const text of texts) {
    const held = courses.filter(
      (course) => holds(plain(text), plain(course)) || holds(plain(course), plain(text)),
    )
    const longest = held.toSorted((a, b) => b.length - a.length)
    if (
      longest[0] !== undefined &&
      (longest.length === 1 || plain(longest[0]).includes(plain(longest[1] ?? '')))
    )
      return longest[0]
  }
  return null
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** As whole words, or as Chinese characters of three and more. */
function holds(text: string, part: string): boolean {
  if (part.length < 3) return false
  return /\p{Script=Han}/u.test(part) ? text.includes(part) : ` ${text} `.includes(` ${part} `)
}
