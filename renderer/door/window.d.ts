// The door that a preload puts into the page; absent in the browser shell.
import type { WeekloomDoor } from '../../shared/contract/ipc.ts'

declare global {
  interface Window {
    readonly weekloom?: WeekloomDoor
  }
}
