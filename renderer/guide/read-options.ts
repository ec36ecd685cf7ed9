// The ways to answer that a question itself offers: "A: 6 hours, B: 10 hours, C: 16 hours; or …", in a line or one a line.

const mostOptions = 3
const longestOption = 60

/** A letter with its mark, at the beginning or behind a space, a bracket or a stop. */
const mark = /(?:[(（]|(?<=^|[\s，,；;：:、?？]))([A-C])[)）.:：、](?=\s*\S)/giu

/** An option ends where the sentence does, or with the word that leads to the next one. */
const ending =
  /[;；?？\n。]|[.](?=\s|$)|[,，、]\s*(?:or|and|还是|或者?)?\s*$|\s(?:or|and|还是|或者?)\s*$/iu

/** As they would be said; empty where the text offers none, and at most three. */
export function readOptions(text: string): string[] {
  const marks = [...text.matchAll(mark)]
  // A, B and perhaps C, in this order: anything else is a letter of the text.
  const isList = marks.every(([, letter], index) => letter?.toUpperCase() === 'ABC'.charAt(index))
  if (!isList || marks.length < 2) return []
  const options = marks.map((found, index) => {
    const from = found.index + found[0].length
    const words = text.slice(from, marks[index + 1]?.index ?? text.length)
    return (words.split(ending)[0] ?? '').trim()
  })
  const isShort = options.every((words) => words !== '' && words.length <= longestOption)
  return isShort && new Set(options).size === options.length ? options.slice(0, mostOptions) : []
}
