// Fits the words on blocks to their heights: a line that would be cut ends at a word with an ellipsis, or stays away.

/** The words of a block on the page; `whole` are the full texts of its lines, title first; `room` says how large it is. */
export type Face = { element: HTMLElement; whole: readonly string[]; room: string }

/**
 * `line` is the first that does not fit and `words` how many of its words are kept, before the kind of lesson that a
 * title ends with where there is room for that; all lines after it stay away.
 */
type Cut = { line: number; words: number; kind: string }

/** A cut that is sought: `words` are kept so far, `most` may yet fit. */
type Search = { face: Face; bottom: number; cut: Cut; most: number }

/** Where a text may be shortened: at spaces, and between Chinese words. */
const wordEnd = /(?<=[\s\u200B])/u

/** Pixels by which sizes rounded one by one may differ from the whole; far less than a line. */
const rounding = 3

/**
 * What was found for the same words in the same room: the weeks of a term are much alike. A cut is found again by the
 * lines up to it, as those after it stay away whatever they say; null, that all fits, by all of them.
 */
const found = new Map<string, Cut | null>()

const mostFound = 5_000

export function forgetFits(): void {
  found.clear()
}

/**
 * All faces together, writing to all before reading from any: each turn from writing to reading makes the browser lay
 * the page out anew, so their number is that of one face's tries and not of all faces' together.
 */
export function fitFaces(faces: readonly Face[]): void {
  if (found.size > mostFound) found.clear()
  const unknown: Face[] = []
  for (const face of faces) {
    const cut = recall(face)
    show(face, cut ?? null)
    if (cut === undefined) unknown.push(face)
  }
  const searches = unknown.map(startSearch)
  narrow(searches)
  const kindless = searches.filter(({ cut }) => cut.kind !== '' && cut.words === 0)
  for (const search of kindless) {
    search.cut.kind = ''
    search.most = mostWords(search.face, search.cut)
  }
  narrow(kindless)
  for (const { face, cut } of searches) {
    const isWhole = cut.line === -1
    found.set(isWhole ? keyOfWhole(face) : keyOfCut(face, cut.line), isWhole ? null : cut)
    if (!isWhole) show(face, cut)
  }
}

function narrow(searches: readonly Search[]): void {
  let open = searches.filter(isOpen)
  while (open.length > 0) {
    for (const search of open) show(search.face, { ...search.cut, words: middleOf(search) })
    const fits = open.map(hasRoom)
    for (const [index, search] of open.entries()) {
      if (fits[index] === true) search.cut.words = middleOf(search)
      else search.most = middleOf(search) - 1
    }
    open = open.filter(isOpen)
  }
}

function recall(face: Face): Cut | null | undefined {
  for (const line of face.whole.keys()) {
    const cut = found.get(keyOfCut(face, line))
    if (cut !== undefined) return cut
  }
  return found.get(keyOfWhole(face))
}

function keyOfCut({ whole, room }: Face, line: number): string {
  return [room, ...whole.slice(0, line + 1)].join('\n')
}

function keyOfWhole({ whole, room }: Face): string {
  return [room, ...whole, ''].join('\n')
}

/** With all of it shown; a search that is over before it begins where all fits. */
function startSearch(face: Face): Search {
  const { element, whole } = face
  const bottom = element.clientHeight + rounding
  const line = linesOf(element).findIndex((each) => each.offsetTop + each.offsetHeight > bottom)
  const cut = { line, words: 0, kind: line === 0 ? splitKind(whole[0] ?? '').kind : '' }
  return { face, bottom, cut, most: mostWords(face, cut) }
}

/** As many as are worth a try: with all of them nothing would be cut. */
function mostWords({ whole }: Face, { line, kind }: Cut): number {
  const text = whole[line] ?? ''
  return (kind === '' ? text : splitKind(text).name).split(wordEnd).length - 1
}

/** "Real Analysis - Tutorial" and "Optics (Lab)": what tells lessons of one course apart stands last. */
function splitKind(title: string): { name: string; kind: string } {
  const [, name = title, kind = ''] =
    /^(.*\S)(?:\s+[-–—]\s+|\s*[(（])([^-–—()（）]{2,14})[)）]?$/u.exec(title) ?? []
  return { name, kind }
}

function isOpen({ cut, most }: Search): boolean {
  return cut.words < most
}

function middleOf({ cut, most }: Search): number {
  return Math.ceil((cut.words + most) / 2)
}

function hasRoom({ face, cut, bottom }: Search): boolean {
  const line = linesOf(face.element)[cut.line]
  return line === undefined || line.offsetTop + line.offsetHeight <= bottom
}

/** Writes only what differs. A title of which not one word fits stands whole; any other line stays away. */
function show({ element, whole }: Face, cut: Cut | null): void {
  for (const [index, line] of linesOf(element).entries()) {
    const text = whole[index] ?? ''
    const isCut = cut?.line === index && cut.words > 0
    const shown = isCut ? shorten(text, cut) : text
    const isAway = cut !== null && (index > cut.line || (index === cut.line && !isCut && index > 0))
    if (line.textContent !== shown) line.textContent = shown
    const visibility = isAway ? 'hidden' : ''
    if (line.style.visibility !== visibility) line.style.visibility = visibility
  }
}

function shorten(text: string, { words, kind }: Cut): string {
  const kept = text.split(wordEnd).slice(0, words).join('').trimEnd()
  return `${kept.replace(/[\u200B:：,，、]+$/u, '')}…${kind === '' ? '' : ` ${kind}`}`
}

function linesOf(face: HTMLElement): HTMLElement[] {
  return [...face.children].filter((child) => child instanceof HTMLElement)
}
