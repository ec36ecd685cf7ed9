// The sentences that the window and the core both say.
export * from './guide.ts'
export * as homework from './homework.ts'
export * from './names.ts'
export * from './pack.ts'
export * from './planner.ts'
export * from './recite.ts'
export * from './schedule.ts'
