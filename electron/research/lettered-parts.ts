// Finds which one of several is meant where they have letters: "group A", A 组, B卷. All ways to say one of them.

const kinds: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['group', 'team', 'cohort'],
    ['组', '小组'],
  ],
  [['section', 'class', 'stream'], ['班']],
  [['version', 'paper'], ['卷']],
  [
    ['building', 'block'],
    ['栋', '座', '楼'],
  ],
  [
    ['part', 'zone', 'area'],
    ['区', '部分'],
  ],
]

export type LetteredPart = { said: string; forms: readonly string[]; search: readonly string[] }

/** The letter is a capital: "a group" is any. */
const chinese = /(?<![A-Za-z\d])([A-Z])\s?(小组|部分|[组班卷栋座楼区])/gu
const english =
  /\b(group|team|cohort|section|class|stream|version|paper|building|block|part|zone|area) ([A-Z])(?![\w'’])/giu

export function findLetteredParts(text: string): LetteredPart[] {
  return [
    ...Array.from(text.matchAll(chinese), ([said, letter = '', kind = '']) =>
      toPart(said, letter, kind),
    ),
    ...Array.from(text.matchAll(english), ([said, kind = '', letter = '']) =>
      toPart(said, letter, kind.toLowerCase()),
    ).filter(({ said }) => /\p{Lu}$/u.test(said)),
  ]
}

function toPart(said: string, letter: string, kind: string): LetteredPart {
  const [names, words] = kinds.find((each) => each.some((list) => list.includes(kind))) ?? [[], []]
  const forms = [
    ...names.map((name) => `${name} ${letter}`),
    ...words.map((word) => `${letter} ${word}`),
  ]
  return { said, forms, search: forms }
}
