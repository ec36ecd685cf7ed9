// The page's whole view of the main process: the two functions of WeekloomBridge, nothing of Electron.
import { contextBridge, ipcRenderer } from 'electron'
import type { PushEvent, WeekloomBridge } from '../shared/contract/ipc.ts'
import { pushChannel, requestChannel } from './desktop/channels.ts'

const bridge: WeekloomBridge = {
  request: (name, input) => ipcRenderer.invoke(requestChannel, name, input),
  subscribe: (listener) => {
    const forward = (_event: unknown, event: PushEvent, rank: number): void => listener(event, rank)
    ipcRenderer.on(pushChannel, forward)
    return () => {
      ipcRenderer.off(pushChannel, forward)
    }
  },
}

contextBridge.exposeInMainWorld('weekloom', bridge)
