// Which lines of a block are told by widths alone: here every letter is ten pixels wide.
import { expect, test } from 'vitest'
import { guessLines } from '../../../renderer/week/block/guess-lines.ts'

const widthOf = (word: string) => word.length * 10

const type = { strong: '600 13px Sans', plain: '400 13px Sans', line: 15.6, widthOf }

function guess(lines: string[], wide: number, high: number, isShort = false, tail = '') {
  return guessLines(lines, { wide, high, isShort, tail }, type)
}

function keep(course: string, tail: string) {
  return guess([`${course} ${tail}`], 200, 20, false, tail)
}

test('[U1] lines that have room are drawn, those below the foot of the block stay away', () => {
  expect(guess(['Optics', '08:00', 'Room 7'], 100, 40)).toEqual(['Optics', '08:00'])
  expect(guess(['Optics', '08:00'], 100, 100)).toEqual(['Optics', '08:00'])
  expect(guess(['Optics', '08:00'], 100, 8)).toEqual(['Optics'])
})

test('[U1] in one line a title ends at a word, and keeps what tells a tutorial from a lecture', () => {
  expect(guess(['Advanced Optics of Crystals'], 205, 20)).toEqual(['Advanced Optics of…'])
  expect(guess(['Real Analysis - Tutorial'], 165, 20)).toEqual(['Real… Tutorial'])
  expect(guess(['Real Analysis: exercises'], 165, 20)).toEqual(['Real… exercises'])
  expect(guess(['Advanced'], 50, 20)).toEqual(['Advanced'])
})

test('[U1] what a title says after its course is kept, unless it is long', () => {
  expect(keep('Quantum Mechanics', 'class test')).toEqual(['Quantum… class test'])
  expect(keep('Optics', 'of crystals in strong light')).toEqual(['Optics of crystals…'])
})

test('[U1] what is in doubt is left to the page', () => {
  // A title of two lines, a width to the pixel, a line to the pixel, and what a canvas sets another way.
  expect(guess(['Advanced Optics of Crystals'], 205, 40)).toBeUndefined()
  expect(guess(['Optics'], 60, 20)).toBeUndefined()
  expect(guess(['Optics', '08:00'], 100, 31.2)).toBeUndefined()
  expect(guess(['光学'], 100, 20)).toBeUndefined()
})
