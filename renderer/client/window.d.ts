// Declares the bridge that a preload puts into the page; absent in the browser shell.
import type { WeekloomBridge } from '../../shared/contract/ipc.ts'

declare global {
  interface Window {
    readonly weekloom?: WeekloomBridge
  }
}
