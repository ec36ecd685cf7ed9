// The two ends of an operation that can fail in an expected way; broken invariants throw instead.

export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}
