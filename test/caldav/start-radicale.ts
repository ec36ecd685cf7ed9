// A real Radicale on the loopback, with one user and a folder of its own; null where the machine has none.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Radicale = {
  address: string
  user: string
  password: string
  stop: () => Promise<void>
}

const account = { user: 'student', password: 'pass word ü' }

export function findRadicale(): string | null {
  return findProgram('radicale')
}

export function findProgram(name: string): string | null {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

export async function startRadicale(program: string): Promise<Radicale> {
  const folder = mkdtempSync(join(tmpdir(), 'weekloom-radicale-'))
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'users'), `${account.user}:${account.password}\n`)
  const port = await freePort()
  const config = [
    '[server]',
    `hosts = 127.0.0.1:${port}`,
    '[auth]',
    'type = htpasswd',
    `htpasswd_filename = ${join(folder, 'users')}`,
    'htpasswd_encryption = plain',
    'delay = 0',
    '[storage]',
    `filesystem_folder = ${join(folder, 'data')}`,
    '[logging]',
    'level = error',
  ]
  writeFileSync(join(folder, 'config'), `${config.join('\n')}\n`)
  const child = spawn(program, ['--config', join(folder, 'config')], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}/`
  await untilAnswering(address)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, ...account, stop }
}

async function untilAnswering(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => null)
    if (answer !== null) return
    await wait(100)
  }
  throw new Error('Radicale does not answer')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
