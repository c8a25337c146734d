import type { Layer } from '../library/skeleton.ts';
import { layers } from '../library/skeleton.ts';
import { dependentsOf } from '../workspace/dependentsOf.ts';
import type { WorkspacePackage } from '../workspace/WorkspacePackage.ts';
import type { Fault } from './Fault.ts';
import type { Sample } from './Sample.ts';

/** What a library of a layer may import, stated independently of the lint settings. */
const floorsBelow: Readonly<Record<Layer, readonly Layer[]>> = {
  feature: ['data', 'platform', 'ui', 'domain'],
  data: ['data', 'platform', 'ui', 'domain'],
  platform: ['platform', 'ui', 'domain'],
  ui: ['ui', 'domain'],
  domain: ['domain'],
  server: ['server', 'domain'],
};

const pairs = layers.flatMap((from) => layers.map((to) => ({ from, to })));
const isAllowed = ({ from, to }: { from: Layer; to: Layer }): boolean => floorsBelow[from].includes(to);

/** An import for every forbidden pair of layers. */
export const layerFaults = (libraries: readonly WorkspacePackage[]): readonly Fault[] =>
  pairs
    .filter((pair) => !isAllowed(pair))
    .map(({ from, to }) => ({
      ...importBetween(from, to, libraries),
      rule: '@nx(enforce-module-boundaries)',
      message: 'can only depend on libs tagged with',
    }));

/** An import for every allowed pair of layers. */
export const layerImports = (libraries: readonly WorkspacePackage[]): readonly Sample[] =>
  pairs.filter(isAllowed).map(({ from, to }) => importBetween(from, to, libraries));

/** Two libraries of which the imported one does not need the other, since a cycle would be reported instead. */
function importBetween(from: Layer, to: Layer, libraries: readonly WorkspacePackage[]): Sample {
  const importers = libraries.filter(({ folder }) => folder.startsWith(`libs/${from}/`));
  const imported = libraries.filter(({ folder }) => folder.startsWith(`libs/${to}/`));
  for (const importer of importers) {
    const dependents = dependentsOf(importer.name, libraries);
    const target = imported.find(({ name }) => name !== importer.name && !dependents.has(name));
    if (target)
      return {
        name: `${from} imports ${to}`,
        file: `${importer.folder}/src/canary.ts`,
        source: `import { thing } from '${target.name}';\nexport const canary = thing;\n`,
      };
  }
  throw new Error(`No library of ${from} can import one of ${to} without a circle.`);
}
