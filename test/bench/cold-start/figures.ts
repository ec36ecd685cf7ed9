// What one process that loads the bundle tells the bench.

export const figuresHead = 'figures '

/** CPU ms: of Node's own modules, of the native module of SQLite, and of all that the bundle imports at its start. */
export type Figures = { node: number; sqlite: number; imports: number }
