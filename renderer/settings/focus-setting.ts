// Leads to a setting within its part, by the name that stands there.
import type { Setting } from './setting-names.ts'

const fields = 'input, select, textarea, button'

/** Where its part has not come yet, or shows it only with another choice, the first field of the part has the focus. */
export function focusSetting(panel: HTMLElement, { name }: Setting): void {
  const named = [...panel.querySelectorAll<HTMLElement>('label, legend, h3, button')].find(
    (element) => element.textContent.trim().startsWith(name),
  )
  const around = named?.matches('legend, h3') === true ? named.parentElement : named
  const field = around?.matches('button')
    ? around
    : (around ?? panel).querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`)
  field?.focus()
  named?.scrollIntoView({ block: 'nearest' })
}
