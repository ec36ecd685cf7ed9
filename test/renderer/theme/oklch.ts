// Reads oklch() colours out of a style sheet and computes WCAG contrast.
// Formulas: Björn Ottosson, "A perceptual color space for image processing" (2020); WCAG 2.2, relative luminance.

/** Lightness 0–1, chroma, hue in degrees. */
export type Colour = { l: number; c: number; h: number }

/** Custom properties of the form `--name: light-dark(oklch(…), oklch(…))`, for one theme; `var(--hue)` is `hue`. */
export function readColours(
  css: string,
  theme: 'light' | 'dark',
  hue: number,
): Map<string, Colour> {
  const colours = new Map<string, Colour>()
  const numbers = String.raw`oklch\(((?:[^()/]|var\(--hue\))+)\)`
  const declaration = new RegExp(
    String.raw`(--[\w-]+):\s*light-dark\(${numbers},\s*${numbers}\)`,
    'g',
  )
  for (const [, name = '', light = '', dark = ''] of css.matchAll(declaration)) {
    const text = (theme === 'light' ? light : dark).replace('var(--hue)', `${hue}`)
    const [l = NaN, c = NaN, h = NaN] = text.trim().split(/\s+/).map(Number)
    colours.set(name, { l, c, h })
  }
  return colours
}

/** As `color-mix(in oklab, a share, b)`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const [from, to] = [toLab(a), toLab(b)]
  const [l, x, y] = from.map((part, index) => part * share + (to[index] ?? 0) * (1 - share))
  return {
    l: l ?? 0,
    c: Math.hypot(x ?? 0, y ?? 0),
    h: (Math.atan2(y ?? 0, x ?? 0) * 180) / Math.PI,
  }
}

/** As a layer of `top` with so much opacity over `ground`: blended in sRGB as the screen does it. */
export function layOver(top: Colour, ground: Colour, share: number): Colour {
  const [over, under] = [toLinear(top), toLinear(ground)]
  const blended = over.map((part, index) =>
    toLight(toScreen(part) * share + toScreen(under[index] ?? 0) * (1 - share)),
  )
  return fromLinear(blended)
}

function toScreen(light: number): number {
  const part = Math.min(1, Math.max(0, light))
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

function toLight(screen: number): number {
  return screen <= 0.04045 ? screen / 12.92 : ((screen + 0.055) / 1.055) ** 2.4
}

function fromLinear([red = 0, green = 0, blue = 0]: number[]): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

export function contrastOf(a: Colour, b: Colour): number {
  const [high = 0, low = 0] = [luminanceOf(a), luminanceOf(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Whether sRGB holds the colour, to a thousandth. */
export function isOnScreen(colour: Colour): boolean {
  return toLinear(colour).every((part) => part > -0.001 && part < 1.001)
}

// Linear-light sRGB; outside 0–1 the screen can't show it.
function toLinear(colour: Colour): [number, number, number] {
  const [l, a, b] = toLab(colour)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function toLab({ l, c, h }: Colour): [number, number, number] {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = toLinear(colour).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
