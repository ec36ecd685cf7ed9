// Splits what was said into requests that can be done one after the other; pieces without a verb stay with their request.

export type Clause = { text: string; isQuestion: boolean }
