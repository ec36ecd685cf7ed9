// Keeps the data folder to its owner, where the system knows modes: a week says when nobody is at home.
import { chmodSync, mkdirSync } from 'node:fs'

/** Makes the folder, and those above it, where they are missing; one that is there already stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** What SQLite keeps beside a database file takes the mode of the file. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch {
    // A disk without modes, or a file of another owner that may still be used: no reason not to.
  }
}
