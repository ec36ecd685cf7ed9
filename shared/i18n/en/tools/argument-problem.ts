// What is wrong with a tool's arguments and what is allowed, one sentence a problem (T1).

export const phrases = {
  noArguments: (tool: string) => `${tool} takes no arguments: give it {}.`,
  notAnObject: (tool: string, names: string) =>
    `The arguments of ${tool} are an object with ${names}.`,
  unknownKeys: (holder: string, keys: string, names: string) =>
    `${holder} does not take ${keys}; it takes ${names}.`,
  unknownKeyOfNone: (tool: string, keys: string) =>
    `${tool} takes no arguments, so not ${keys} either.`,
  missing: (tool: string, path: string, allowed: string) => `${tool} needs ${path}: ${allowed}.`,
  wrong: (path: string, allowed: string, given: string) =>
    `${path} must be ${allowed}; it was ${given}.`,
  backwards: (start: number, end: number) =>
    `slot_end must not be before slot_start, which is ${start}; it was ${end}.`,
  optional: (name: string) => `${name} (optional)`,
  given: { list: 'a list', object: 'an object', nothing: 'empty' },
}
