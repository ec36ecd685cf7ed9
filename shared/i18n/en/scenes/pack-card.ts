// What the pack scene says of its cards and offers where words are no answer to them, in both languages.

export const words = {
  /** A model's own words, in place of the student's. */
  proposed: (field: string, text: string): string =>
    `${field} holds words of your own. In their place I would write “${text}”, which you have not said. Shall I? Yours stay among its versions.`,
  /** The yes to replacing them is still to come. */
  stillAsked: 'Your own words stay until you say “yes” to replacing them.',
  /** A yes typed at a card. */
  typed:
    'Typing doesn’t accept the card. Here it is again: press Accept, or say what should be different.',
  /** A plain no at one. */
  aside:
    'The card is put aside, and nothing of it counts yet. Say “continue the course pack” to go on.',
  workFirst: 'Before their places are written, the sessions go into your plan.',
}
