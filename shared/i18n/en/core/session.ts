// Says in English: what the session and the scenes of a conversation tell the person.
import { eraseWords } from '../shared/names.ts'

export const nextWords = {
  yes: 'yes',
  no: 'no',
  leave: 'stop',
  undo: 'undo',
  health: 'is my plan healthy?',
  today: "what's on today?",
  help: 'what can you do?',
}

export const reasonPhrases: Record<
  | 'import-file'
  | 'import-syllabus'
  | 'add-study'
  | 'type-term'
  | 'change-term'
  | 'take-over'
  | 'change-timetable'
  | 'add-class'
  | 'drop-class'
  | 'add-appointment'
  | 'change-appointment'
  | 'drop-appointment'
  | 'plan-recalls'
  | 'rough-build'
  | 'tool',
  (name: string) => string
> = {
  'import-file': (name: string) => `Imported “${name}”`,
  'import-syllabus': (name: string) => `Took work from “${name}”`,
  'add-study': (name: string) => `Added study work for “${name}”`,
  'type-term': (name: string) => `Typed in “${name}”`,
  'change-term': () => 'Changed the term',
  'take-over': () => 'Took over changes from your calendar',
  'change-timetable': (names: string) => `Changed the timetable: ${names}`,
  'add-class': (name: string) => `Added ${name} to the timetable`,
  'drop-class': (name: string) => `Took ${name} off the timetable`,
  'add-appointment': (name: string) => `Added your appointment ${name}`,
  'change-appointment': (name: string) => `Changed your appointment ${name}`,
  'drop-appointment': (name: string) => `Deleted your appointment ${name}`,
  'plan-recalls': () => 'Placed recalls of your texts',
  'rough-build': () => 'Placed pending sessions without a conversation',
  tool: (name: string) => `Ran ${name} by hand`,
}

export const jobFailures: Record<'stopped' | 'too-slow' | 'out-of-memory' | 'broken', string> = {
  stopped: 'Stopped. Nothing was changed.',
  'too-slow':
    'This takes too long, so it was stopped; nothing was changed. Choose a smaller part, such as one term, and try again.',
  'out-of-memory':
    'This needs more memory than Weekloom gives it, so it was stopped; nothing was changed. Choose a smaller part, such as one term, and try again.',
  broken:
    'The work broke off; nothing was changed. Try again, and if it breaks off again, with another file.',
}

export const sceneSwitch = {
  doYouMean: (title: string) => `Do you mean: ${title}? Say yes or no; anything else goes on here.`,
  stay: 'All right, we go on here.',
}

/** `title` is what the person would call a scene, in "do you mean …?"; `purpose` is told to the classifier. */
export const scenes = {
  schedule: {
    title: 'change your plan',
    purpose: 'plan a week, place, move, swap or remove study, absences, too full days, undo',
  },
  chat: { title: 'just talk', purpose: 'talk, thanks, questions about what stands in the plan' },
  guide: {
    title: 'be guided through a course',
    purpose:
      'a course that has to be passed or learned: what there is to do, how much, by when; answers to its questions, changes of its draft; slot course: which course',
    leave: 'Leave the guide',
  },
  pack: {
    title: 'work on a course pack',
    purpose:
      'the course pack of one course: goal, what the course demands, topics, work, study guide; answers to its questions, continue, generate, look it up in the files, change a field; slot course: which course',
    leave: 'Leave the course pack',
  },
  recite: {
    title: 'recite a text from memory',
    purpose:
      'recall practice: recite a kept text from memory and have it compared; slot topic: which text; or putting the recalls into the plan (slot act: plan); or which text is to be recited when (slot act: next)',
  },
}

export const dataNotices: Record<
  'damaged' | 'backup-failed' | 'remains' | 'open-to-others',
  (detail: string) => string
> = {
  damaged: (detail) =>
    `The data file is damaged (${detail}). What is shown may be incomplete; restore a backup from before. No backup is replaced until then.`,
  'backup-failed': (detail) =>
    `The backup failed (${detail}). It is tried again every ten minutes; free some disk space, or look at the folder.`,
  remains: () =>
    'What you deleted is gone from Weekloom, but its bytes may still lie in the data file: there was no room to write it anew. Free some disk space; it is tried again at the next start.',
  'open-to-others': (detail) =>
    `Other users of this computer can read your data in ${detail}. Take their rights to that folder away (chmod 700).`,
}

export const sessionProblems: Record<
  | 'no-term'
  | 'term-exists'
  | 'busy'
  | 'nothing-to-undo'
  | 'not-the-last'
  | 'nothing-to-redo'
  | 'no-entry'
  | 'entry-superseded'
  | 'entry-is-undone'
  | 'entry-stands'
  | 'already-there'
  | 'entry-damaged'
  | 'entry-in-the-way'
  | 'stale-walk'
  | 'key-from-environment'
  | 'bad-key'
  | 'standing-too-long'
  | 'no-turn'
  | 'unknown-request'
  | 'bad-input'
  | 'unknown-preview'
  | 'stale-preview'
  | 'stale-term'
  | 'open-card'
  | 'import-failed'
  | 'nothing-to-import'
  | 'backup-failed'
  | 'bad-range'
  | 'no-calendar'
  | 'no-calendar-password'
  | 'open-calendar-line'
  | 'password-from-environment'
  | 'caldav-busy'
  | 'no-such-change'
  | 'drawing-files-lost'
  | 'unknown-card'
  | 'already'
  | 'not-a-call'
  | 'unknown-reading'
  | 'queue-full'
  | 'not-queued'
  | 'no-conversation'
  | 'no-turn-there'
  | 'no-state-then'
  | 'wrong-hash'
  | 'failed'
  | 'data-missing'
  | 'data-not-ours'
  | 'data-newer'
  | 'data-older'
  | 'data-damaged'
  | 'read-only'
  | 'data-lost'
  | 'foreign-log'
  | 'no-remedy'
  | 'data-busy'
  | 'data-unwritable'
  | 'backup-unusable'
  | 'nothing-to-restore'
  | 'no-backup-made'
  | 'wrong-erase-word'
  | 'nothing-to-erase'
  | 'erase-unfinished'
  | 'no-notices'
  | 'no-class'
  | 'no-task'
  | 'everything-unusable'
  | 'not-everything'
  | 'no-backup',
  (values: { detail: string }) => string
> = {
  'no-term': () =>
    'There is no term yet. Import a timetable, type it in, or take the sample term first.',
  'term-exists': () =>
    'This data folder already holds a term. Nothing was changed; change that term, or start a new folder for another.',
  busy: () =>
    'A turn is still running. Wait for it or stop it, then try again; nothing was changed.',
  'nothing-to-undo': () => 'There is nothing to undo.',
  'not-the-last': () =>
    'Something else was changed since. Nothing was undone; the history leads back to any point.',
  'nothing-to-redo': () => 'There is nothing to redo.',
  'no-entry': ({ detail }) =>
    `There is no entry ${detail} in the history. Nothing was changed; the history lists the entries.`,
  'entry-superseded': ({ detail }) =>
    `“${detail}” was undone, and another change was made after that, so it can’t be done again. Nothing was changed.`,
  'entry-is-undone': ({ detail }) =>
    `“${detail}” is undone, so the way there is forward. Redo to it instead; nothing was changed.`,
  'entry-stands': ({ detail }) =>
    `“${detail}” is not undone, so the way there is back. Undo to it instead; nothing was changed.`,
  'already-there': () => 'The schedule is at that point already. Nothing was changed.',
  'entry-damaged': ({ detail }) =>
    `The record of “${detail}” is damaged, so there is no way past it. The present schedule is whole, and nothing was changed.`,
  'entry-in-the-way': ({ detail }) =>
    `“${detail}” no longer fits the schedule as it is, so it can’t be taken back or done again. Nothing was changed.`,
  'stale-walk': () =>
    'The history has changed since you looked. Look at the effect again; nothing was changed.',
  'key-from-environment': ({ detail: variable }) =>
    `Here the key comes from the environment variable ${variable}: set it and start again. Nothing was changed.`,
  'bad-key': () =>
    'A key has no spaces, line breaks, quotes or accents in it. Copy it again; nothing was changed.',
  'standing-too-long': ({ detail }) =>
    `All parts together may hold ${detail} characters, for every model call is told them. Shorten them; nothing was changed.`,
  'no-turn': ({ detail }) => `There is no turn “${detail}”. List the turns to see their names.`,
  'unknown-request': ({ detail }) => `There is no request named “${detail}”. Nothing was changed.`,
  'bad-input': ({ detail }) => `The request was not understood (${detail}). Nothing was changed.`,
  'unknown-preview': () =>
    'That import preview is no longer at hand. Choose the file again; nothing was changed.',
  'stale-preview': () =>
    'The schedule changed since the preview. Choose the file again to see it fresh; nothing was changed.',
  'stale-term': () =>
    'The schedule changed since you looked at the effect. Look at it again; nothing was changed.',
  'open-card': () =>
    'A card waits for your answer, and it speaks of the periods as they are. Answer it first; nothing was changed.',
  'import-failed': ({ detail }) => detail,
  'nothing-to-import': () => 'There is nothing new in that file. Nothing was changed.',
  'backup-failed': ({ detail }) =>
    `The backup before the import failed (${detail}), so nothing was imported. Free some disk space and try again.`,
  'bad-range': () =>
    'The last day lies before the first, or outside the term. Choose other dates; nothing was changed.',
  'no-calendar': () => 'No calendar is set up yet. Set one up first; nothing was changed.',
  'no-calendar-password': () =>
    'There is no password for this server and user. Enter it in the settings first.',
  'open-calendar-line': ({ detail }) =>
    `The line to ${detail} is not encrypted: others on the way could read your password and your plan, so nothing was sent. Use an address with https, or agree to it beside the address (in the terminal say the same with --plain-http).`,
  'password-from-environment': ({ detail: variable }) =>
    `Here the password comes from the environment variable ${variable}: set it and start again. Nothing was changed.`,
  'caldav-busy': () =>
    'A push to your calendar is running. Wait for it or stop it; nothing was changed.',
  'no-such-change': () =>
    'What was changed in your calendar is another by now. Look again; nothing was changed.',
  'drawing-files-lost': () =>
    'The fonts that pages are drawn with are missing from this installation. Install Weekloom again, then export; your plan is safe.',
  'unknown-card': () =>
    'That card is not known here. Look at the open cards and answer one of those; nothing was changed.',
  already: () => 'That card has been answered already; nothing was changed.',
  'unknown-reading': () =>
    'The card can’t be read that way any more. Nothing was changed; look at it again.',
  'not-a-call': () =>
    'The details of this card can’t be edited. Type what should be different instead; nothing was changed.',
  'queue-full': () => 'Twenty messages are waiting already. Wait for some of them, or remove one.',
  'not-queued': () => 'That message is not waiting any more: it has been sent or removed.',
  'no-conversation': () => 'That conversation is not there any more. Nothing was changed.',
  'no-turn-there': () =>
    'No turn begins there. Choose one of your own messages; nothing was changed.',
  'no-state-then': () =>
    'How the schedule was then can’t be read: a part of the history is damaged. The present one is whole.',
  'wrong-hash': () =>
    'The answer was for another version of this card. Look at it again, then answer; nothing was changed.',
  failed: ({ detail }) =>
    `Something went wrong inside Weekloom (${detail}). What you accepted stays, and nothing else was changed; try again.`,
  'data-missing': ({ detail }) =>
    `There is no Weekloom data in ${detail}. Run init first, or choose another folder.`,
  'data-not-ours': ({ detail }) =>
    `The file in ${detail} is not Weekloom's. It was left as it is; choose another data folder.`,
  'data-newer': ({ detail }) =>
    `The data in ${detail} was written by a newer Weekloom. It was left as it is; update Weekloom to open it.`,
  'data-older': ({ detail }) =>
    `The data in ${detail} was written by a trial version of Weekloom that this one does not read. It was left as it is. Open it with the version that wrote it, export everything there, and read that file into a new data folder here.`,
  'data-damaged': ({ detail }) =>
    `The data file in ${detail} is damaged. It was left as it is; restore a backup, or choose another folder.`,
  'read-only': ({ detail }) =>
    `Read-only: Weekloom can't write to ${detail}, so you can look and export, and nothing can be changed. Make that folder writable or free some disk space: that is looked for every ten seconds, and then all is as before.`,
  'data-lost': ({ detail }) =>
    `The data file in ${detail} is gone, but backups of it are there. Nothing was made anew: choose a backup to go on with, or begin anew.`,
  'foreign-log': ({ detail }) =>
    `In ${detail} the log beside the data file (weekloom.db-wal) belongs to another state of it, perhaps because the file was copied there. It was not read in, and nothing was changed. Go on without that log, which is set aside, or restore a backup.`,
  'no-remedy': () => 'The data file does not need that any more. Nothing was changed; look again.',
  'data-busy': ({ detail }) =>
    `Another Weekloom has ${detail} open. Close it first, or choose another folder.`,
  'data-unwritable': ({ detail }) =>
    `Weekloom can't write to ${detail}. Nothing was changed; make that folder writable, free some disk space, or choose another one.`,
  'backup-unusable': ({ detail }) =>
    `The backup “${detail}” can't be used. Nothing was changed; try an older one.`,
  'nothing-to-restore': () =>
    'The data file is open here and can’t be exchanged. Nothing was changed; use the settings of the window.',
  'no-backup-made': ({ detail }) =>
    `The backup failed (${detail}). Nothing else was changed; free some disk space and try again.`,
  'wrong-erase-word': () => `To erase everything, type “${eraseWords}”. Nothing was changed.`,
  'nothing-to-erase': ({ detail }) => `There is no Weekloom data in ${detail}. Nothing was erased.`,
  'erase-unfinished': ({ detail }) =>
    `Not everything in ${detail} could be erased, because a file there can’t be removed. Make the folder writable and start again: the rest is erased then.`,
  'no-notices': () =>
    'The licences of the packages in Weekloom are written down when it is built, and this copy is not built. Run "npm run build" first.',
  'no-class': ({ detail }) =>
    `There is no task class ${detail}. Nothing was changed; "state" lists the classes.`,
  'no-task': ({ detail }) => `There is no task ${detail} any more. Nothing was changed.`,
  'everything-unusable': () =>
    'This file of everything does not hold what it should: it is damaged, was changed, or is from before or after this version of Weekloom. Nothing was changed; write it again on the other computer.',
  'not-everything': () =>
    'This is no file that “Export everything” of this version writes. Write one on the other computer, or import what the file has of a timetable; nothing was changed.',
  'no-backup': ({ detail }) => `There is no backup named “${detail}”. Nothing was changed.`,
}
