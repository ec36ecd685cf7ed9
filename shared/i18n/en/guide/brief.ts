// What is said of a document's card: once it is written, once it is turned down, and while it waits.

export const phrases = {
  written: 'Written.',
  next: 'Say “plan my week” and it finds its places.',
  nextInPack:
    'Say “plan the whole term” and it finds its places, then “continue the course pack” to go on here.',
  kept: 'Nothing was written, and nothing is lost: say what should be different.',
  left: {
    guide:
      'The draft on the card above is kept, nothing of it was written: say “go on with the guide” to have it again.',
    pack: 'The course pack stays as it is: say “open the course pack” to go on with it.',
  },
  waits: {
    yes: 'The card above waits for your yes: accept it there, and it is written. To change it, say what should be different.',
    thanks:
      'You are welcome. The card above is still open: accept it there, and it is written. To change it, say what should be different.',
  },
}
