// The list of keys: what each does where, and the names of the keys that have one in each language.

export const shortcut = {
  title: 'Keyboard shortcuts',
  anywhere: 'Anywhere',
  groups: {
    block: {
      title: 'On a block of the week',
      keys: {
        walk: 'To the next block',
        open: 'Open its details',
        carry: 'Take it in hand',
        swap: 'Trade places with another',
        pin: 'Pin or unpin it',
        unplace: 'Take it off the week',
        resize: 'Longer or shorter',
        turn: 'Week before, week after',
      },
    },
    hand: {
      title: 'With a block in hand',
      keys: {
        nextFit: 'Next place that fits',
        anyCell: 'Any cell',
        put: 'Put it there',
        try: 'Try it without writing it',
        toList: 'To the list of what waits',
        leave: 'Leave it where it was',
      },
    },
    card: {
      title: 'On a proposal',
      keys: {
        accept: 'Accept',
        change: 'Say what should be different',
        edit: 'Edit its fields',
        reject: 'Reject, with a reason',
      },
    },
    message: {
      title: 'In the message',
      keys: {
        send: 'Send, or queue while a turn runs',
        instead: 'Stop the turn and send at once',
        line: 'New line',
      },
    },
  },
  /** In the place of the word in the list. */
  names: {
    Arrows: 'Arrow keys',
    Page: 'Page Up, Page Down',
    Space: 'Space',
    Delete: 'Delete',
    Escape: 'Escape',
  },
}
