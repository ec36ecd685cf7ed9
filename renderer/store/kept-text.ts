// What a person typed and has not saved yet: it outlives its form, the page and the app.
import { ownEnding, ownKey } from '../client/own-key.ts'

const prefix = 'weekloom-kept '

/**
 * Each window finds its own again after it was loaded anew; a window that is opened later finds what was typed last.
 * Storage may be refused: then it lasts as long as the page.
 */
export function readKept(name: string): unknown {
  try {
    const key = ownKey(prefix + name)
    const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

export function keepText(name: string, value: object | string): void {
  try {
    const key = ownKey(prefix + name)
    const kept = JSON.stringify(value)
    sessionStorage.setItem(key, kept)
    localStorage.setItem(key, kept)
  } catch {
    // As above.
  }
}

/** Saved or dropped; what another window has typed since stays. */
export function dropKept(name: string): void {
  try {
    const key = ownKey(prefix + name)
    const own = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (own === null || own === localStorage.getItem(key)) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** All that the page keeps of this data folder goes, of this window too. */
export function forgetKept(): void {
  const ending = ownEnding()
  for (const name of Object.keys(localStorage))
    if (name.endsWith(ending)) localStorage.removeItem(name)
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(prefix) && name.endsWith(ending)) sessionStorage.removeItem(name)
}
