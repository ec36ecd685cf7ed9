// Who made a change, and what has become of it since.

export const authorNames = {
  agent: 'Assistant',
  person: 'You',
  import: 'Import',
  planner: 'Planner',
}

export const standingNames = {
  done: '',
  undone: 'undone',
  superseded: 'undone, then replaced',
  damaged: 'damaged',
}
