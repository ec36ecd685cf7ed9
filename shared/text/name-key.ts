// Tells whether two names are written the same but for width, case and white space.

export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
