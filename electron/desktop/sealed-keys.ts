// The keys of model endpoints in the system's keychain (M4): sealed by Electron, one file for all hosts.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { safeStorage } from 'electron'
import { z } from 'zod'
import type { KeyStore } from '../session/key-store.ts'

const fileSchema = z.record(z.string(), z.base64())

/**
 * `file` holds each host with its sealed key. Where the system has no safe place (on Linux without a keyring, sealing
 * is only disguise) keys live for this run and are never written. Only after `ready`.
 */
export function sealedKeys(file: string): KeyStore {
  const canSeal =
    safeStorage.isEncryptionAvailable() &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text')
  const opened = new Map<string, string>()
  const sealed = canSeal ? readSealed(file) : {}
  return {
    source: 'keychain',
    isForThisRun: !canSeal,
    forgetAll() {
      opened.clear()
      for (const host of Object.keys(sealed)) delete sealed[host]
      if (canSeal) rmSync(file, { force: true })
    },
    read: (host) => opened.get(host) ?? unseal(sealed[host]),
    write(host, key) {
      if (key === null) opened.delete(host)
      else opened.set(host, key)
      if (!canSeal) return
      if (key === null) delete sealed[host]
      else sealed[host] = safeStorage.encryptString(key).toString('base64')
      writeWhole(file, JSON.stringify(sealed))
    },
  }
}

/** Empty when there is none, or it can't be read: the person enters the key again. */
function readSealed(file: string): Record<string, string> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Null too when the system's key has changed since. */
function unseal(sealed: string | undefined): string | null {
  if (sealed === undefined) return null
  try {
    return safeStorage.decryptString(Buffer.from(sealed, 'base64'))
  } catch {
    return null
  }
}

function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`
  writeFileSync(fresh, text, { mode: 0o600 })
  renameSync(fresh, file)
}
