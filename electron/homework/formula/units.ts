// Units of two letters and more, by the one that they are a multiple of: 500 cm is 5 m (H1).

const units: Record<string, [factor: number, base: string]> = {
  km: [1000, 'm'],
  dm: [0.1, 'm'],
  cm: [0.01, 'm'],
  mm: [0.001, 'm'],
  kg: [1000, 'g'],
  mg: [0.001, 'g'],
  ms: [0.001, 's'],
  min: [60, 's'],
  kN: [1000, 'N'],
  kJ: [1000, 'J'],
  kW: [1000, 'W'],
  mV: [0.001, 'V'],
  kV: [1000, 'V'],
  mA: [0.001, 'A'],
  kPa: [1000, 'Pa'],
  Pa: [1, 'Pa'],
  kHz: [1000, 'Hz'],
  MHz: [1_000_000, 'Hz'],
  Hz: [1, 'Hz'],
  mL: [0.001, 'L'],
  ml: [0.001, 'L'],
  mol: [1, 'mol'],
}

export function unitOf(name: string): { factor: number; base: string } | null {
  const unit = Object.hasOwn(units, name) ? units[name] : undefined
  if (unit === undefined) return null
  const [factor, base] = unit
  return { factor, base }
}
