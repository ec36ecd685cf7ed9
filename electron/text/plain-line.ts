// What was typed as one line with the person's own words and capitals: one width, one kind of space, no invisible signs.

export function plainLine(raw: string): string {
  return raw
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\s+/g, ' ')
}
