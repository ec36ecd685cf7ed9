// Formulas are compared without rounding where that can be done (H1): nothing that differs is called right, however little.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareFormulas } from '../../../../electron/homework/formula/compare-formulas.ts'

describe('two formulas', () => {
  it.each([
    ['1234567890', '1234567891'],
    ['2^31-1', '2^31'],
    ['20!', '20!+1'],
    ['30!', '30!+1'],
    ['3^30', '205891132094650'],
    ['10000000000 x + 1', '10000000000 x'],
    ['x+10^-10', 'x'],
    ['10^-40', '0'],
    ['√(x²+10^-18)', '|x|'],
    ['1000000000000001', '1000000000000000'],
    ['101010101010101010101010', '101010101010101010101011'],
    ['√(x^2)', 'x'],
  ])('[H1] %j is another one than %j', (given, key) => {
    expect(compareFormulas(given, key)).toBe('different')
    expect(compareFormulas(key, given)).toBe('different')
  })

  it.each([
    // Not defined at the same places.
    ['0^0', '1'],
    ['x/x', '1'],
    ['(x²-1)/(x-1)', 'x+1'],
    ['(x-99)/(x-99)·y', 'y'],
    ['√x √x', 'x'],
    ['ln(x²)', '2 ln(x)'],
    ['tan x cos x', 'sin x'],
    // Nearer than floating point can tell apart, or than a rounding.
    ['n+10^10', '10^10'],
    ['√(10^20+1)', '10^10'],
    ['π+10^-12', 'π'],
    ['6.02214076*10^23', '602214076000000000000001'],
    ['1.000000001', '1'],
    ['√((y²-x/1000000)²)', 'y²-x/1000000'],
    // True, and beyond what is shown here.
    ['√(x²+1)√(x²+2)', '√((x²+1)(x²+2))'],
    ['100!', '100!+1'],
    ['10^-400', '0'],
    ['10^100000', '10^100001'],
    ['e^x cos x', 'cos x e^x'],
    ['5 < 7', '1 < 3'],
    // Of whole numbers only.
    ['sin(nπ)', '0'],
    ['cos(2nπ)', '1'],
    ['x^2/x = 3', 'x = 3 or x = 0'],
    ['log2 8', '3'],
  ])('[H1] whether %j is worth %j, the person has to judge', (given, key) => {
    expect(['close', 'unknown', null]).toContain(compareFormulas(given, key))
    expect(['close', 'unknown', null]).toContain(compareFormulas(key, given))
  })

  it.each([
    ['3^30', '205891132094649'],
    ['0.1+0.2', '0.3'],
    ['1/(x+1)+1/(x-1)', '2x/(x^2-1)'],
    ['(a+b)^3', 'a^3+3a^2b+3ab^2+b^3'],
    ['(1+√5)/2', '1/2+√5/2'],
    ['1/(1+√2)', '√2-1'],
    ['√8', '2√2'],
    ['√(x^2)', '|x|'],
    ['√(2x+2)', '√2 √(x+1)'],
    ['√((x-y)^2)', '|y-x|'],
    ['(x+1)^(3/2)', '(x+1)√(x+1)'],
    ['√(x²(x+1))', '|x|√(x+1)'],
    ['1/√(x+1)', '√(1/(x+1))'],
    ['x/√(x²+1)', 'x√(x²+1)/(x²+1)'],
    ['√(x+1)+10^20-10^20', '√(1+x)'],
    ['8^(2/3)', '4'],
    ['2^(1/3)*2^(1/3)', '4^(1/3)'],
    ['sin(2x)', '2 sin(x) cos(x)'],
    ['cos(2x)', '1 - 2 sin(x)^2'],
    ['lg x', 'ln(x)/ln(10)'],
    ['arctan(1)', 'π/4'],
    ['arcsin(1)', 'π/2'],
    ['√(3+2√2)', '1+√2'],
    ['2^n*2', '2^(n+1)'],
    ['(n+1)!', '(n+1) n!'],
    ['e^(2x)', '(e^x)^2'],
    ['y = C e^(-x)', 'y = C/e^x'],
    ['ln(2x)', 'ln 2 + ln x'],
    ['ln e^3', '3'],
    ['lg 100', '2'],
    ['sin 30°', '1/2'],
    ['cos(π/4)', '√2/2'],
    ['tan x', 'sin x/cos x'],
    ['sin x cos x', 'cos(x) sin(x)'],
    ['sin(-x)', '-sin(x)'],
    ['x^(1/3)+1', '1+x^(1/3)'],
    [String.raw`\frac{1}{2\sqrt{x}}`, '1/2 x^(-1/2)'],
    ['9.8 m·s⁻²', '9.8 m/s^2'],
  ])('[H1] %j is worth %j', (given, key) => {
    expect(compareFormulas(given, key)).toBe('equal')
    expect(compareFormulas(key, given)).toBe('equal')
  })

  it('[H1] long whole numbers are worth the same only where every digit is', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 40n })
    fc.assert(
      fc.property(whole, fc.bigInt({ min: 1n, max: 9n }), (number, more) => {
        expect(compareFormulas(`${number}+${more}`, `${number + more}`)).toBe('equal')
        expect(compareFormulas(`${number}`, `${number + more}`)).toBe('different')
      }),
    )
  })

  it('[H1] what takes long comes to an end', () => {
    const long = ['(√2+√3+√5+√7+√11+√13)^50', '9^9^9^9', '500!'.repeat(20), '1/(x^99+y)'.repeat(20)]
    // Reckoned to its end any of them would outlast the test.
    for (const formula of long)
      expect(['unknown', 'different', 'close']).toContain(compareFormulas(formula, `${formula}+1`))
  })
})
