// The words on a block: whole lines only, title first. A block's name says them again, in full.
import { useMemo, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Outcome } from '../../../shared/schedule/work-log.ts'
import { breakableTitle } from '../../../shared/text/drawn-title.ts'
import { Icon } from '../../kit/icon.tsx'
import type { BlockText } from '../describe-block.ts'
import styles from './block.module.css'
import { fitFaces, forgetFits, type Face } from './fit-faces.ts'

type BlockFaceProps = {
  text: BlockText
  /** The name under which guests find these words; with guests only the title is shown. */
  anchor?: string
  hasGuests?: boolean
  isLocked?: boolean
  /** Locked by the person, not by the timetable: its lock always shows. */
  isPinned?: boolean
  /** What became of a block that is closed out. */
  outcome?: Outcome | undefined
}

export function BlockFace(props: BlockFaceProps) {
  const { text, anchor, hasGuests = false, isLocked = false, isPinned = false, outcome } = props
  // One string, so that the same words described anew are not fitted anew; none is drawn twice.
  const said = [text.title, ...(hasGuests ? [] : text.lines)].join('\n')
  const lines = useMemo(() => [...new Set(said.split('\n'))], [said])
  const face = useFittedFace(lines)
  return (
    <>
      <span
        ref={face}
        className={`block fixed full clips anchor breaks ${styles.face}`}
        aria-hidden="true"
        data-face=""
        data-short={hasGuests || undefined}
        style={anchor === undefined ? undefined : { anchorName: anchor }}
      >
        <span className={`block strong pretty ${styles.title}`}>{lines[0]}</span>
        {lines.slice(1).map((line) => (
          <span key={line} className={`block ${styles.line}`}>
            {line}
          </span>
        ))}
      </span>
      {outcome === undefined ? null : (
        <span className={`block pad-y-2 pad-x-2 ${styles.mark}`} aria-hidden="true">
          <Icon name={outcome === 'partly' ? 'half' : 'check'} size={11} />
        </span>
      )}
      {isLocked ? (
        <span
          className={`pad-y-2 pad-x-2 ${styles.lock}`}
          data-pinned={isPinned || undefined}
          aria-hidden="true"
        >
          <Icon name="lock" size={11} />
        </span>
      ) : null}
    </>
  )
}

/** A face whose block is watched: its lines as they are said, title first. */
type WatchedFace = Face & { lines: readonly string[] }

/** Pixels of a mark behind a word, and of what rounding may take. */
const markWidth = 6

/** By the block around the face: what it says, and at which size that was last fitted. */
const knownFaces = new Map<Element, WatchedFace>()
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
    fit(knownFaces.keys())
  })
  return observer
}

function isResized(block: Element): boolean {
  return knownFaces.get(block)?.room !== roomOf(block)
}

function fit(blocks: Iterable<Element>): void {
  const faces = [...blocks].flatMap((block) => {
    const face = knownFaces.get(block)
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

/**
 * Keeps the words of a block fitted to it, as it or the window changes its size. `lines` are the
 * texts of the face, title first. The block around the face is watched.
 */
function useFittedFace(lines: readonly string[]): RefObject<HTMLSpanElement | null> {
  const face = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = face.current
    const block = element?.parentElement
    if (element === null || block === null || block === undefined) return undefined
    knownFaces.set(block, { element, lines, whole: lines, room: '' })
    fitSoon(block)
    sharedObserver().observe(block)
    return () => {
      sharedObserver().unobserve(block)
      knownFaces.delete(block)
    }
  }, [lines])
  return face
}

// How wide a word is in a font, measured beside the page: nothing is laid out for it.

let canvas: CanvasRenderingContext2D | null = null

/** By font and word: the weeks of a term say the same words. */
const knownWidths = new Map<string, number>()

const mostKnown = 5_000

function forgetWidths(): void {
  knownWidths.clear()
}

/** As the canvas wants it. */
function fontOf(element: Element): string {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  return `${fontWeight} ${fontSize} ${fontFamily}`
}

/** Pixels; 0 where nothing can be measured. */
function widthOf(word: string, font: string): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas === null) return 0
  const key = `${font} ${word}`
  const found = knownWidths.get(key)
  if (found !== undefined) return found
  if (knownWidths.size > mostKnown) knownWidths.clear()
  canvas.font = font
  const { width } = canvas.measureText(word)
  knownWidths.set(key, width)
  return width
}
