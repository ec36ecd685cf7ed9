// The months by their English names, as they are written out or cut short.

/** The first three letters of each, which tell it from all others. */
export const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Alternatives of a pattern, in small letters. */
export const monthPattern =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** From 1 on; 0 for what names none. */
export function monthNumber(name: string | undefined): number {
  return monthNames.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
}
