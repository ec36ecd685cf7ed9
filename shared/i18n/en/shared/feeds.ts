// Says in English: what is said of calendars that are read from addresses.
import type { FeedProblem, FeedWaiting } from '../../../feeds/feed.ts'

const still = 'What you have stays as it is.'

/** `detail` is a host, or the number of a status. */
export const feedProblems: Record<FeedProblem['kind'], (detail: string) => string> = {
  offline: () =>
    'There is no connection, or no such host. It is read again once you are online; nothing is lost.',
  refused: () => `Nothing answers at this address at the moment. ${still} It is tried again later.`,
  timeout: () => `The server took too long to answer. ${still} It is tried again later.`,
  'cut-off': () =>
    `The calendar broke off in the middle, so none of it was used. ${still} It is tried again later.`,
  garbled: () =>
    `The answer arrived garbled and could not be unpacked. ${still} It is tried again later.`,
  tls: () =>
    `No safe connection came about: the server has no certificate, or none that is valid. ${still} Check the address, or ask whoever runs the server.`,
  'not-web': () => `What answers there is no web server. ${still} Check the address.`,
  stopped: () => `Stopped. ${still}`,
  elsewhere: (host) =>
    `The address sends on to ${host}, which has not been asked for anything. ${still} Agree to that host if you know it; if it is a login page, copy the address that is meant for calendar apps.`,
  'open-line': (host) =>
    `The line to ${host} is not encrypted (http): whoever is on the way can read the address and your calendar. Nothing was asked yet. Try https, or agree to that host.`,
  redirects: () => `The address sends on in circles. ${still} Copy it anew from where you got it.`,
  'bad-redirect': () =>
    `The address sends on to something that is no web address. ${still} Copy it anew from where you got it.`,
  unauthorized: () =>
    `The server wants a login. ${still} Copy the private address that is meant for calendar apps; it needs none.`,
  forbidden: () =>
    `The server does not let this address be read any more. ${still} Copy it anew from where you got it.`,
  'not-found': () =>
    `There is nothing at this address now. ${still} If the calendar has moved, enter its new address.`,
  gone: () =>
    `This calendar was taken down for good. ${still} Enter its new address, or remove the feed.`,
  busy: () => `The server asks to wait. ${still} It is tried again later.`,
  server: (status) =>
    `The server has a fault of its own (error ${status}). ${still} It is tried again later.`,
  status: (status) => `The server answered with error ${status}. ${still} It is tried again later.`,
  'too-large': () =>
    `The answer is far larger than a calendar, so it was not read. ${still} Check the address.`,
  empty: () => `The answer was empty. ${still} It is tried again later.`,
  'web-page': () =>
    `A web page came instead of a calendar, most likely a login page. ${still} Copy the address that is meant for calendar apps; it often ends in .ics.`,
  'not-a-calendar': () =>
    `What came is no calendar. ${still} Copy the address that is meant for calendar apps; it often ends in .ics.`,
  unreadable: (said) => said,
  'no-address': () =>
    'Its address is not on this machine: it is kept like a key, and no backup holds it. Enter it again.',
}

export const waitingKinds: Record<keyof FeedWaiting, (count: number) => string> = {
  added: (count) => `${count} new`,
  moved: (count) => `${count} moved`,
  changed: (count) => `${count} changed`,
  gone: (count) => `${count} gone`,
  yours: (count) => `${count} that you changed too`,
  due: (count) => `${count} due`,
}

export const feedNotes = {
  none: 'There are no calendars to read yet. Nothing was changed.',
  unknown: 'There is no calendar of that number. Nothing was changed.',
  tooMany: (most: number) =>
    `There can be ${most} calendars at most. Remove one first; nothing was changed.`,
  twice: (name: string) => `That address is read already, as “${name}”. Nothing was changed.`,
  unread: 'It has not been read yet. Read it first.',
  /** What came of reading one. */
  same: (name: string) => `${name}: nothing new.`,
  waits: (name: string, waiting: string) => `${name}: ${waiting}.`,
  failed: (name: string, sentence: string) => `${name}: ${sentence}`,
  taken: (name: string, count: number) =>
    count === 1
      ? `A change of a lecture was taken over from “${name}”.`
      : `${count} changes of lectures were taken over from “${name}”.`,
}
