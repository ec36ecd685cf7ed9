// Counts what React draws anew, on the page as it is shipped: each commit is read from the tree that React keeps.
import type { Page } from '@playwright/test'

export type Renders = {
  commits: number
  /** The ids of the tasks whose blocks were drawn anew, one entry for each time. */
  blocks: number[]
  components: number
}

/** From the next load of the page on. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(installWatch)
  await page.reload()
}

/** Since the last call. */
export function takeRenders(page: Page): Promise<Renders> {
  return page.evaluate(() => {
    const taken = window.renders
    window.renders = { commits: 0, blocks: [], components: 0 }
    if (taken === undefined) throw new Error('nobody watches')
    return taken
  })
}

/** As much of React's tree as is read here. */
type Fiber = {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
}

declare global {
  interface Window {
    renders?: Renders
  }
}

// It runs in the page, so that nothing from outside of it is there.
function installWatch(): void {
  const functionTags = new Set([0, 11, 14, 15])
  const hostTag = 5
  window.renders = { commits: 0, blocks: [], components: 0 }

  const taskOf = (fiber: Fiber): number | null => {
    const { child } = fiber
    if (child?.tag !== hostTag || !(child.stateNode instanceof HTMLLIElement)) return null
    const button = child.stateNode.querySelector<HTMLElement>(':scope > button[data-task-id]')
    return button === null ? null : Number(button.dataset['taskId'])
  }

  const visit = (fiber: Fiber | null): void => {
    for (let each = fiber; each !== null; each = each.sibling) {
      const before = each.alternate
      // The first flag says that the function was called.
      const isDrawn = functionTags.has(each.tag) && (each.flags & 1) === 1
      if (isDrawn && window.renders !== undefined) {
        window.renders.components += 1
        const task = taskOf(each)
        if (task !== null) window.renders.blocks.push(task)
      }
      if (before === null || each.child !== before.child) visit(each.child)
    }
  }

  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      if (window.renders !== undefined) window.renders.commits += 1
      visit(root.current)
    },
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}
