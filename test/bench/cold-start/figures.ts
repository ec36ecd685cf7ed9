// What one process that loads the bundle tells the bench.

export const figuresHead = 'figures '

/**
 * CPU ms: of Node's own modules, of the native module of SQLite, of all that the bundle imports at its start, and of the
 * core, which is loaded while the page is already being made.
 */
export type Figures = { node: number; sqlite: number; imports: number; core: number }
