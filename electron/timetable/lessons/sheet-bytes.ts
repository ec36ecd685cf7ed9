// Tells a spreadsheet by its first bytes, without what is needed to read one.

/** How the files of Excel begin: the old container, and the archive. */
export function isSheet(bytes: Uint8Array): boolean {
  const starts = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)
  return starts(0xd0, 0xcf, 0x11, 0xe0) || starts(0x50, 0x4b, 0x03, 0x04)
}
