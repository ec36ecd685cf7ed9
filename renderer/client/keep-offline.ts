// Lets the browser keep the page's own files, so that a page without its server can say so.

function findWorker(): string {
  return new URL('/offline.js', location.href).href
}

/** The one policy that the browser shell's headers allow; it knows the one address. */
type AddressPolicy = { createScriptURL(address: string): string }

export function keepOffline(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy }
  }
  const policy = trustedTypes?.createPolicy('weekloom-offline', {
    createScriptURL: findWorker,
  })
  if (!('serviceWorker' in navigator)) return
  // A private window may refuse, and the server at a port of the day; the page itself needs nothing of it.
  navigator.serviceWorker
    .register(policy?.createScriptURL('') ?? findWorker())
    .catch(() => undefined)
}
