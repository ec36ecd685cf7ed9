// Says in English: what a shell says of itself.

export const runInFolder = {
  progress: (name: string, percent: number | null) =>
    `${name}${percent === null ? '' : `, ${percent} %`} (Ctrl-C stops it)`,
}

export const browserShell = {
  ready: (url: string) =>
    `Weekloom is open at ${url} (the link opens one page; Enter gives another, Ctrl+C stops it)`,
  tooMany: (most: number) =>
    `This window has ${most} requests under way, so nothing was done with this one. Wait a moment and try again, or reload the window.`,
  notBuilt: 'The page is not built yet. Run "npm run build" first.',
  noPort: (isTaken: boolean, port: number) => {
    const why = isTaken ? 'is taken by another program' : "can't be used"
    return `Port ${port} ${why}. Choose another with --port, or leave it out.`
  },
}
