// A formula as people write it (LaTeX, raised digits, ½, full width) in the one plain spelling that is read (H1).

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** LaTeX words that are signs here; every other is read as a name. */
const signs: Record<string, string> = {
  cdot: '*',
  times: '*',
  ast: '*',
  div: '/',
  pi: 'π',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  pm: '±',
  circ: '°',
  approx: '≈',
  Rightarrow: '⇒',
  implies: '⇒',
  left: '',
  right: '',
  quad: ' ',
  qquad: ' ',
  displaystyle: '',
}

export function plainFormula(text: string): string {
  const narrow = withoutRaised(text).normalize('NFKC').replaceAll('⁄', '/')
  return withoutDegrees(withPlainNumbers(withPlainSigns(withoutLatex(narrow)))).trim()
}

/** x² as x^(2), 3½ as (3+1/2); before compatibility forms would make x2 and 31/2 of them. */
function withoutRaised(text: string): string {
  return text
    .replaceAll(/[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (written) => {
      const digits = Array.from(written, (sign) => {
        const digit = raised.indexOf(sign)
        return digit >= 0 ? String(digit) : sign === '⁻' ? '-' : ''
      })
      return `^(${digits.join('')})`
    })
    .replaceAll(/(\d+)\s*([¼-¾⅐-⅞])/gu, (_, whole: string, part: string) => `(${whole}+${part})`)
    .replaceAll(/[¼-¾⅐-⅞]/gu, (part) => `(${part})`)
}

/** From the inside out, so that nested ones are read. */
const groups: [RegExp, string][] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))'],
  [/\\[dt]?frac\s*(\d)\s*(\d)/g, '($1/$2)'],
  [/\\sqrt\s*\[([^[\]]*)\]\s*\{([^{}]*)\}/g, '(($2)^(1/($1)))'],
  [/\\sqrt\s*\{([^{}]*)\}/g, '√($1)'],
  [/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}\\]*)\}/g, '$1'],
  [/\^\s*\{([^{}\\]*)\}/g, '^($1)'],
  [/_\s*\{(\w+)\}/g, '_$1'],
]

function withoutLatex(text: string): string {
  const inner = groups.reduce((written, [pattern, plain]) => written.replace(pattern, plain), text)
  if (inner !== text) return withoutLatex(inner)
  return text
    .replaceAll(/\$|\\[()[\],;! ]/g, ' ')
    .replaceAll(/\\([A-Za-z]+)/g, (_, name: string) => signs[name] ?? ` ${name} `)
    .replaceAll('\\', '')
}

function withPlainSigns(text: string): string {
  return text
    .replaceAll(/[×·⋅∗•]/g, '*')
    .replaceAll('**', '^')
    .replaceAll('÷', '/')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll('≦', '≤')
    .replaceAll('≧', '≥')
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('!=', '≠')
    .replaceAll(/=>|→|∴/g, '⇒')
    .replaceAll('==', '=')
    .replaceAll(/\+\/?-/g, '±')
}

/** 1,000 as 1000, 3 1/2 as one number; a decimal comma where it parts neither thousands nor the points of a list. */
function withPlainNumbers(text: string): string {
  return text
    .replaceAll(/(?<![\d.,([{])\d{1,3}(?:,\d{3})+(?![\d,])/g, (written) =>
      written.replaceAll(',', ''),
    )
    .replaceAll(/(?<![\d.,([{])(\d+),(\d+)(?![\d,)\]}])/g, '$1.$2')
    .replaceAll(/(?<![\d./^])(\d+)\s+(\d+)\s*\/\s*(\d+)(?![\d.])/g, '($1+$2/$3)')
}

/** A degree counts in the argument of a function only: 45 and 45° are the same angle as an answer. */
function withoutDegrees(text: string): string {
  const named = text.replaceAll(/\^?\(?°\)?|\bdeg(?:rees?)?\b|度/g, '°')
  if (!/(?:sin|cos|tan|cot)(?![A-Za-z])/.test(named)) return named.replaceAll('°', '')
  return named.replaceAll(/(\d+(?:\.\d+)?)\s*°/g, '($1*π/180)').replaceAll('°', '*(π/180)')
}
