// Defines a piece of the difference of two texts, as a window or a terminal shows it.

/** Removed pieces stand before the added ones that take their place. */
export type TextPiece = { kind: 'same' | 'removed' | 'added'; text: string }
