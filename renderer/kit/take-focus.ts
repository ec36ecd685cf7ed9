// Where the keyboard goes when a part of the page appears.

/** As the `ref` of what is to have the focus once it stands in the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
