// Says in English: what the desktop app says before its core is loaded.

export const crashWords = {
  happened: {
    'uncaught-exception': 'Weekloom ran into an error and has to start again.',
    'unhandled-rejection': 'Weekloom ran into an error and has to start again.',
    'page-gone': 'The window of Weekloom stopped working and has to start again.',
  },
  safe: 'All that you accepted is saved.',
  report: (file: string) =>
    `A report without your texts lies in ${file}. Nothing was sent anywhere.`,
  restart: 'Start again',
  quit: 'Quit',
}

export const answerRequest = {
  broken:
    'Something went wrong inside Weekloom, and this step was not saved. All earlier work is safe. Reload the window and try again.',
}

export const unreadable = {
  text: 'The window sent a request that cannot be read. Nothing was changed. Reload the window.',
}

export const badInput = {
  missing: (label: string) => `The ${label} is empty. Write it first; nothing was changed.`,
  tooLong: (label: string, most: number) =>
    `The ${label} is too long: it may have ${most} characters. Shorten it, or split it; nothing was changed.`,
}

export const menuTitles = {
  app: 'Weekloom',
  file: 'File',
  edit: 'Edit',
  view: 'View',
  plan: 'Plan',
  window: 'Window',
  help: 'Help',
}

/** Electron has these in English alone. */
export const roleWords = {
  services: 'Services',
  hide: 'Hide Weekloom',
  hideOthers: 'Hide others',
  unhide: 'Show all',
  quit: 'Quit',
  close: 'Close window',
  minimize: 'Minimise',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  resetZoom: 'Actual size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  togglefullscreen: 'Full screen',
}

/** What is no address or name of the kind that is asked for. */
export const wrongInput = {
  address:
    'The address must begin with https:// or http:// and name a server, without a password or anything behind a “?”. Nothing was changed.',
  user: 'The user name may have no colon. Nothing was changed.',
}

export const inputLabels = {
  text: 'text',
  title: 'name',
  name: 'name',
  course: 'name of the course',
  query: 'search',
  question: 'question',
  note: 'note',
  fileName: 'name of the file',
}
