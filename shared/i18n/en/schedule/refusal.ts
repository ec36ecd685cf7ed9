// Why an edit is refused (S7, T3), in one or two sentences: the rule, the tasks in the way, and where it would fit.

export const nearestPhrases = (places: string[]) => ` Nearest that fits: ${places.join('; ')}.`

export const unknownToPerson: string = 'That task is not in the schedule any more.'
