// Says in English: how things are joined, counted and named.

// Lists in running text: "a, b and c" / "a、b和c", choices with "or" / "还是", and those that just stand in a line.

export const joints = {
  /** Between sentences. */
  gap: ' ',
  /** Between parts of a sentence; a comma that lists words may be another. */
  clause: ', ',
  colon: ': ',
  dash: ' – ',
  stop: '.',
  comma: ', ',
  semicolon: '; ',
  last: ' and ',
  or: ' or ',
}

// Lengths of time: "1 h 35 min" / "1 小时 35 分钟".

export const durationUnits = {
  hour: 'h',
  minute: 'min',
}

// Names of weekdays; 1 is Monday.

export const weekdayNames = {
  short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

// The weeks of a class as a person types them, "1-8,10" or "1-16 odd" or "第1-16周(单周)", read and written.

export const weekParities = {
  odd: ' odd',
  even: ' even',
}

// Titles come from files nobody vouches for: here they become one harmless line.

export const untitled: string = 'untitled'
