// Says how large a file is, in decimal units.

/** "500 B", "22 kB", "1.4 MB"; `bytes` from 0. */
export function saySize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
