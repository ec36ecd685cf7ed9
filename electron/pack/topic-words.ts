// The words of a topic that tell it from others, for finding it in running text; Chinese cut at its little words.

const plain = new Set(
  'and the for with from into that this their chapter week lecture part unit topic basic basics introduction intro advanced exercises exercise problem problems review using more between theory methods method'.split(
    ' ',
  ),
)

/** In small letters; the whole title where no word of it tells anything. */
export function topicWords(title: string): string[] {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+|[与和及的]/u)
    .filter((word) => word !== '')
  const telling = words.filter((word) =>
    /\p{Script=Han}/u.test(word) ? word.length > 1 : word.length > 3 && !plain.has(word),
  )
  return telling.length === 0 ? [title.toLowerCase()] : telling
}
