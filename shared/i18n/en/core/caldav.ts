// Says in English: what is said of a calendar server.

export const davProblem = {
  unreachable:
    'The server can’t be reached. Your plan is safe here; it is sent when you are online again.',
  tls: 'The server’s certificate is not valid, so nothing was sent. Check the address, or ask whoever runs the server.',
  timeout:
    'The server took too long to answer. What was sent already is kept, and the rest follows; try again later.',
  'too-large':
    'The server’s answer was far too large to be a calendar’s, so it was not read. Check the address.',
  stopped: 'Stopped. What was sent already is kept, and the rest follows with the next push.',
  unauthorized:
    'The server does not accept this user name and password. Some servers want a password made for apps.',
  forbidden: 'The server does not let this user write there. Choose another calendar or address.',
  'not-found':
    'There is nothing at this address. Check it; the calendar may have been deleted there.',
  'not-allowed':
    'The server does not allow this at that address. Check that it is the address for CalDAV.',
  changed: 'Something was changed there in the meantime. Push again to see it.',
  locked: 'The calendar is locked there at the moment. Try again in a while.',
  busy: 'The server asks to wait. It is tried again later; nothing is lost.',
  full: 'There is no room left on the server. Free some there, then push again.',
  'not-caldav':
    'What answers there is no calendar server. Check the address: it is often on the help page of your provider.',
  'no-home':
    'The server does not say where your calendars are. Enter the address of your calendars itself.',
}
