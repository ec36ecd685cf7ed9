// Bundles parts that run on Node, each into its own folder of `out`, and puts beside them what they read there.
import { build } from 'vite'
import { collectPackages } from './collect-notices.ts'
import { copyDrawingFiles } from './copy-drawing-files.ts'
import { copyReadingFiles } from './copy-reading-files.ts'
import { nodeBundle, type NodePart } from './node-bundle.ts'

/** Adds to `packages` the folders of those that the bundles hold. */
export async function buildNodeParts(
  parts: readonly NodePart[],
  out: string,
  packages: Set<string>,
): Promise<void> {
  const plugins = [collectPackages(packages)]
  await Promise.all(parts.map((part) => build({ ...nodeBundle(part, out), plugins })))
  copyDrawingFiles(out)
  copyReadingFiles(out)
}
