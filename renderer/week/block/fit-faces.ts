// Fits the words on blocks to their room: a line that would be cut ends at a word with an ellipsis, or stays away.
import { breakableTitle } from '../../../shared/text/drawn-title.ts'
import styles from './block.module.css'
import { guessLines, type Type } from './guess-lines.ts'
import { cutsOf } from './shorten.ts'
import { forgetWidths, widthOf } from './word-width.ts'

/** The words of a block on the page. */
export type Face = {
  element: HTMLElement
  /** As they are said, title first. */
  lines: readonly string[]
  /** The end of the title that is kept where the rest is cut. */
  tail: string
  /** Of the day's height; null for a guest, whose room hangs on the words of its host. */
  share: number | null
  /** With guests only the title is shown. */
  isShort: boolean
  /** A lock that always shows takes room beside the words. */
  hasLock: boolean
  /** That they were last fitted to. */
  room: Room | null
}

/** In pixels, within the block's edges; `key` tells it apart. */
type Room = { wide: number; high: number; key: string }

/** What is left to try of the words that do not all fit, and the line up to which the words decide it. */
type Search = { face: Face; bottom: number; line: number; left: (readonly string[])[] }

/** Pixels by which sizes rounded one by one may differ from the whole; far less than a line. */
const rounding = 3

/**
 * What was drawn of the same words in the same room: the weeks of a term are much alike. A cut is found again by the
 * lines up to it, as those after it stay away whatever they say; where all fits, by all of them.
 */
const found = new Map<string, readonly string[]>()

const mostFound = 5_000

const faces = new Set<Face>()
const waiting = new Set<Face>()

/** Of a day's column, as last seen: all columns are alike, so that no block is measured for its room. */
let column: { width: number; height: number } | undefined
let observer: ResizeObserver | undefined

// One for all: a window that is resized is answered in one go.
function sharedObserver(): ResizeObserver {
  if (observer !== undefined) return observer
  observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      if (target instanceof HTMLOListElement) column = contentRect
    fit([...faces].filter((face) => face.room?.key !== roomOf(face).key))
  })
  // A font that comes late sets the same words anew.
  document.fonts.addEventListener('loadingdone', () => {
    found.clear()
    type = undefined
    forgetWidths()
    fit([...faces])
  })
  return observer
}

/** Keeps the words in an element fitted as it changes its size; answers with the way to stop. */
export function watchSize(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined
  sharedObserver().observe(element)
  return () => sharedObserver().unobserve(element)
}

/** The words of one commit are drawn together, after it and before the page is painted. */
export function keepFitted(face: Face): () => void {
  faces.add(face)
  if (waiting.size === 0)
    queueMicrotask(() => {
      const drawn = [...waiting]
      waiting.clear()
      fit(drawn)
    })
  waiting.add(face)
  const stop = face.share === null ? watchSize(face.element.parentElement) : undefined
  return () => {
    faces.delete(face)
    waiting.delete(face)
    stop?.()
  }
}

/**
 * All faces together: their rooms first, then what is known or plain to see, and only what is left is tried on the page.
 * Each turn from writing to reading makes the browser lay the page out anew.
 */
function fit(asked: readonly Face[]): void {
  const first = asked[0]?.element
  if (first === undefined) return
  if (found.size > mostFound) found.clear()
  for (const face of asked) face.room = roomOf(face)
  type ??= typeOf(first)
  const searches: Face[] = []
  for (const face of asked) {
    const { element, lines, tail, isShort, room } = face
    if (room === null) continue
    let drawn = recall(face, room)
    const whole = drawn ?? breakTitle(lines, room, type)
    if (drawn === undefined && whole[0] === lines[0]) {
      drawn = guessLines(lines, { ...room, isShort, tail }, type)
      if (drawn !== undefined) found.set(keyOf(room.key, lines, -1), drawn)
    }
    draw(element, drawn ?? whole)
    if (drawn === undefined) searches.push(face)
  }
  if (searches.length > 0) tryOut(searches, type)
}

function tryOut(asked: readonly Face[], set: Type): void {
  const searches = asked.map((face) => startSearch(face, set))
  let open = searches.filter(({ line }) => line !== -1)
  while (open.length > 0) {
    for (const { face, left } of open) draw(face.element, left[0] ?? [])
    // What is tried last stands, whether it fits or not.
    open = open.filter((search) => search.left.length > 1 && !hasRoom(search))
    for (const { left } of open) left.shift()
  }
  for (const { face, line, left } of searches)
    found.set(keyOf(face.room?.key ?? '', face.lines, line), left[0] ?? linesDrawn(face))
}

function roomOf({ element, share, isShort, hasLock }: Face): Room {
  const block = element.parentElement
  box ??= readBox(element)
  const { side, gap, least, edge, above, before, behind, lock } = box
  column ??= block?.parentElement?.getBoundingClientRect()
  const { width, height } =
    share === null || column === undefined
      ? (block ?? element).getBoundingClientRect()
      : {
          width: column.width - 2 * side,
          height: Math.max(least, share * column.height - gap),
        }
  const sizes = [width, height].map((size) => Math.floor(size * grain))
  return {
    wide: Math.round(width - 2 * edge - before - behind - (hasLock ? lock : 0)),
    high: height - 2 * edge - (share === null ? 0 : above),
    key: [...sizes, isShort, hasLock].join(' '),
  }
}

/** Columns of one width differ by a sixty-fourth of a pixel: what was found in one holds in the others. */
const grain = 4

/** In pixels, as block.module.css has them: the same for every block. */
let box: ReturnType<typeof readBox> | undefined

function readBox(face: Element) {
  const style = getComputedStyle(face)
  const read = (part: string) => Number.parseFloat(style.getPropertyValue(`--block-${part}`))
  return {
    side: read('side'),
    gap: read('gap'),
    least: read('least'),
    edge: read('edge'),
    above: read('above'),
    before: read('before'),
    behind: read('behind'),
    lock: read('lock'),
  }
}

/** Pixels of a mark behind a word, and of what rounding may take. */
const markWidth = 6

/** Words that are wider than the block may break at their syllables. */
function breakTitle([title = '', ...rest]: readonly string[], { wide }: Room, { strong }: Type) {
  return [breakableTitle(title, (word) => widthOf(word, strong) > wide - markWidth), ...rest]
}

/** As all words on blocks are set. Kept, since asking the page makes it lay out what was just put there. */
let type: Type | undefined

function typeOf(element: Element): Type {
  const style = getComputedStyle(element)
  const family = `${style.fontSize} ${style.fontFamily}`
  return {
    strong: `${style.getPropertyValue('--weight-strong')} ${family}`,
    plain: `${style.fontWeight} ${family}`,
    line: Number.parseFloat(style.lineHeight),
    widthOf,
  }
}

function recall({ lines }: Face, { key }: Room): readonly string[] | undefined {
  for (const line of lines.keys()) {
    const drawn = found.get(keyOf(key, lines, line))
    if (drawn !== undefined) return drawn
  }
  return found.get(keyOf(key, lines, -1))
}

function keyOf(room: string, lines: readonly string[], cutLine: number): string {
  return [room, ...(cutLine === -1 ? [...lines, ''] : lines.slice(0, cutLine + 1))].join('\n')
}

/**
 * With all of it shown. A title of which not one word fits stands whole; any other line stays away. But from three lines
 * on a title gives one to the time under it, where that leaves it a word.
 */
function startSearch(face: Face, { line: height }: Type): Search {
  const whole = linesDrawn(face)
  const [title = '', time] = whole
  const bottom = face.element.clientHeight + rounding
  const line = [...face.element.children].findIndex((each) => bottomOf(each) > bottom)
  if (line === -1) return { face, bottom, line, left: [] }
  const rooms = Math.floor(bottom / height)
  if (line <= 1 && time !== undefined && rooms >= 3)
    return {
      face,
      bottom,
      line: 1,
      left: [...cutsOf(title, face.tail).map((cut) => [cut, time]), [title]],
    }
  const before = whole.slice(0, line)
  const cuts = cutsOf(whole[line] ?? '', line === 0 ? face.tail : null).map((cut) =>
    before.concat(cut),
  )
  return { face, bottom, line, left: [...cuts, line === 0 ? [title] : before] }
}

function linesDrawn({ element }: Face): string[] {
  return Array.from(element.children, ({ textContent }) => textContent)
}

function hasRoom({ face, bottom }: Search): boolean {
  const last = face.element.lastElementChild
  return last === null || bottomOf(last) <= bottom
}

function bottomOf(line: Element): number {
  return line instanceof HTMLElement ? line.offsetTop + line.offsetHeight : 0
}

/** Writes only what differs. What stays away is not there, so that nothing lays it out. */
function draw(element: HTMLElement, lines: readonly string[]): void {
  for (const [index, text] of lines.entries()) {
    const line = element.children[index] ?? element.appendChild(makeLine(index))
    if (line.textContent !== text) line.textContent = text
  }
  while (element.childElementCount > lines.length) element.lastElementChild?.remove()
}

function makeLine(index: number): HTMLElement {
  const line = document.createElement('span')
  line.className = index === 0 ? titleClass : lineClass
  return line
}

const titleClass = `block strong pretty ${styles.title}`
const lineClass = `block ${styles.line}`
