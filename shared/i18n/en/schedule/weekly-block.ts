// A weekly class in words: "Mon 10:00–11:35, weeks 1-16" / "周一 10:00–11:35，第1-16周".

export const phrases = {
  weeks: (weeks: string, isOne: boolean): string => `${isOne ? 'week' : 'weeks'} ${weeks}`,
  block: (weekday: string, time: string, weeks: string) => `${weekday} ${time}, ${weeks}`,
  added: (title: string, block: string) => `${title}: new, ${block}`,
  removed: (title: string, block: string) => `${title}: removed (was ${block})`,
  changed: (title: string, from: string, to: string) => `${title}: ${from} → ${to}`,
  edited: (title: string, block: string) => `${title}: details changed, stays ${block}`,
  renamed: (from: string, to: string) => `${to} (was ${from})`,
  /** What else becomes of it, behind the line. */
  also: (line: string, place: string) => `${line}; ${place}`,
  place: (place: string): string => (place === '' ? 'without a place' : `now in ${place}`),
}
