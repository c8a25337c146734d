import { join } from 'node:path';
import { environmentOf, layers } from '../library/skeleton.ts';
import type { Environment } from '../library/skeleton.ts';
import type { WorkspacePackage } from '../workspace/WorkspacePackage.ts';

/** A library as its consumer sees it. */
export interface InstalledLibrary {
  readonly name: string;
  /** Folder in the workspace, under which results are reported. */
  readonly folder: string;
  /** Where npm put it. */
  readonly path: string;
  readonly environment: Environment;
  /** The specifiers of its code: `@finance-analyst/market`, `@finance-analyst/service-worker/worker`. */
  readonly codeEntries: readonly string[];
  readonly styleEntries: readonly string[];
}

export function installedLibrary(
  consumer: string,
  { name, folder, manifest }: WorkspacePackage,
): InstalledLibrary {
  const layer = layers.find((candidate) => folder.startsWith(`libs/${candidate}/`));
  if (!layer) throw new Error(`${folder} lies in no layer.`);
  const specifiers = Object.keys(manifest.exports ?? {}).map((entry) => name + entry.slice(1));
  return {
    name,
    folder,
    path: join(consumer, 'node_modules', name),
    environment: environmentOf(layer),
    codeEntries: specifiers.filter((specifier) => !specifier.endsWith('.css')),
    styleEntries: specifiers.filter((specifier) => specifier.endsWith('.css')),
  };
}
