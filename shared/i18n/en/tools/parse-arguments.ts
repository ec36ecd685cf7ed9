// The arguments of a tool call as typed values, or a sentence that says what is allowed (T1).

export const gaps: string = ' '
