// Keeps the history within a budget of characters: the newest stays whole, the rest becomes one line each (G11).

export const archiveHead: string = 'Earlier in this conversation, shortened:'
