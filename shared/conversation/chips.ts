// Defines what was read in the words that led to a card, piece by piece, each with the other ways to read it (M8).

/** `id` names the choice within its chip. */
export type ChipChoice = { id: string; text: string }

/** `label` says what the piece tells: what to do, which, the day. `choices` is empty for what can be said only in words. */
export type Chip = { id: string; label: string; text: string; choices: ChipChoice[] }
