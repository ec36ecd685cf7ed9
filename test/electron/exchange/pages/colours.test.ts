// The paper wears the window's own light colours, and patterns that stay inside what they fill.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { courseColour, hexOf, toneOf, type Colour } from '../../../../electron/export/pages/page.ts'
import { drawPattern, courseMarks } from '../../../../electron/export/pages/pattern.ts'
import { event, at, schedule } from '../../../builders.ts'

const folder = join(import.meta.dirname, '../../../../renderer/theme')
const css = ['tokens.css', 'course.css'].map((file) => readFileSync(join(folder, file), 'utf8'))
const [tokens = '', courses = ''] = css
const [own = '', plain = ''] = courses.split('.course[data-plain]')

function lightOf(text: string, name: string): number[] {
  const [, light = ''] = new RegExp(`--${name}: light-dark\\(oklch\\(([^)]*)`).exec(text) ?? []
  return light.split(' ').map(Number)
}

test.each(['ink', 'ink-quiet', 'ink-faint', 'hairline', 'hairline-strong', 'accent', 'paper-sunk'])(
  '[X8] %s is the same on paper',
  (name) => expect(toneOf(name as Colour)).toEqual(lightOf(tokens, name)),
)

test.each(['fill', 'wash', 'edge', 'ink'] as const)('[X8] a course wears its %s', (tone) => {
  expect(toneOf(courseColour(tone, 255)).slice(0, 2)).toEqual(
    lightOf(own.replaceAll('var(--hue)', '255'), `course-${tone}`).slice(0, 2),
  )
  expect(toneOf(courseColour(tone, undefined))).toEqual(lightOf(plain, `course-${tone}`))
})

test('[X8] colours are those of a screen', () => {
  expect(hexOf('paper')).toBe('#ffffff')
  expect(hexOf('fill-255')).toMatch(/^#[0-9a-f]{6}$/)
})

test('[X8] courses differ by hue and pattern, and a hue that comes again has another pattern', () => {
  const events = Array.from({ length: 30 }, (_, index) =>
    event(index + 1, at((index % 7) + 1, (index % 12) + 1), { course: `Course ${index}` }),
  )
  const marks = [...courseMarks(schedule(events)).values()]
  expect(new Set(marks.map(({ hue, pattern }) => `${hue} ${pattern}`)).size).toBe(30)
})

test.each(Array.from({ length: 12 }, (_, pattern) => [pattern]))(
  '[X8] pattern %i stays inside its area',
  (pattern) => {
    const area = { x: 10, y: 20, width: 4.5, height: 47 }
    const shapes = drawPattern(area, { hue: 255, pattern })
    expect(shapes.length).toBeGreaterThan(0)
    for (const shape of shapes) {
      if (shape.kind !== 'strokes') continue
      expect(shape.lines.length).toBeGreaterThan(0)
      for (const [x, y] of shape.lines.flat()) {
        expect(x).toBeGreaterThanOrEqual(area.x)
        expect(x).toBeLessThanOrEqual(area.x + area.width)
        expect(y).toBeGreaterThanOrEqual(area.y - 1e-9)
        expect(y).toBeLessThanOrEqual(area.y + area.height + 1e-9)
      }
    }
  },
)
