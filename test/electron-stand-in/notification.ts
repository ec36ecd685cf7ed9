// Electron's Notification: what was shown can be asked for and pressed.
import { EventEmitter } from 'node:events'

export class Notification extends EventEmitter {
  /** Those that were shown, oldest first; the stand-in's own, for tests. */
  static readonly shown: Notification[] = []
  readonly title: string
  readonly body: string

  static isSupported(): boolean {
    return true
  }

  constructor({ title, body }: { title: string; body: string }) {
    super()
    this.title = title
    this.body = body
  }

  show(): void {
    Notification.shown.push(this)
    this.emit('show')
  }
}
