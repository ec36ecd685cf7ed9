// The names of the files in a data folder.
import { join } from 'node:path'

export function databaseFile(folder: string): string {
  return join(folder, 'weekloom.db')
}

export function lockFile(folder: string): string {
  return join(folder, 'weekloom.lock')
}

/** There from the moment that everything is to be erased until it is. */
export function eraseMark(folder: string): string {
  return join(folder, 'weekloom.erase')
}

/** What the last check of the data file found. */
export function checkFile(folder: string): string {
  return join(folder, 'weekloom.db-checked')
}

/** There once it has been said that others may read the folder. */
export function openMark(folder: string): string {
  return join(folder, 'weekloom.db-open-said')
}

/** Where there is no keychain: the addresses of the calendars that are read. */
export function addressFile(folder: string): string {
  return join(folder, 'feed-addresses.json')
}

export function backupFolder(folder: string): string {
  return join(folder, 'backups')
}

/** Where a data file from elsewhere is built before it takes the place of the present one; its name is one that an erasing knows. */
export function movingFolder(folder: string): string {
  return `${databaseFile(folder)}-moving`
}

/** Where a file is built before it takes the place of `file` by a rename. */
export function partFile(file: string): string {
  return `${file}.part`
}

/** What SQLite keeps beside a database file; left behind, it would be replayed into whatever takes its place. */
export function companionFiles(file: string): { log: string; index: string; journal: string } {
  return { log: `${file}-wal`, index: `${file}-shm`, journal: `${file}-journal` }
}

/** An ISO instant as part of a file name on every system: `2026-11-21T22-40-33.000Z`. */
export function fileStamp(at: string): string {
  return at.replaceAll(':', '-')
}

/** The instant that `fileStamp` was given. */
export function stampInstant(stamp: string): string {
  return stamp.replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3')
}
