// What importing a feed again would change, in the terminal: the same groups as in the window.

export const phrases = {
  known: (feed: string) => `Compared with the last import of ${feed}`,
  groups: {
    added: 'New',
    moved: 'Moved',
    changed: 'New name or room',
    gone: 'No longer in the file',
    yours: 'Changed by you and by the file (stays as you have it)',
  },
  blocks: (names: string) => `back to pending: ${names}`,
  leftOut: 'left as it is: choose it in the window',
  nothing: 'Nothing has changed since the last import.',
}
