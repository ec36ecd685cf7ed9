// The course colours as the style sheet has them: readable and inside the screen's gamut for every hue and theme.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { courseHues, patternOf } from '../../../shared/timetable/course-hue.ts'
import { contrastOf, isOnScreen, layOver, mix, readColours, type Colour } from './oklch.ts'

const folder = join(import.meta.dirname, '../../../renderer/theme')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const [courseRule = '', plainRule = ''] = read('course.css').split('.course[data-plain]')

/** Of its edge, in the ink that a pattern is drawn with over words. */
const patternShare =
  Number(
    /--pattern-ink: color-mix\(in srgb, var\(--course-edge\) (\d+)%/.exec(
      read('patterns.css'),
    )?.[1],
  ) / 100

test('[U3] each hue has a pattern of its own, and no more than that', () => {
  const css = read('patterns.css')
  const drawn = [...css.matchAll(/\[data-pattern='(\d+)'\] \{([^}]+)\}/g)]
  expect(drawn.map(([, number]) => Number(number))).toEqual(courseHues.map(patternOf))
  expect(new Set(drawn.map(([, , rule]) => rule)).size).toBe(courseHues.length)
  expect(patternOf(undefined)).toBeUndefined()
})

type Pair = [name: string, words: Colour, ground: Colour]

function colourOf(colours: Map<string, Colour>, name: string): Colour {
  const colour = colours.get(name)
  if (colour === undefined) throw new Error(`no ${name}`)
  return colour
}

/** The pairs that are too close, each with its contrast. */
function tooClose(pairs: Pair[], least: number): string[] {
  return pairs
    .map(([name, words, ground]) => ({ name, contrast: contrastOf(words, ground) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ name, contrast }) => `${name} ${contrast.toFixed(2)}`)
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const tokens = readColours(read('tokens.css'), theme, 0)
  const token = (name: string) => colourOf(tokens, name)

  /** Each ground that a block lays its words on. */
  function groundsOf(colours: Map<string, Colour>): Pair[] {
    const colour = (name: string) => colourOf(colours, name)
    const ink = colour('--course-ink')
    const fill = colour('--course-fill')
    const overInk = mix(ink, token('--ink-quiet'), 0.75)
    return [
      ['fill', ink, fill],
      ['host', ink, colour('--course-wash')],
      ['session', ink, token('--paper-raised')],
      ['ghost', ink, mix(fill, token('--paper'), 0.6)],
      ['over', overInk, mix(fill, token('--paper'), 0.45)],
      ['session over', overInk, token('--paper')],
    ]
  }

  test.each([...courseHues])(
    '[U3] hue %i: words on every ground of its blocks have 4.5:1',
    (hue) => {
      const colours = readColours(courseRule, theme, hue)
      expect(tooClose(groundsOf(colours), 4.5)).toEqual([])
      const edge = colourOf(colours, '--course-edge')
      expect(tooClose([['edge', edge, token('--paper')]], 3)).toEqual([])
      expect([...colours].filter(([, colour]) => !isOnScreen(colour))).toEqual([])
    },
  )

  test.each([...courseHues])(
    '[U3] hue %i: words keep 4.5:1 on the lines of its pattern, and the lines are seen in its swatch',
    (hue) => {
      const colours = readColours(courseRule, theme, hue)
      const edge = colourOf(colours, '--course-edge')
      const lined = groundsOf(colours).map(([name, words, ground]): Pair => [
        name,
        words,
        layOver(edge, ground, patternShare),
      ])
      expect(tooClose(lined, 4.5)).toEqual([])
      expect(tooClose([['swatch', edge, token('--paper-raised')]], 3)).toEqual([])
    },
  )

  test('[U3] what has no course is as readable', () => {
    expect(tooClose(groundsOf(readColours(plainRule, theme, 0)), 4.5)).toEqual([])
  })

  test("[U3] the interface's own words have 4.5:1 on each of its papers", () => {
    const papers = ['--paper', '--paper-sunk', '--paper-raised', '--paper-hover', '--accent-wash']
    const inks = ['--ink', '--ink-quiet', '--accent', '--caution']
    const pairs = papers.flatMap((paper) =>
      inks.map((ink): Pair => [`${ink} on ${paper}`, token(ink), token(paper)]),
    )
    const button: Pair = ['button', token('--accent-ink'), token('--accent')]
    expect(tooClose([...pairs, button], 4.5)).toEqual([])
    expect(tooClose([['now', token('--now'), token('--paper')]], 3)).toEqual([])
  })
})
