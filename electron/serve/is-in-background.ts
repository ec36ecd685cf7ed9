// Tells whether the shell has this process in the background of its terminal: a read from there would stop it.
import { readFileSync } from 'node:fs'
import { isatty } from 'node:tty'

export function isInBackground(): boolean {
  if (!isatty(0)) return false
  try {
    return isBackgroundOf(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    // Other systems do not say it there.
    return false
  }
}

/** `stat` is a line of proc(5): behind the name in brackets come state, parent, group, session, terminal and its foreground group. */
export function isBackgroundOf(stat: string): boolean {
  const [, , group, , , foreground] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return group !== foreground
}
