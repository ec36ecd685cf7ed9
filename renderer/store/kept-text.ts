// What a person typed and has not saved yet: it outlives its form, the page and the app.

const prefix = 'weekloom-kept '

/**
 * Each window finds its own again after it was loaded anew; a window that is opened later finds what was typed last.
 * Storage may be refused: then it lasts as long as the page.
 */
export function readKept(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(prefix + name) ?? localStorage.getItem(prefix + name)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

export function keepText(name: string, value: object): void {
  try {
    const kept = JSON.stringify(value)
    sessionStorage.setItem(prefix + name, kept)
    localStorage.setItem(prefix + name, kept)
  } catch {
    // As above.
  }
}

/** Saved or dropped; what another window has typed since stays. */
export function dropKept(name: string): void {
  try {
    const own = sessionStorage.getItem(prefix + name)
    sessionStorage.removeItem(prefix + name)
    if (own === null || own === localStorage.getItem(prefix + name))
      localStorage.removeItem(prefix + name)
  } catch {
    // As above.
  }
}

/** All that the page keeps by itself goes, of this window too. */
export function forgetKept(): void {
  localStorage.clear()
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(prefix)) sessionStorage.removeItem(name)
  }
}
