// A change in the fewest words: a row of a card, and the line of a proposal above the week.

export const phrases = {
  unplaced: 'to place',
  removed: 'removed',
  edited: 'edited',
  open: 'open again',
  counts: {
    placed: 'place',
    moved: 'move',
    unplaced: 'take off',
    added: 'add',
    removed: 'remove',
    edited: 'edit',
    marked: 'mark',
    unmarked: 'open again',
  },
  separator: ', ',
}
