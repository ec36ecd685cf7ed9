// Defines what a shell can do for the session beyond carrying requests: each is absent where the shell can't.
import type { MenuOffer } from '../../shared/settings/menu-offer.ts'
import type { SaidReminder } from '../../shared/words/schedule/say-reminder.ts'
import type { StartWorker } from '../worker/ask-worker.ts'

export type Shell = {
  /** Opens a folder in the system's file manager; false when that did not work. */
  showFolder?: (folder: string) => Promise<boolean>
  /** Shows a notification; where it is absent the pages do. */
  remind?: (reminder: SaidReminder) => void
  takeMenu?: (offer: MenuOffer) => void
  /** Starts the process of an exchange job; where it is absent Node does. */
  startJob?: StartWorker
}
