// Keeps the words of a block fitted to it, as it or the window changes its size.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { breakableTitle } from '../../../shared/text/breakable-title.ts'
import { fitFaces, forgetFits, type Face } from './fit-faces.ts'
import { fontOf, forgetWidths, widthOf } from './word-width.ts'

/** A face whose block is watched: its lines as they are said, title first. */
type WatchedFace = Face & { lines: readonly string[] }

/** Pixels of a mark behind a word, and of what rounding may take. */
const markWidth = 6

/** By the block around the face: what it says, and at which size that was last fitted. */
const known = new Map<Element, WatchedFace>()
const waiting = new Set<Element>()
let observer: ResizeObserver | undefined

// One for all blocks: a window that is resized is answered in one go.
function sharedObserver(): ResizeObserver {
  if (observer !== undefined) return observer
  observer = new ResizeObserver((entries) =>
    fit(entries.map(({ target }) => target).filter(isResized)),
  )
  // A font that comes late sets the same words anew.
  document.fonts.addEventListener('loadingdone', () => {
    forgetFits()
    forgetWidths()
    fit(known.keys())
  })
  return observer
}

function isResized(block: Element): boolean {
  return known.get(block)?.room !== roomOf(block)
}

function fit(blocks: Iterable<Element>): void {
  const faces = [...blocks].flatMap((block) => {
    const face = known.get(block)
    return face === undefined ? [] : [{ block, face }]
  })
  for (const { block, face } of faces) {
    face.room = roomOf(block)
    face.whole = breakTitle(face)
  }
  fitFaces(faces.map(({ face }) => face))
}

/** Words that are wider than the block may break at their syllables. */
function breakTitle({ element, lines: [title = '', ...rest] }: WatchedFace): string[] {
  const { firstElementChild: shown, clientWidth: room } = element
  const font = shown === null ? '' : fontOf(shown)
  const isTooWide = (word: string) => font !== '' && widthOf(word, font) > room - markWidth
  return [breakableTitle(title, isTooWide), ...rest]
}

/** Columns of one width differ by a sixty-fourth of a pixel: what was found in one holds in the others. */
const grain = 4

/** What the sizes of the words depend on beside the words. */
function roomOf(block: Element): string {
  const { width, height } = block.getBoundingClientRect()
  const isShort = block.querySelector(':scope > [data-short]') !== null
  const [wide, high] = [width, height].map((size) => Math.floor(size * grain))
  return `${wide} ${high} ${isShort} ${block.hasAttribute('data-locked')}`
}

/** The blocks of one commit are fitted together, after it and before the page is painted. */
function fitSoon(block: Element): void {
  if (waiting.size === 0)
    queueMicrotask(() => {
      const blocks = [...waiting]
      waiting.clear()
      fit(blocks)
    })
  waiting.add(block)
}

/** `lines` are the texts of the face, title first. The block around the face is watched. */
export function useFittedFace(lines: readonly string[]): RefObject<HTMLSpanElement | null> {
  const face = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = face.current
    const block = element?.parentElement
    if (element === null || block === null || block === undefined) return undefined
    known.set(block, { element, lines, whole: lines, room: '' })
    fitSoon(block)
    sharedObserver().observe(block)
    return () => {
      sharedObserver().unobserve(block)
      known.delete(block)
    }
  }, [lines])
  return face
}
