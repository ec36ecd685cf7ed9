// Says in English: what a shell says of itself.

export const runInFolder = {
  progress: (name: string, percent: number | null) =>
    `${name}${percent === null ? '' : `, ${percent} %`} (Ctrl-C stops it)`,
}
