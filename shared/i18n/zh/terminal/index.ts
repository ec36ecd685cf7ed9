// The sentences of the terminal alone.
export * from './bad-value.ts'
export * from './commands.ts'
export * from './help.ts'
