// Says in English: every action by name, and the list of keys.

// The palette: every action by name, and what it is also looked for by.

export const palette = {
  title: 'All actions',
  open: 'All actions',
  search: 'Find anything, or say “dentist Thu at 3”',
  results: 'Found',
  none: (query: string) => `Nothing is called “${query}”.`,
  /** What was typed, as a message. */
  say: { name: (text: string) => `Say “${text}”`, about: 'in the conversation' },
  /** What the plan holds, beside its name. */
  things: {
    course: 'Course',
    text: 'Text to recite',
    due: (when: string) => `Due ${when}`,
    /** What it may be looked for by. */
    alsoDue: 'due deadline',
    alsoExam: 'exam test',
  },
  /** `also` are other words that a person may look for it by. */
  actions: {
    'plan-week': { name: 'Plan my week', also: 'schedule arrange study' },
    guide: { name: 'Plan a course with me', also: 'guide intake exam pass help goals talk' },
    'restore-guide': { name: 'Restore a guide from a file', also: 'open load course talk' },
    'accept-card': { name: 'Accept the proposal', also: 'yes confirm card' },
    'stop-turn': { name: 'Stop what is running', also: 'cancel abort' },
    undo: { name: 'Undo', also: 'take back revert' },
    redo: { name: 'Redo', also: 'repeat again' },
    'add-study': { name: 'Add study work', also: 'new task homework course' },
    appointment: { name: 'Add an appointment', also: 'new event personal meeting' },
    make: { name: 'Choose empty time on the week', also: 'new create cell slot' },
    'open-course': { name: 'Open a course', also: 'courses work sessions edit delete rename' },
    pack: { name: 'Course pack', also: 'goal materials topics outline research sources guide' },
    timetable: { name: 'Edit the timetable', also: 'class weekly add type grid' },
    'term-setup': { name: 'Term and periods', also: 'name weeks period table clock times' },
    'days-off': { name: 'Days off and make-up days', also: 'day off holiday free swap' },
    import: {
      name: 'Import a timetable',
      also: 'ics csv wakeup calendar table file open paste text',
    },
    feeds: {
      name: 'Calendars from an address',
      also: 'feed subscribe subscription url link webcal ics moodle canvas refresh',
    },
    syllabus: {
      name: 'Read a syllabus',
      also: 'pdf word docx document course outline exams deadlines import',
    },
    export: { name: 'Export', also: 'ics json calendar save file' },
    'week-view': { name: 'Show the week', also: 'calendar view' },
    'term-view': { name: 'Show the term', also: 'overview all weeks view' },
    'today-view': { name: 'Show today', also: 'day agenda now view' },
    'to-now': { name: 'Go to this week', also: 'now today' },
    'one-day': { name: 'Show one day', also: 'day view' },
    'three-days': { name: 'Show three days', also: 'day view' },
    'whole-week': { name: 'Show the whole week', also: 'seven days' },
    'next-week': { name: 'Go to the next week', also: 'forward' },
    'previous-week': { name: 'Go to the week before', also: 'back' },
    recite: { name: 'Recite from memory', also: 'recall practice flashcards anki learn text' },
    homework: { name: 'Homework', also: 'assignment hand in due checklist solution answers' },
    health: { name: 'Health of the plan', also: 'check problems balance' },
    history: { name: 'History', also: 'changes undo log' },
    habits: { name: 'Study habits', also: 'preferences settings times days' },
    assistant: { name: 'Assistant', also: 'model key autonomy settings offline endpoint' },
    standing: { name: 'About you', also: 'profile goals context' },
    settings: {
      name: 'Settings',
      also: 'preferences options reminders notifications week start',
    },
    'calendar-push': {
      name: 'Push to a calendar',
      also: 'caldav phone sync nextcloud icloud settings',
    },
    backups: { name: 'Backups', also: 'restore copy safe settings' },
    'your-data': {
      name: 'Your data: export or erase everything',
      also: 'folder delete settings',
    },
    about: {
      name: 'About Weekloom',
      also: 'version licences licenses packages notices settings',
    },
    shortcuts: { name: 'Keyboard shortcuts', also: 'keys help hotkeys' },
    'new-conversation': { name: 'Begin a new conversation', also: 'chat talk' },
    compose: { name: 'Write a message', also: 'say ask chat' },
    courses: { name: 'Show or hide the courses', also: 'sidebar list' },
    conversation: { name: 'Show or hide the conversation', also: 'sidebar chat' },
    'other-language': { name: '切换到中文', also: 'chinese language zh' },
    'theme-system': { name: 'Theme: as the system', also: 'appearance' },
    'theme-light': { name: 'Theme: light', also: 'appearance bright' },
    'theme-dark': { name: 'Theme: dark', also: 'appearance night' },
    patterns: { name: 'Patterns for courses: on or off', also: 'colour blind contrast hatch' },
  },
}

// The list of keys: what each does where, and the names of the keys that have one in each language.

export const shortcut = {
  title: 'Keyboard shortcuts',
  anywhere: 'Anywhere',
  groups: {
    block: {
      title: 'On a block of the week',
      keys: {
        walk: 'To the next block',
        open: 'Open its details',
        carry: 'Take it in hand',
        swap: 'Trade places with another',
        copy: 'Copy it',
        select: 'Select it, or not any more',
        selectOn: 'Select on the way',
        make: 'Choose empty time to make something there',
        pin: 'Pin or unpin it',
        unplace: 'Take it off the week',
        resize: 'Longer or shorter',
        turn: 'Week before, week after',
      },
    },
    hand: {
      title: 'With a block in hand',
      keys: {
        nextFit: 'Next place that fits',
        anyCell: 'Any cell',
        put: 'Put it there',
        copy: 'Copy it, or move it after all',
        try: 'Try it without writing it',
        toList: 'To the list of what waits',
        leave: 'Leave it where it was',
      },
    },
    card: {
      title: 'On a proposal',
      keys: {
        accept: 'Accept',
        change: 'Say what should be different',
        edit: 'Edit its fields',
        reject: 'Reject, with a reason',
      },
    },
    message: {
      title: 'In the message',
      keys: {
        send: 'Send, or queue while a turn runs',
        instead: 'Stop the turn and send at once',
        line: 'New line',
      },
    },
  },
  /** In the place of the word in the list. */
  names: {
    Arrows: 'Arrow keys',
    Page: 'Page Up, Page Down',
    Space: 'Space',
    Delete: 'Delete',
    Escape: 'Escape',
  },
}
