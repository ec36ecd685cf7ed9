// The click with which the browser ends a press that has meant something else already.

function swallow(click: Event): void {
  click.stopPropagation()
  click.preventDefault()
}

/** Until the pointer is up, and the click that comes with it. */
export function swallowClick(): void {
  const options = { capture: true, once: true }
  window.addEventListener('click', swallow, options)
  const release = () => setTimeout(() => window.removeEventListener('click', swallow, options))
  window.addEventListener('pointerup', release, { once: true })
  window.addEventListener('pointercancel', release, { once: true })
}
