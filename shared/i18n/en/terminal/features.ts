// Says in English: what the commands of calendar, recite and guide print.

export const caldavStatus = {
  notSetUp: 'No calendar is set up. “caldav set ADDRESS --user NAME” does it.',
  pushedByItself: 'Pushed after each change while Weekloom is open.',
  pushedWhenSaid: 'Pushed when you say so.',
  waiting: (waiting: number) => `Waiting to be pushed: ${waiting}`,
  lastPush: (pushedAt: string) => `Last push: ${pushedAt}`,
  noPassword: (calendarVariable: string) => `There is no password: set ${calendarVariable}.`,
  notEncrypted: 'The line is not encrypted (http): others on the way can read the password.',
  howToAnswer:
    '“caldav take TASKS” takes that over, “caldav keep TASKS” keeps yours; “all” is all of them.',
  caldavOff: (removes: boolean): string =>
    removes
      ? 'No more pushes, and what was pushed is gone from the server.'
      : 'No more pushes; what was pushed stays on the server.',
  incomplete: 'The address and --user are needed the first time. Nothing was changed.',
}

export const feedLines = {
  none: 'No calendar is read from an address yet. “feeds add ADDRESS” does it.',
  readAt: (at: string) => `Read: ${at}`,
  isNew: (waiting: string) => `Nothing of it is taken yet: ${waiting}`,
  waits: (waiting: string) => `Waiting: ${waiting}`,
  onPress: 'Read only when you say so.',
  takesOver: 'Changes of lectures are taken over by themselves.',
  isOpen: 'The line is not encrypted (http): others on the way can read it.',
  agree: (host: string) => `To agree, say the same with --agree ${host}.`,
  agreeSet: (id: number, host: string) =>
    `“feeds set ${id} --agree ${host}” agrees, “feeds refresh ${id}” reads it then.`,
  howToTake:
    '“feeds take ID” takes over what waits (--dry-run only shows it), “feeds leave ID” leaves it.',
  kept: {
    keychain: 'Addresses are kept in the system’s keychain.',
    file: 'There is no keychain here: addresses are kept in a file of your own, outside the data file and its backups.',
  },
}

export const reciteLines = {
  noTexts: 'There are no texts yet. Next: recite add TITLE --file FILE',
  material: ({
    due,
    isDue,
    name,
    units,
    lastScore,
  }: {
    due: string | null
    isDue: boolean
    name: string
    units: number
    lastScore: number | null
  }) => {
    const next = due === null ? 'not recited yet' : isDue ? 'due now' : `next on ${due}`
    return `${name} · ${units === 1 ? '1 word' : `${units} words`} · ${lastScore === null ? '' : `last ${lastScore} · `}${next}`
  },
  suggestion: ({
    isNow,
    end,
    start,
    block,
    ids,
  }: {
    isNow: boolean
    end: string
    start: string
    block: string
    ids: string
  }) => {
    const when = isNow ? `Now, until ${end}` : `Next, at ${start}`
    return `${when}: ${block}${ids === '' ? '' : ` (recite begin ${ids})`}`
  },
  forecast: ({
    exam,
    mean,
    low,
    high,
    alone,
  }: {
    exam: string
    mean: number
    low: number
    high: number
    alone: number
  }) => `  On ${exam}: ${mean} % expected (${low}–${high}), ${alone} % without recalls`,
  kept: (id: number) => `Kept as text ${id}. Next: recite begin ${id}`,
  begun: (name: string) => `Write ${name} from memory: recite say TEXT, or recite say --file FILE`,
  deleted: ({ title, others, isDone }: { title: string; others: number; isDone: boolean }) => {
    const isOne = others === 0
    const name = isOne ? title : `${others + 1} texts`
    const what = `${name} with all attempts at ${isOne ? 'it' : 'them'}`
    return isDone
      ? `Deleted ${what}.`
      : `This would delete ${what}. Nothing was changed; add --apply to do it.`
  },
  recallsLeft: (unplaced: number) =>
    `${unplaced} found no place near their day and wait to be planned.`,
  recallsDry: 'Add --apply to do it.',
  recallsMoved: 'The recalls in your plan no longer fit this. Next: recite plan --apply',
  imported: ({
    added,
    known,
    leftOut,
    back,
  }: {
    added: number
    known: number
    leftOut: number
    back: string[]
  }) => [
    `${added === 1 ? '1 text' : `${added} texts`} added, ${known} there already, ${leftOut} left out.`,
    ...back.map((texts) => `To take them away again: recite delete ${texts} --apply`),
  ],
}

export const guideLines = {
  none: 'No guide is open in this conversation. Next: guide say "I have to pass linear algebra"',
  left: 'This guide was left. What you told is kept: guide say TEXT takes it up again.',
  head: (state: string) => `Guide: ${state}`,
  changed: 'Changed',
  slots: 'Field by field',
  doubts: 'To settle',
  risks: 'Where it may break',
  card: (id: string) => `Card ${id} waits: answer ${id} accept|reject`,
  exported: (file: string) => `Wrote the guide to ${file}`,
  restored: 'The guide is as it was when it was exported.',
}
