// The sentences of the terminal alone.
export * from './bad-value.ts'
export * from './commands.ts'
export * from './features.ts'
export * from './help.ts'
export * from './pack.ts'
export * from './printed.ts'
export * from './shells.ts'
