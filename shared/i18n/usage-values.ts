// What the sentences about a command line are filled with.

/** `given` is what the person wrote; `usage` is the form that is taken. */
export type UsageValues = { given: string; usage: string }
