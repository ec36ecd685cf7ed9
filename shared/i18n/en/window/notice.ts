// The lines at the foot of the page and the states of the connection.

export const notice = {
  broken: 'That did not work, and nothing was changed. Try again, or restart Weekloom.',
  lost: 'The connection broke before the answer came. Look at the week before you try again.',
  unreadable: (fileName: string) => `${fileName} could not be read. Nothing was imported.`,
  undo: (summary: string) => `Undone: ${summary}`,
  redo: (summary: string) => `Done again: ${summary}`,
  dismiss: 'Dismiss',
  builtIn: 'The built-in model answers from now on. The assistant’s settings change it back.',
  setAside: (path: string) =>
    `The backup is restored. The file that was there could not be backed up, so it was set aside as it is, whole: ${path}`,
  reconnecting: 'Reconnecting. What you see is safe.',
  unreachable:
    'Weekloom does not answer. Check that it is still running; this page then connects by itself.',
  refused:
    'This link has been used, or Weekloom was started anew and gave out a new link. Press Enter in the terminal where Weekloom runs and open the link that it shows here; your week is safe.',
  full: 'Too many windows of Weekloom are open. Close one of them; this page then connects by itself.',
}
