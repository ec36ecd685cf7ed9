// The person's yes to a phase of a course pack (K4): the fields that were shown are settled, if they are still those.

export const changed: string = 'Since this card was shown, a field on it was written anew.'

export const emptied: string =
  'A field on this card is empty now, so there is nothing to settle and nothing was written. Say “continue the course pack” to go on.'

export const lookAgain: string =
  'Look at the fresh card: accept it there, or say what should be different.'
