// Writes a page as SVG: the outlines of the letters in place of text, so that whoever draws it needs no font.
import type { PathCommand } from 'fontkit'
import { hexOf, type Box, type Label, type Page, type Shape, type Strokes } from './page.ts'
import { splitWords, type Faces } from './faces.ts'

export function writeSvg(faces: Faces, { width, height, shapes }: Page): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const body = shapes.map((shape) => toElement(faces, shape)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`
}

function toElement(faces: Faces, shape: Shape): string {
  switch (shape.kind) {
    case 'box':
      return toRectangle(shape)
    case 'strokes':
      return toLines(shape)
    case 'label':
      return toOutlines(faces, shape)
    default:
      return shape satisfies never
  }
}

function toRectangle({ x, y, width, height, radius, fill, edge }: Box): string {
  const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
  const corner = radius > 0 ? ` rx="${short(radius)}"` : ''
  const background = ` fill="${fill === null ? 'none' : hexOf(fill)}"`
  const line =
    edge === null
      ? ''
      : ` stroke="${hexOf(edge.colour)}" stroke-width="${short(edge.width)}"${toDash(edge.dash)}`
  return `<rect ${place}${corner}${background}${line}/>`
}

function toLines({ lines, colour, width, cap, dash }: Strokes): string {
  const path = lines
    .map((points) =>
      points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${pair(x, y)}`).join(''),
    )
    .join('')
  const look = `stroke="${hexOf(colour)}" stroke-width="${short(width)}" stroke-linecap="${cap}"`
  return `<path d="${path}" fill="none" ${look}${toDash(dash)}/>`
}

function toDash(dash: readonly number[]): string {
  return dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(short).join(' ')}"`
}

function toOutlines({ fonts }: Faces, { x, baseline, size, weight, colour, text }: Label): string {
  const font = fonts[weight]
  const scale = size / font.unitsPerEm
  let left = x
  let path = ''
  for (const word of splitWords(text)) {
    const { glyphs, positions } = font.layout(word)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const [atX, atY] = [left + xOffset * scale, baseline - yOffset * scale]
      path += glyph.path.commands.map((command) => toCommand(command, atX, atY, scale)).join('')
      left += xAdvance * scale
    }
  }
  return path === '' ? '' : `<path d="${path}" fill="${hexOf(colour)}"/>`
}

const letters: Record<PathCommand['command'], string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Outlines count upwards from the baseline, pages downwards. */
function toCommand({ command, args }: PathCommand, x: number, y: number, scale: number): string {
  let numbers = ''
  for (let index = 0; index + 1 < args.length; index += 2) {
    const point = pair(x + (args[index] ?? 0) * scale, y - (args[index + 1] ?? 0) * scale)
    numbers += index === 0 ? point : ` ${point}`
  }
  return `${letters[command]}${numbers}`
}

function pair(x: number, y: number): string {
  return `${short(x)} ${short(y)}`
}

/** Hundredths of a point are finer than any printer. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
