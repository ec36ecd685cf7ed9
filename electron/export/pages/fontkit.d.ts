// The part of fontkit that measures and outlines a line of text; the package brings no types.
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }

  export type Font = {
    unitsPerEm: number
    postscriptName: string
    hasGlyphForCodePoint: (codePoint: number) => boolean
    layout: (text: string) => {
      glyphs: { id: number; path: { commands: PathCommand[] } }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
      advanceWidth: number
    }
  }

  export function create(bytes: Uint8Array): Font
}
