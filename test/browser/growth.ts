// Text that grows by forty in a hundred, as a translation may, and a search for words that are cut or run out of sight.
import type { Page } from '@playwright/test'

/** Lengthens every text as it comes into the page; the product knows nothing of it. */
export async function growText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const filler = 'and some more words that take room '
    const grown = new WeakMap<Node, string>()
    const grow = (node: Node) => {
      const text = node.nodeValue ?? ''
      if (grown.get(node) === text || !/[A-Za-z\u4E00-\u9FFF]{2}/.test(text)) return
      const more = Math.ceil(text.trim().length * 0.4)
      const longer =
        more > 6
          ? `${text.trimEnd()} ${filler.slice(0, more - 1)}`
          : text.trimEnd() + filler.replaceAll(' ', '').slice(0, more)
      grown.set(node, longer)
      node.nodeValue = longer
    }
    const growIn = (root: Node) => {
      if (root instanceof Text) return grow(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) grow(walker.currentNode)
    }
    document.addEventListener('DOMContentLoaded', () => {
      growIn(document.body)
      const watcher = new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') grow(target)
          else addedNodes.forEach(growIn)
        }
      })
      watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}

/**
 * Of the dialog on top, else of the page: words that an edge cuts, and what can be pressed beyond an edge that can't be
 * scrolled to. A block of the week leaves out whole lines by itself and says them in its name.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('dialog[open]:modal') ?? document.body
    const found = new Set<string>()
    const note = (what: string, element: Element) => {
      const words = element.textContent || element.ariaLabel || ''
      found.add(`${what}: ${element.tagName} ${words.trim().slice(0, 50)}`)
    }
    /** The nearest edge that hides what lies beyond it; null where one can scroll there. */
    const findClip = (element: Element) => {
      for (let near = element.parentElement; near !== null; near = near.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(near)
        if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return null
        if (overflowX === 'hidden' || near === top) return near.getBoundingClientRect()
      }
      return null
    }
    for (const element of top.querySelectorAll('*')) {
      if (element.closest('.for-screen-readers, svg, [data-face], [aria-hidden="true"]')) continue
      const { left, right, bottom, width, height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      if (width === 0 || height === 0 || !isSeen) continue
      const hasWords = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim() !== '',
      )
      if (!hasWords && !element.matches('button, input, select')) continue
      const { overflowX } = getComputedStyle(element)
      const hidesWords = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      // What is cut and told whole by a tooltip is told.
      const isTold = element instanceof HTMLElement && element.title !== ''
      if (hasWords && hidesWords && !isTold) note('cut', element)
      const clip = findClip(element)
      const isOut =
        clip !== null &&
        (right > clip.right + 2 || left < clip.left - 2 || bottom > clip.bottom + 2)
      if (isOut) note('out of sight', element)
    }
    return [...found]
  })
}
