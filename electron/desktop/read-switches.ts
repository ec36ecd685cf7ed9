// Reads the switches that a start of the desktop app may carry: --data=DIR, --now=ISO, --lang=en|zh.

export type DesktopSwitches = { data?: string; now?: string; lang?: string }

/** Chromium and Electron put switches of their own on the same line, so what is not ours is passed over. */
export function readSwitches(args: readonly string[]): DesktopSwitches {
  const switches: DesktopSwitches = {}
  for (const arg of args) {
    const [, name, value] = /^--(data|now|lang)=(.+)$/s.exec(arg) ?? []
    if (value === undefined) continue
    if (name === 'data') switches.data = value
    else if (name === 'now') switches.now = value
    else switches.lang = value
  }
  return switches
}
