// Whether this browser shows notifications of the page.

export type Permission = 'granted' | 'denied' | 'unasked'

/** A browser without notifications is as good as one that denies them. */
export function readPermission(): Permission {
  if (typeof Notification === 'undefined') return 'denied'
  return Notification.permission === 'default' ? 'unasked' : Notification.permission
}

/** Asks the person, where they have not been asked. Call it from a press. */
export async function requestPermission(): Promise<Permission> {
  if (readPermission() === 'unasked') await Notification.requestPermission()
  return readPermission()
}
