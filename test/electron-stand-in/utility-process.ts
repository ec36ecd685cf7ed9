// The stand-in for Electron's utilityProcess: a Node process of its own, with a parent port as Electron's has.
import { fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { readyCdp } from './host.ts'

type ForkOptions = { execArgv?: string[]; env?: Record<string, string> }

class UtilityProcess extends EventEmitter {
  private readonly child

  constructor(file: string, args: string[], { execArgv = [], env = {} }: ForkOptions) {
    super()
    this.child = fork(file, args, {
      execArgv: [...execArgv, '--import', join(import.meta.dirname, 'parent-port.ts')],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.child.on('message', (message) => this.emit('message', message))
    this.child.on('exit', (code) => this.emit('exit', code ?? 1))
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  postMessage(message: object): void {
    this.child.send(message)
  }

  kill(): boolean {
    return this.child.kill()
  }
}

export const utilityProcess = {
  fork: (file: string, args: string[] = [], options: ForkOptions = {}): UtilityProcess => {
    readyCdp('utilityProcess.fork')
    return new UtilityProcess(file, args, options)
  },
}
