// What a guide itself says, beside the model's own reply: the draft, its changes and risks, and where a jump has led.

export const phrases = {
  draft: 'The draft:',
  changed: 'Changed against the draft before:',
  risks: 'Where it may break:',
  holds: 'Does that hold for you, or should something be different?',
  fits: 'Does it fit? A yes puts it on a card.',
  /** In its place, where a yes would write nothing. */
  same: 'All of this is in your plan already. What should be different, or come on top?',
  card: 'The card shows exactly what would be written. Nothing is written until you accept it.',
  shown: 'This is the draft so far:',
  /** After words that turned its card down and changed nothing. */
  aside: 'The card is put aside and nothing was written; the draft stays as it was.',
  cardAgain: 'Say “yes” to have the card again.',
  left: 'Nothing was written. The draft is kept: say “go on with the guide” to take it up again.',
  leftEarly:
    'Nothing was written. What you told is kept: say “go on with the guide” to take it up again.',
  back: 'We go on with the guide where we were.',
  jumps: {
    'draft-too-early': 'Let me ask a little more before there is a draft.',
    'draft-missing': 'There is no new draft yet.',
    'confirm-unseen': 'Look at the draft first.',
    'confirm-nothing':
      'There is no draft yet that could be confirmed. Tell me about the course first.',
    'finish-unseen': 'Look at the draft first.',
    'finish-nothing':
      'There is no draft yet that could be written. Tell me about the course first.',
    'already-finished': 'This is written already. Say what should be different to change it.',
  },
}
