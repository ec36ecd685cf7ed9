// Keeps the words of a block fitted to it, as it or the window changes its size.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { fitWords } from './fit-words.ts'

const texts = new Map<Element, readonly string[]>()
let observer: ResizeObserver | undefined

// One for all blocks: a window that is resized is answered in one go.
function sharedObserver(): ResizeObserver {
  if (observer !== undefined) return observer
  observer = new ResizeObserver((entries) => entries.forEach(({ target }) => refit(target)))
  // A font that comes late sets the same words anew.
  document.fonts.addEventListener('loadingdone', () => [...texts.keys()].forEach(refit))
  return observer
}

function refit(block: Element): void {
  const whole = texts.get(block)
  const face = block.querySelector<HTMLElement>(':scope > [data-face]')
  if (whole !== undefined && face !== null) fitWords(face, whole)
}

/** `whole` are the texts of the face's lines, title first. The block around the face is watched. */
export function useFittedFace(whole: readonly string[]): RefObject<HTMLSpanElement | null> {
  const face = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const block = face.current?.parentElement
    if (face.current === null || block === null || block === undefined) return undefined
    texts.set(block, whole)
    fitWords(face.current, whole)
    sharedObserver().observe(block)
    return () => {
      sharedObserver().unobserve(block)
      texts.delete(block)
    }
  }, [whole])
  return face
}
