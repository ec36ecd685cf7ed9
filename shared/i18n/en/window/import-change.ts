// What importing a feed again would change: the dialog's groups, and the bar under the week while its ghosts are shown.

export const importChange = {
  known: (feed: string) => `Compared with the last import of ${feed}`,
  groups: {
    added: 'New',
    moved: 'Moved',
    changed: 'New name or room',
    gone: 'No longer in the file',
    yours: 'Changed by you and by the file',
  },
  takeAll: (group: string) => `All: ${group}`,
  nothing: 'Nothing has changed since the last import.',
  summary: ({
    added,
    changed,
    gone,
    blocks,
  }: {
    added: number
    changed: number
    gone: number
    blocks: number
  }): string =>
    [
      `${added} new`,
      `${changed} changed`,
      `${gone} gone`,
      ...(blocks === 0
        ? []
        : [`${blocks === 1 ? '1 study block goes' : `${blocks} study blocks go`} back to pending`]),
    ].join(' · '),
  blocks: (names: string) => `Back to pending: ${names}`,
  noRoom: (title: string, occupant: string) => `${title} finds no room: ${occupant} lies there.`,
  kept: (count: number): string =>
    count === 1 ? '1 thing stays as you have it' : `${count} things stay as you have them`,
  unfit: 'Your week has changed since. Choose the file again.',
  show: 'Show on the week',
  shown: 'This is what the import would change.',
  back: 'Back to the list',
  done: ({ events, changed, gone }: { events: number; changed: number; gone: number }) =>
    `Imported: ${events} new, ${changed} changed, ${gone} gone.`,
}
