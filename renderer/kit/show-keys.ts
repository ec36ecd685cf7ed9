// Keys as this computer writes them: what is Ctrl elsewhere is ⌘ on a Mac.

const isMac = navigator.userAgent.includes('Mac')

export const controlKey = isMac ? '⌘' : 'Ctrl'

/** `keys` as in `Ctrl+Shift+Z`. */
export function showKeys(keys: string): string {
  return isMac
    ? keys.replaceAll('Ctrl+', '⌘').replaceAll('Alt+', '⌥').replaceAll('Shift+', '⇧')
    : keys
}
