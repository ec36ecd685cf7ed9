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
