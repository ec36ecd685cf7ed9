// One line for one change of a card: the title, where from and where to.

export const phrases = {
  line: (title: string, what: string) => `${title}: ${what}`,
  arrow: (from: string, to: string) => `${from} → ${to}`,
  during: (place: string, host: string) => `${place}, during ${host}`,
  pending: 'pending',
  added: (place: string) => `new, ${place}`,
  removed: (place: string) => `removed (was ${place})`,
  edited: (place: string) => `details changed, stays ${place}`,
  renamed: (before: string, place: string) => `was ${before}, stays ${place}`,
  marked: (place: string, mark: string) => `${place}: ${mark}`,
  unmarked: (place: string) => `open again, ${place}`,
}
