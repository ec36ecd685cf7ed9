// A data file in memory with its log folded in, as bytes that SQLite opens without touching the disk.
import type { LoggedPage } from './read-log.ts'

/** Bytes 16 and 17 of the header; 1 stands for the largest. */
export function pageBytesOf(file: Buffer): number {
  const told = file.readUInt16BE(16)
  return told === 1 ? 65_536 : told
}

/** A new buffer; `file` stays as it is. */
export function foldIn(file: Buffer, logged: readonly LoggedPage[]): Buffer {
  const size = pageBytesOf(file)
  const last = logged.reduce((most, { number }) => Math.max(most, number), 0)
  const whole = Buffer.alloc(Math.max(Math.ceil(file.length / size), last) * size)
  file.copy(whole)
  for (const { number, bytes } of logged) bytes.copy(whole, (number - 1) * size)
  return whole
}
