// Gives a Node process what Electron gives one of its own: a parent port, and a version to know it by.
import { EventEmitter } from 'node:events'

class ParentPort extends EventEmitter {
  postMessage(message: object): void {
    process.send?.(message)
  }
}

const port = new ParentPort()
process.on('message', (data) => port.emit('message', { data, ports: [] }))
process.on('disconnect', () => process.exit(0))
Object.defineProperty(process.versions, 'electron', { value: 'stand-in' })
Object.defineProperty(process, 'parentPort', { value: port })
